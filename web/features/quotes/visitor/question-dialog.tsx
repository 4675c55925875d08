import { styled } from '#styled/jsx';
import { useId, type ReactNode, type RefObject } from 'react';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';

const DialogElement = styled('dialog', {
  base: {
    width: 'calc(100vw - 2rem)',
    maxWidth: 'lg',
    maxHeight: 'calc(100dvh - 2rem)',
    m: 'auto',
    p: { base: '5', md: '6' },
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'card',
    overflowY: 'auto',
    _open: { animation: 'appear 200ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
    _backdrop: { bg: 'scrim' },
  },
});

type QuestionDialogProps = {
  dialogRef: RefObject<HTMLDialogElement | null>;
  title: string;
  /** What will happen, and a field where one is needed. */
  children: ReactNode;
  /** Names what is done: “Retirer la demande”. */
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks once before something that cannot be taken back. Open it with `dialogRef.current?.showModal()`; Escape leaves all as it is. */
export function QuestionDialog({
  dialogRef,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
}: QuestionDialogProps) {
  const id = useId();
  return (
    <DialogElement ref={dialogRef} aria-labelledby={id}>
      <Stack gap="4">
        <Heading as="h2" look="h3" id={id}>
          {title}
        </Heading>
        {children}
        <Row justifyContent="flex-end" gap="3">
          <Button onClick={() => dialogRef.current?.close()}>{cancelLabel}</Button>
          <Button look="solid" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Row>
      </Stack>
    </DialogElement>
  );
}
