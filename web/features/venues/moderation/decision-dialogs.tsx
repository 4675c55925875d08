import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DELETED_KEPT_DAYS, FORM_LIMITS } from '../../../../schema/constants.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Text } from '../../../ui/text.tsx';
import { OpenPoints } from './checklist.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type DecisionDialogProps = {
  dialog: Disclosure;
  type: 'CREATION' | 'UPDATE' | 'DELETION';
  name: string;
  busy: boolean;
  failure: FailedCall | null;
  /** Another moderator's decision that came first; null = the request has changed, or none. */
  decided: string | null;
  /** With what is said to the owner. */
  onConfirm: (words: string) => void;
};

function Failure({ failure, decided }: Pick<DecisionDialogProps, 'failure' | 'decided'>) {
  const { t } = useLingui();
  if (!failure) return null;
  return (
    <SendFailure
      code={failure.code}
      wait={failure.wait}
      title={t({ id: 'moderation.failed', message: 'No decision was made' })}
      texts={{
        CONFLICT:
          decided ??
          t({
            id: 'moderation.conflict',
            message: 'Its owner has changed it in the meantime. Close this, and look at it again before you decide.',
          }),
        FORBIDDEN: t({ id: 'moderation.forbidden', message: 'This decision is not yours to make.' }),
      }}
    />
  );
}

/** Asks once before a request is accepted, and takes a word to the owner along. */
export function ApproveDialog(props: DecisionDialogProps & { venueId: string }) {
  const { dialog, type, name, venueId, busy, failure, decided, onConfirm } = props;
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const tooLong = note.trim().length > FORM_LIMITS.reason;
  const texts = {
    CREATION: t({
      id: 'moderation.approveCreation',
      message: 'The venue is approved. Its owner is notified and can publish it.',
    }),
    UPDATE: t({
      id: 'moderation.approveUpdate',
      message: 'All changes take effect at once, including on the public site. The owner is notified.',
    }),
    DELETION: t({
      id: 'moderation.approveDeletion',
      message: `The venue is deleted and leaves the site at once. For ${DELETED_KEPT_DAYS} days an administrator can restore it.`,
    }),
  };
  return (
    <ConfirmDialog
      dialog={dialog}
      title={
        type === 'DELETION'
          ? t({ id: 'moderation.approveDeletionTitle', message: `Delete ${name}, as its owner requests?` })
          : t({ id: 'moderation.approveTitle', message: `Accept ${name}?` })
      }
      confirmLabel={
        type === 'DELETION'
          ? t({ id: 'deleteVenue.confirm', message: 'Delete' })
          : t({ id: 'moderation.approveConfirm', message: 'Accept' })
      }
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
      busy={busy}
      // Enter accepts; who wants to add a word goes back to it with the tabulator.
      focusConfirm
      onConfirm={() => {
        if (!tooLong) onConfirm(note);
      }}
    >
      <Text>{texts[type]}</Text>
      {type === 'CREATION' && <OpenPoints venueId={venueId} />}
      <Field
        label={t({ id: 'moderation.note', message: 'A word to the owner' })}
        optionalText={t({ id: 'field.optional', message: '(optional)' })}
        error={
          tooLong
            ? t({ id: 'tracking.reasonTooLong', message: `${FORM_LIMITS.reason} characters at most.` })
            : undefined
        }
      >
        <TextArea rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Failure failure={failure} decided={decided} />
    </ConfirmDialog>
  );
}

/** Asks why before a request is refused. */
export function RejectDialog({ dialog, type, name, busy, failure, decided, onConfirm }: DecisionDialogProps) {
  const { t } = useLingui();
  const texts = {
    CREATION: t({
      id: 'moderation.rejectCreation',
      message: 'The owner will read the reason, and can correct the venue and submit it again.',
    }),
    UPDATE: t({
      id: 'moderation.rejectUpdate',
      message: 'The venue stays unchanged. The owner will read the reason, and can ask again.',
    }),
    DELETION: t({
      id: 'moderation.rejectDeletion',
      message: 'The venue stays unchanged. The owner will read the reason.',
    }),
  };
  return (
    <ReasonDialog
      dialog={dialog}
      title={t({ id: 'moderation.rejectTitle', message: `Decline ${name}?` })}
      confirmLabel={t({ id: 'moderation.rejectConfirm', message: 'Decline' })}
      busy={busy}
      onConfirm={onConfirm}
    >
      <Text>{texts[type]}</Text>
      <Failure failure={failure} decided={decided} />
    </ReasonDialog>
  );
}
