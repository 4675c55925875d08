import { Trans } from '@lingui/react/macro';
import { Flex } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { pendingAddress } from './use-row-menu.tsx';

type Request = { readonly id: string; readonly type: 'CREATION' | 'UPDATE' | 'DELETION' };

/** Tells who edits a venue for the platform what its owner has asked for meanwhile. */
export function PendingElsewhere({ request }: { request: Request }) {
  const to = pendingAddress(request);
  return (
    <Notice tone="gold">
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Text look="small">
          {request.type === 'CREATION' ? (
            <Trans id="venuesAdmin.editSubmitted">
              This venue is awaiting a decision. Your changes are saved at once; its owner sees them too.
            </Trans>
          ) : (
            <Trans id="venuesAdmin.editPending">
              A request from its owner is awaiting a decision. If you change the same fields, it can no longer be
              accepted.
            </Trans>
          )}
        </Text>
        {to && (
          <LinkButton size="sm" to={to}>
            <Trans id="venuesAdmin.examine">Review the request</Trans>
          </LinkButton>
        )}
      </Flex>
    </Notice>
  );
}
