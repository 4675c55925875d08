import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg?react';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import X from 'lucide-static/icons/x.svg?react';
import type { KeyboardEvent } from 'react';
import { Flex, Row } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { nameOf, type Registration } from './registration.ts';

type RegistrationDialogProps = {
  registration: Registration;
  /** “3 sur 17” */
  place: string;
  deciding: boolean;
  /** To the one before or after; null = there is none. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onApprove: () => void;
  onReject: () => void;
  onClose: () => void;
};

/** All that somebody typed, with the decision beside it. a approves, r rejects, the arrows (or j and k) lead to the others. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { registration, place, deciding, onPrevious, onNext, onApprove, onReject, onClose } = props;
  const { t } = useLingui();
  const keys: Readonly<Record<string, (() => void) | null>> = {
    a: deciding ? null : onApprove,
    r: onReject,
    j: onNext,
    ArrowRight: onNext,
    k: onPrevious,
    ArrowLeft: onPrevious,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
    if (!act) return;
    // Else the letter is typed into the field of the dialog that it opens.
    event.preventDefault();
    act();
  };
  return (
    <Dialog
      dialog={{ open: true, onClose }}
      title={nameOf(registration)}
      // Not a button: Enter has opened the dialog, and must not decide as well.
      focusTitle
      onKeyDown={onKeyDown}
      tools={
        <IconButton label={t({ id: 'people.close', message: 'Close' })} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      }
      footer={
        <Flex gap="3" justifyContent="space-between" flexWrap="wrap" width="full">
          <Row gap="1">
            <IconButton
              label={t({ id: 'people.previous', message: 'Previous registration' })}
              disabled={!onPrevious}
              onClick={() => onPrevious?.()}
            >
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton
              label={t({ id: 'people.next', message: 'Next registration' })}
              disabled={!onNext}
              onClick={() => onNext?.()}
            >
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </Row>
          <Row gap="3">
            <Button onClick={onReject}>{t({ id: 'people.reject', message: 'Reject…' })}</Button>
            <Button look="solid" busy={deciding} onClick={onApprove}>
              {t({ id: 'people.approve', message: 'Approve' })}
            </Button>
          </Row>
        </Flex>
      }
    >
      <Text look="small" tone="muted">
        {place}
      </Text>
      <RegistrationFacts registration={registration} />
    </Dialog>
  );
}
