import { useId, type ReactNode, type RefObject } from 'react';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { SmallDialog } from '../../../ui/small-dialog.ts';
import { Heading } from '../../../ui/text.tsx';

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
    <SmallDialog ref={dialogRef} aria-labelledby={id}>
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
    </SmallDialog>
  );
}
