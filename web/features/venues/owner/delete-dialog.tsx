import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DELETED_KEPT_DAYS, FORM_LIMITS } from '../../../../schema/constants.ts';
import { Stack } from '../../../ui/box.ts';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { VenueAction } from './my-venue.ts';

type DeletedVenue = { readonly name: string; readonly availableActions: readonly VenueAction[] };

type DeleteDialogProps = {
  dialog: Disclosure;
  venues: readonly DeletedVenue[];
  busy: boolean;
  /** Whether a word to the moderators can go along. */
  withComment: boolean;
  onConfirm: (comment: string | null) => void;
};

/** Asks once before venues are deleted, and says which of them are, and for which it is only asked. */
export function DeleteDialog({ dialog, venues, busy, withComment, onConfirm }: DeleteDialogProps) {
  const { t } = useLingui();
  const [comment, setComment] = useState('');
  const asked = venues.filter(({ availableActions }) => !availableActions.includes('DELETE')).length;
  const deleted = venues.length - asked;
  const name = venues[0]?.name ?? '';
  const tooLong = comment.trim().length > FORM_LIMITS.reason;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={
        venues.length === 1
          ? t({ id: 'deleteVenue.title', message: `Delete ${name}?` })
          : t({
              id: 'deleteVenue.titleMany',
              message: plural(venues.length, { one: 'Delete # venue?', other: 'Delete # venues?' }),
            })
      }
      confirmLabel={
        deleted === 0
          ? t({ id: 'deleteVenue.ask', message: 'Request deletion' })
          : t({ id: 'deleteVenue.confirm', message: 'Delete' })
      }
      cancelLabel={t({ id: 'deleteVenue.cancel', message: 'Keep' })}
      busy={busy}
      onConfirm={() => {
        if (!tooLong) onConfirm(comment.trim() || null);
      }}
    >
      <Stack gap="2">
        {deleted > 0 && (
          <Text>
            {t({
              id: 'deleteVenue.deleted',
              message: plural(deleted, {
                one: `# venue is deleted at once, with its photos. For ${DELETED_KEPT_DAYS} days our team can restore it.`,
                other: `# venues are deleted at once, with their photos. For ${DELETED_KEPT_DAYS} days our team can restore them.`,
              }),
            })}
          </Text>
        )}
        {asked > 0 && (
          <Text>
            {t({
              id: 'deleteVenue.asked',
              message: plural(asked, {
                one: '# venue has been approved: our team will be asked to delete it, and it stays unchanged until then. To take it off the site right away, unpublish it.',
                other:
                  '# venues have been approved: our team will be asked to delete them, and they stay unchanged until then. To take them off the site right away, unpublish them.',
              }),
            })}
          </Text>
        )}
      </Stack>
      {withComment && asked > 0 && (
        <Field
          label={<Trans id="venueForm.comment">A message to our team</Trans>}
          optionalText={t({ id: 'field.optional', message: '(optional)' })}
          error={
            tooLong
              ? t({ id: 'tracking.reasonTooLong', message: `${FORM_LIMITS.reason} characters at most.` })
              : undefined
          }
        >
          <TextArea rows={3} value={comment} onChange={({ target }) => setComment(target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
