import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { DELETED_KEPT_DAYS } from '../../../schema/constants.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import type { BulkAction } from './desk-venue.ts';

type ActionDialogProps = {
  dialogRef: RefObject<HTMLDialogElement | null>;
  action: BulkAction;
  /** With which it is done. */
  names: readonly string[];
  /** Chosen venues with which it can't be done now. */
  left?: number;
  busy: boolean;
  onConfirm: () => void;
};

/** Asks once before venues are published, taken off the site, deleted or brought back, and says what that does. */
export function ActionDialog({ dialogRef, action, names, left = 0, busy, onConfirm }: ActionDialogProps) {
  const { t } = useLingui();
  const count = names.length;
  const [name = ''] = names;
  const titles = {
    PUBLISH: t({
      id: 'venueDesk.publishTitle',
      message: plural(count, { one: 'Publish # venue?', other: 'Publish # venues?' }),
    }),
    UNPUBLISH: t({
      id: 'venueDesk.unpublishTitle',
      message: plural(count, { one: 'Unpublish # venue?', other: 'Unpublish # venues?' }),
    }),
    RESTORE: t({
      id: 'venueDesk.restoreTitle',
      message: plural(count, { one: 'Bring # venue back?', other: 'Bring # venues back?' }),
    }),
    DELETE:
      count === 1
        ? t({ id: 'deleteVenue.title', message: `Delete ${name}?` })
        : t({
            id: 'venueDesk.deleteMany',
            message: plural(count, { one: 'Delete # venue?', other: 'Delete # venues?' }),
          }),
  };
  const texts = {
    PUBLISH: t({
      id: 'venueDesk.publishText',
      message: 'They are on the public site at once, as far as the plans of their owners allow.',
    }),
    UNPUBLISH: t({
      id: 'venueDesk.unpublishText',
      message: 'They are off the public site at once: nobody finds them, and their links lead nowhere.',
    }),
    RESTORE: t({ id: 'venueDesk.restoreText', message: 'They come back as they were reviewed, and unpublished.' }),
    DELETE: t({
      id: 'venueDesk.deleteText',
      message: plural(count, {
        one: `It is off the site at once, with its photos and what waits for it. For ${DELETED_KEPT_DAYS} days an administrator can bring it back.`,
        other: `They are off the site at once, with their photos and what waits for them. For ${DELETED_KEPT_DAYS} days an administrator can bring them back.`,
      }),
    }),
  };
  const labels = {
    PUBLISH: t({ id: 'venueAction.publish', message: 'Publish' }),
    UNPUBLISH: t({ id: 'venueAction.unpublish', message: 'Unpublish' }),
    RESTORE: t({ id: 'venueAction.restore', message: 'Restore' }),
    DELETE: t({ id: 'deleteVenue.confirm', message: 'Delete' }),
  };
  return (
    <ConfirmDialog
      dialogRef={dialogRef}
      title={titles[action]}
      confirmLabel={labels[action]}
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
      busy={busy}
      onConfirm={onConfirm}
    >
      <Text>{texts[action]}</Text>
      {left > 0 && (
        <Text tone="muted">
          {t({
            id: 'bulk.leftOut',
            message: plural(left, {
              one: '# of the chosen venues stays as it is: this can’t be done with it now.',
              other: '# of the chosen venues stay as they are: this can’t be done with them now.',
            }),
          })}
        </Text>
      )}
    </ConfirmDialog>
  );
}
