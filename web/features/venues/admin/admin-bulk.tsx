import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { type BulkAction, capableOf, type AdminVenue, type StaffInput } from './admin-venue.ts';
import { PlacesDialog } from './places-dialog.tsx';

type AdminBulkProps = {
  venues: readonly AdminVenue[];
  busy: boolean;
  onClear: () => void;
  onAct: (venues: readonly AdminVenue[], action: BulkAction) => Promise<void>;
  onStaff: (venues: readonly AdminVenue[], input: StaffInput) => Promise<void>;
};

/** What can be done with the venues that are chosen. */
export function AdminBulk({ venues, busy, onClear, onAct, onStaff }: AdminBulkProps) {
  const { t } = useLingui();
  const [action, setAction] = useState<BulkAction>('PUBLISH');
  const asking = useDisclosure();
  const choosing = useDisclosure();
  const able = capableOf(venues, action);
  const editable = venues.filter(({ availableActions }) => availableActions.includes('EDIT'));
  const names: Record<BulkAction, string> = {
    PUBLISH: t({ id: 'venueAction.publish', message: 'Publish' }),
    UNPUBLISH: t({ id: 'venueAction.unpublish', message: 'Unpublish' }),
    RESTORE: t({ id: 'venueAction.restore', message: 'Restore' }),
    DELETE: t({ id: 'venueAction.delete', message: 'Delete…' }),
  };
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
        <Button size="sm" disabled={editable.length === 0} onClick={() => choosing.onOpen()}>
          {t({ id: 'venuesAdmin.placesMany', message: 'Highlights…' })}
        </Button>
        {(Object.keys(names) as BulkAction[])
          .filter((each) => capableOf(venues, each).length > 0)
          .map((each) => {
            const count = capableOf(venues, each).length;
            return (
              <Button
                key={each}
                size="sm"
                busy={busy && each === action}
                onClick={() => {
                  setAction(each);
                  asking.onOpen();
                }}
              >
                {names[each]}
                {count < venues.length && ` (${count})`}
              </Button>
            );
          })}
      </ActionBar>
      <ActionDialog
        dialog={asking}
        action={action}
        names={able.map(({ name }) => name)}
        left={venues.length - able.length}
        busy={busy}
        onConfirm={() => {
          asking.onClose();
          void onAct(able, action);
        }}
      />
      <PlacesDialog
        dialog={choosing}
        count={editable.length}
        busy={busy}
        onConfirm={(input) => {
          choosing.onClose();
          void onStaff(editable, input);
        }}
      />
    </>
  );
}
