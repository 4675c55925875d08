import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { requestAddress, type RequestType } from '../content/request-labels.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type PendingNoticeProps = {
  request: { readonly id: string; readonly type: RequestType; readonly submittedAt: string };
  venueName: string;
  onWithdrawn: () => void | Promise<void>;
};

/** What waits for the moderators, and how to look at it or take it back. */
export function PendingNotice({ request, venueName, onWithdrawn }: PendingNoticeProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const when = dateTime(request.submittedAt);
  const titles = {
    CREATION: t({ id: 'pending.creation', message: `Submitted for review on ${when}` }),
    UPDATE: t({ id: 'pending.update', message: `Your changes have been awaiting a decision since ${when}` }),
    DELETION: t({ id: 'pending.deletion', message: `You requested the deletion of this venue on ${when}` }),
  };
  return (
    <Notice tone="gold">
      <Stack gap="3">
        <Stack gap="1">
          <Text fontWeight="600">{titles[request.type]}</Text>
          {request.type === 'UPDATE' && (
            <Text look="small">
              <Trans id="pending.updateText">
                The public site stays unchanged until they are approved. Anything you send now is added to the same
                request.
              </Trans>
            </Text>
          )}
        </Stack>
        <Flex gap="3" flexWrap="wrap">
          <LinkButton size="sm" to={requestAddress(request.id)}>
            <Trans id="pending.look">View the request</Trans>
          </LinkButton>
          <WithdrawButton id={request.id} type={request.type} venueName={venueName} onDone={onWithdrawn} />
        </Flex>
      </Stack>
    </Notice>
  );
}
