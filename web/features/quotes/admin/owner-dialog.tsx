import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';

type OwnerDialogProps = {
  /** What they get: the request, or another mail about it. */
  letter: 'forward' | 'remind';
  dialog: Disclosure;
  /** The venues whose owners are written to. */
  names: readonly string[];
  busy: boolean;
  onConfirm: () => void;
};

/** Asks once before owners are written to; with the request they get the contact details of a planner. */
export function OwnerDialog({ letter, names, ...dialog }: OwnerDialogProps) {
  const { t } = useLingui();
  const { and } = useFormats();
  const venues = and(names);
  const words = {
    forward: {
      title: t({
        id: 'adminVenues.forwardTitle',
        message: plural(names.length, { one: 'Forward to # venue?', other: 'Forward to # venues?' }),
      }),
      confirmLabel: t({ id: 'adminVenues.forwardConfirm', message: 'Forward' }),
      text: t({
        id: 'adminVenues.forwardText',
        message: `Venues asked: ${venues}. Their owners get the request with the planner’s contact details, by e-mail and as a notification. This cannot be undone.`,
      }),
    },
    remind: {
      title: t({
        id: 'adminVenues.remindTitle',
        message: plural(names.length, { one: 'Remind # venue?', other: 'Remind # venues?' }),
      }),
      confirmLabel: t({ id: 'adminVenues.remindConfirm', message: 'Remind' }),
      text: t({
        id: 'adminVenues.remindText',
        message: `Still to answer: ${venues}. Their owners get another e-mail and a notification.`,
      }),
    },
  };
  const { title, confirmLabel, text } = words[letter];
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
