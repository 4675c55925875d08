import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { capableOf, type BulkAction, type MyVenue } from './my-venue.ts';

type MyVenuesBulkProps = {
  venues: readonly MyVenue[];
  busy: boolean;
  onClear: () => void;
  onAct: (action: BulkAction, ids: readonly string[]) => void;
};

/** What can be done with the venues that are chosen; asks once, and says what it will do. */
export function MyVenuesBulk({ venues, busy, onClear, onAct }: MyVenuesBulkProps) {
  const { t } = useLingui();
  const [action, setAction] = useState<BulkAction>('PUBLISH');
  const confirming = useDisclosure();
  const deleting = useDisclosure();
  const able = capableOf(venues, action);
  const ask = (next: BulkAction) => {
    setAction(next);
    (next === 'DELETE' ? deleting : confirming).onOpen();
  };
  const go = () => {
    confirming.onClose();
    deleting.onClose();
    onAct(
      action,
      able.map(({ id }) => id),
    );
  };
  const names: Record<BulkAction, string> = {
    PUBLISH: t({ id: 'venueAction.publish', message: 'Publish' }),
    UNPUBLISH: t({ id: 'venueAction.unpublish', message: 'Unpublish' }),
    DELETE: t({ id: 'venueAction.delete', message: 'Delete…' }),
  };
  const left = venues.length - able.length;
  return (
    <>
      <ActionBar
        label={t({ id: 'bulk.label', message: 'Selected venues' })}
        text={t({
          id: 'bulk.chosen',
          message: plural(venues.length, { one: '# venue selected', other: '# venues selected' }),
        })}
        clearLabel={t({ id: 'bulk.clear', message: 'Clear selection' })}
        onClear={onClear}
      >
        {(Object.keys(names) as BulkAction[]).map((each) => {
          const count = capableOf(venues, each).length;
          return (
            <Button
              key={each}
              size="sm"
              disabled={count === 0}
              busy={busy && each === action}
              onClick={() => ask(each)}
            >
              {names[each]}
              {count > 0 && count < venues.length && ` (${count})`}
            </Button>
          );
        })}
      </ActionBar>
      <ConfirmDialog
        dialog={confirming}
        title={
          action === 'PUBLISH'
            ? t({
                id: 'bulk.publishTitle',
                message: plural(able.length, { one: 'Publish # venue?', other: 'Publish # venues?' }),
              })
            : t({
                id: 'bulk.unpublishTitle',
                message: plural(able.length, { one: 'Unpublish # venue?', other: 'Unpublish # venues?' }),
              })
        }
        confirmLabel={names[action]}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={busy}
        onConfirm={go}
      >
        <Text>
          {action === 'PUBLISH'
            ? t({
                id: 'bulk.publishText',
                message: plural(able.length, {
                  one: 'It goes on the public site at once, if your plan allows.',
                  other: 'They go on the public site at once, as far as your plan allows.',
                }),
              })
            : t({
                id: 'bulk.unpublishText',
                message: plural(able.length, {
                  one: 'It leaves the public site at once: nobody can find it, and its link stops working. You can publish it again at any time.',
                  other:
                    'They leave the public site at once: nobody can find them, and their links stop working. You can publish them again at any time.',
                }),
              })}
        </Text>
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
      <DeleteDialog dialog={deleting} venues={able} busy={busy} withComment={false} onConfirm={go} />
    </>
  );
}
