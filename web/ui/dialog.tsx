import { Dialog as Chakra, Portal, type UseDisclosureReturn } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Row } from './box.ts';
import { Button } from './button.tsx';
import { Heading } from './text.tsx';

/** Whether a dialog is open, as `useDisclosure()` of Chakra keeps it. */
export type Disclosure = Pick<UseDisclosureReturn, 'open' | 'onClose'>;

type DialogProps = {
  dialog: Disclosure;
  title: ReactNode;
  /** Width of a question (`md`) or of a form (`lg`). */
  size?: 'md' | 'lg';
  /** The title has the focus when it opens; else it is what has `data-autofocus`, or the first control. */
  focusTitle?: boolean;
  /** What has it once it is closed, where that is not the button that opened it; asked when the dialog is gone. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  onKeyDown?: ComponentProps<typeof Chakra.Content>['onKeyDown'];
  /** At the right of the title. */
  tools?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A modal dialog of the dashboards. Escape closes it; a click beside it does not, as it would lose what was typed. */
export function Dialog({
  dialog,
  title,
  size = 'lg',
  focusTitle = false,
  finalFocus,
  onKeyDown,
  tools,
  footer,
  children,
}: DialogProps) {
  return (
    <Chakra.Root
      open={dialog.open}
      onOpenChange={({ open }) => {
        if (!open) dialog.onClose();
      }}
      size={size}
      placement="center"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
    >
      <Portal>
        <Chakra.Backdrop bg="blackAlpha.600" />
        <Chakra.Positioner px={{ base: '2', md: '4' }}>
          <Chakra.Content
            color="fg"
            border="1px solid"
            borderColor="border"
            textStyle="md"
            maxHeight="calc(100dvh - 2rem)"
            onKeyDown={onKeyDown}
          >
            <Chakra.Header
              px={{ base: '4', md: '6' }}
              pt={{ base: '4', md: '6' }}
              pb="3"
              justifyContent="space-between"
            >
              <Chakra.Title asChild>
                <Heading
                  as="h2"
                  look="h3"
                  tabIndex={-1}
                  outline="none"
                  data-autofocus={focusTitle || undefined}
                  minWidth="0"
                  overflowWrap="anywhere"
                >
                  {title}
                </Heading>
              </Chakra.Title>
              {tools}
            </Chakra.Header>
            <Chakra.Body display="grid" gap="4" px={{ base: '4', md: '6' }} pt="1">
              {children}
            </Chakra.Body>
            {footer && (
              <Chakra.Footer px={{ base: '4', md: '6' }} pb={{ base: '4', md: '6' }} flexWrap="wrap">
                {footer}
              </Chakra.Footer>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

type ConfirmDialogProps = {
  dialog: Disclosure;
  title: string;
  /** What will happen, and a field where one is needed. */
  children: ReactNode;
  /** Names what is done: “Retirer la demande”. */
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** Enter confirms as soon as it is open. */
  focusConfirm?: boolean;
  finalFocus?: () => HTMLElement | null;
  onConfirm: () => void;
};

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({
  dialog,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  focusConfirm = false,
  finalFocus,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      dialog={dialog}
      title={title}
      size="md"
      finalFocus={finalFocus}
      footer={
        <Row justifyContent="flex-end" gap="3">
          <Button onClick={dialog.onClose}>{cancelLabel}</Button>
          <Button look="solid" busy={busy} onClick={onConfirm} data-autofocus={focusConfirm || undefined}>
            {confirmLabel}
          </Button>
        </Row>
      }
    >
      {children}
    </Dialog>
  );
}
