import { useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { DELETED_KEPT_DAYS, FORM_LIMITS } from '../../../schema/constants.ts';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { SendFailure } from '../../lib/send-failure.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type DecisionDialogProps = {
  dialogRef: RefObject<HTMLDialogElement | null>;
  type: 'CREATION' | 'UPDATE' | 'DELETION';
  name: string;
  busy: boolean;
  failure: FailedCall | null;
  /** With what is said to the owner. */
  onConfirm: (words: string) => void;
};

function Failure({ failure }: { failure: FailedCall | null }) {
  const { t } = useLingui();
  if (!failure) return null;
  return (
    <SendFailure
      code={failure.code}
      wait={failure.wait}
      title={t({ id: 'moderation.failed', message: 'Nothing was decided' })}
      texts={{
        CONFLICT: t({
          id: 'moderation.conflict',
          message: 'It was decided or changed in the meantime. Close this to see how it stands now.',
        }),
        FORBIDDEN: t({ id: 'moderation.forbidden', message: 'This is not yours to decide.' }),
      }}
    />
  );
}

/** Asks once before a request is accepted, and takes a word to the owner along. */
export function ApproveDialog({ dialogRef, type, name, busy, failure, onConfirm }: DecisionDialogProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const tooLong = note.trim().length > FORM_LIMITS.reason;
  const texts = {
    CREATION: t({
      id: 'moderation.approveCreation',
      message: 'The venue is approved. Its owner is told, and can publish it.',
    }),
    UPDATE: t({
      id: 'moderation.approveUpdate',
      message: 'All changes are in force at once, on the public site too. The owner is told.',
    }),
    DELETION: t({
      id: 'moderation.approveDeletion',
      message: `The venue is deleted and off the site at once. For ${DELETED_KEPT_DAYS} days an administrator can bring it back.`,
    }),
  };
  return (
    <ConfirmDialog
      dialogRef={dialogRef}
      title={
        type === 'DELETION'
          ? t({ id: 'moderation.approveDeletionTitle', message: `Delete ${name}, as its owner asks?` })
          : t({ id: 'moderation.approveTitle', message: `Accept ${name}?` })
      }
      confirmLabel={
        type === 'DELETION'
          ? t({ id: 'deleteVenue.confirm', message: 'Delete' })
          : t({ id: 'moderation.approveConfirm', message: 'Accept' })
      }
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
      busy={busy}
      onConfirm={() => {
        if (!tooLong) onConfirm(note);
      }}
    >
      <Text>{texts[type]}</Text>
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
      <Failure failure={failure} />
    </ConfirmDialog>
  );
}

/** Asks why before a request is refused. */
export function RejectDialog({ dialogRef, type, name, busy, failure, onConfirm }: DecisionDialogProps) {
  const { t } = useLingui();
  const texts = {
    CREATION: t({
      id: 'moderation.rejectCreation',
      message: 'Its owner reads the reason, and can correct the venue and submit it again.',
    }),
    UPDATE: t({
      id: 'moderation.rejectUpdate',
      message: 'The venue stays as it is. Its owner reads the reason, and can ask again.',
    }),
    DELETION: t({
      id: 'moderation.rejectDeletion',
      message: 'The venue stays as it is. Its owner reads the reason.',
    }),
  };
  return (
    <ReasonDialog
      dialogRef={dialogRef}
      title={t({ id: 'moderation.rejectTitle', message: `Not accept ${name}?` })}
      confirmLabel={t({ id: 'moderation.rejectConfirm', message: 'Do not accept' })}
      busy={busy}
      onConfirm={onConfirm}
    >
      <Text>{texts[type]}</Text>
      <Failure failure={failure} />
    </ReasonDialog>
  );
}
