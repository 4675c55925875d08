import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DELETED_KEPT_DAYS } from '../../../../schema/constants.ts';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import type { BulkAction } from './admin-venue.ts';

type ActionDialogProps = {
  dialog: Disclosure;
  action: BulkAction;
  /** With which it is done. */
  names: readonly string[];
  /** Chosen venues with which it can't be done now. */
  left?: number;
  busy: boolean;
  onConfirm: () => void;
};

/** Asks once before venues are published, taken off the site, deleted or brought back, and says what that does. */
export function ActionDialog({ dialog, action, names, left = 0, busy, onConfirm }: ActionDialogProps) {
  const { t } = useLingui();
  const count = names.length;
  const [name = ''] = names;
  const titles =
    count === 1
      ? {
          PUBLISH: t({ id: 'venuesAdmin.publishOne', message: `Publish ${name}?` }),
          UNPUBLISH: t({ id: 'venuesAdmin.unpublishOne', message: `Take ${name} off the site?` }),
          RESTORE: t({ id: 'venuesAdmin.restoreOne', message: `Restore ${name}?` }),
          DELETE: t({ id: 'deleteVenue.title', message: `Delete ${name}?` }),
        }
      : {
          PUBLISH: t({ id: 'venuesAdmin.publishMany', message: `Publish ${count} venues?` }),
          UNPUBLISH: t({ id: 'venuesAdmin.unpublishMany', message: `Take ${count} venues off the site?` }),
          RESTORE: t({ id: 'venuesAdmin.restoreMany', message: `Restore ${count} venues?` }),
          DELETE: t({ id: 'venuesAdmin.deleteMany', message: `Delete ${count} venues?` }),
        };
  const texts = {
    PUBLISH: t({
      id: 'venuesAdmin.publishText',
      message: plural(count, {
        one: 'It goes on the public site at once, if its owner’s plan allows.',
        other: 'They go on the public site at once, as far as their owners’ plans allow.',
      }),
    }),
    UNPUBLISH: t({
      id: 'venuesAdmin.unpublishText',
      message: plural(count, {
        one: 'It leaves the public site at once: nobody can find it, and links to it stop working. It can be published again at any time.',
        other:
          'They leave the public site at once: nobody can find them, and links to them stop working. They can be published again at any time.',
      }),
    }),
    RESTORE: t({
      id: 'venuesAdmin.restoreText',
      message: plural(count, {
        one: 'It comes back as it was reviewed, and unpublished.',
        other: 'They come back as they were reviewed, and unpublished.',
      }),
    }),
    DELETE: t({
      id: 'venuesAdmin.deleteText',
      message: plural(count, {
        one: `It leaves the site at once, with its photos and pending requests. For ${DELETED_KEPT_DAYS} days an administrator can restore it.`,
        other: `They leave the site at once, with their photos and pending requests. For ${DELETED_KEPT_DAYS} days an administrator can restore them.`,
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
      dialog={dialog}
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
              one: '# of the selected venues stays unchanged: this action is not possible for it at the moment.',
              other: '# of the selected venues stay unchanged: this action is not possible for them at the moment.',
            }),
          })}
        </Text>
      )}
    </ConfirmDialog>
  );
}
