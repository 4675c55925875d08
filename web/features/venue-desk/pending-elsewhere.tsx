import { Trans } from '@lingui/react/macro';
import { Flex } from '../../ui/box.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { pendingAddress } from './use-row-menu.tsx';

type Request = { readonly id: string; readonly type: 'CREATION' | 'UPDATE' | 'DELETION' };

/** Tells who edits a venue for the house what its owner has asked for meanwhile. */
export function PendingElsewhere({ request: { id, type } }: { request: Request }) {
  const to = pendingAddress({ pendingChangeId: id, pendingChangeType: type });
  return (
    <Notice tone="gold">
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Text look="small">
          {type === 'CREATION' ? (
            <Trans id="venueDesk.editSubmitted">
              This venue waits for a decision. What you change is saved at once; its owner sees it too.
            </Trans>
          ) : (
            <Trans id="venueDesk.editPending">
              Its owner has asked for something that waits for a decision. Change another field than he did, or his
              request can’t be accepted any more.
            </Trans>
          )}
        </Text>
        {to && (
          <LinkButton size="sm" to={to}>
            <Trans id="venueDesk.examine">Examine what waits</Trans>
          </LinkButton>
        )}
      </Flex>
    </Notice>
  );
}
