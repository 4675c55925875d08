import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';

type UnpublishDialogProps = {
  dialog: Disclosure;
  name: string;
  busy: boolean;
  onConfirm: () => void;
};

/** Asks once before one’s venue leaves the public site. */
export function UnpublishDialog({ name, ...dialog }: UnpublishDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      {...dialog}
      title={t({ id: 'venuesAdmin.unpublishOne', message: `Take ${name} off the site?` })}
      confirmLabel={t({ id: 'venueAction.unpublish', message: 'Unpublish' })}
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
    >
      <Text>
        <Trans id="unpublishVenue.text">
          It leaves the public site at once: nobody can find it, and links to it stop working. You can publish it again
          at any time.
        </Trans>
      </Text>
    </ConfirmDialog>
  );
}
