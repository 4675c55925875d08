import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Text } from '../../ui/text.tsx';
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
  const confirming = useRef<HTMLDialogElement>(null);
  const deleting = useRef<HTMLDialogElement>(null);
  const able = capableOf(venues, action);
  const ask = (next: BulkAction) => {
    setAction(next);
    (next === 'DELETE' ? deleting : confirming).current?.showModal();
  };
  const go = () => {
    confirming.current?.close();
    deleting.current?.close();
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
      <BulkBar
        label={t({ id: 'bulk.label', message: 'Chosen venues' })}
        text={t({
          id: 'bulk.chosen',
          message: plural(venues.length, { one: '# venue chosen', other: '# venues chosen' }),
        })}
        clearLabel={t({ id: 'bulk.clear', message: 'Choose none' })}
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
      </BulkBar>
      <ConfirmDialog
        dialogRef={confirming}
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
          {action === 'PUBLISH' ? (
            <Trans id="bulk.publishText">They are on the public site at once, as far as your plan allows.</Trans>
          ) : (
            <Trans id="bulk.unpublishText">
              They are off the public site at once: nobody finds them, and their links lead nowhere. You can publish
              them again at any time.
            </Trans>
          )}
        </Text>
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
      <DeleteDialog dialogRef={deleting} venues={able} busy={busy} withComment={false} onConfirm={go} />
    </>
  );
}
