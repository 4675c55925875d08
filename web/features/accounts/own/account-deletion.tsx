import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useMutationCall } from '../../../lib/calls.ts';
import { leaveFarewell } from '../../../lib/session/farewell.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useFormats } from '../../../lib/formats.ts';
import { Item, List, Stack } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { DeleteMyAccountDocument, usePromisedEventsQuery, type PromisedEventsQuery } from './data.gen.ts';
import { PasswordDialog, type Confirmed } from './password-dialog.tsx';

type Promised = PromisedEventsQuery['promisedEvents'];

/** The end of the account: what it does, who relies on it, and that it is really wanted. */
export function AccountDeletion({ twoFactorEnabled }: { twoFactorEnabled: boolean }) {
  const { t } = useLingui();
  const { session } = useSession();
  const navigate = useNavigate();
  const dialog = useDisclosure();
  const { data, refetch } = usePromisedEventsQuery({ fetchPolicy: 'cache-and-network' });
  const promised = data?.promisedEvents ?? [];
  const [remove] = useMutationCall(
    DeleteMyAccountDocument,
    'deleteMyAccount',
    (variables: { password: string; code: string | null; knowingly: boolean }) => variables,
  );
  const confirm = async (password: string, { code, knowingly }: Confirmed) => {
    const outcome = await remove({ password, code, knowingly });
    if (outcome.kind === 'failed') {
      // Somebody has chosen one of their venues in the meantime.
      if (outcome.code === 'CONFLICT') await refetch().catch(() => {});
      return outcome;
    }
    leaveFarewell();
    session.leave();
    void navigate('/');
    return null;
  };
  return (
    <Stack gap="3" alignItems="flex-start" borderTop="1px solid" borderColor="rule" pt="5">
      <Heading as="h3" look="h4">
        <Trans id="profile.delete">Delete my account</Trans>
      </Heading>
      <Text>
        <Trans id="profile.deleteText">
          Your name, your address and everything that tells who you are is erased at once, and your venues leave the
          site. This cannot be undone.
        </Trans>
      </Text>
      <Button color="danger" borderColor="danger" onClick={() => dialog.onOpen()}>
        <Trans id="profile.deleteButton">Delete my account…</Trans>
      </Button>
      <PasswordDialog
        dialog={dialog}
        title={t({ id: 'profile.deleteTitle', message: 'Delete your account for good?' })}
        confirmLabel={t({ id: 'profile.deleteConfirm', message: 'Delete for good' })}
        onConfirm={confirm}
        withCode={twoFactorEnabled}
        acknowledge={
          promised.length > 0
            ? t({ id: 'profile.deleteKnowingly', message: 'I know that these planners rely on me' })
            : null
        }
        texts={{
          CONFLICT: t({
            id: 'profile.deletePromised',
            message: 'A planner has chosen one of your venues in the meantime: see which event, and confirm once more.',
          }),
        }}
      >
        <Text>
          <Trans id="profile.deleteWarning">
            You are signed out everywhere, your data is erased and your venues disappear from the site. Download your
            data first if you want to keep it.
          </Trans>
        </Text>
        {promised.length > 0 && <PromisedEvents events={promised} />}
      </PasswordDialog>
    </Stack>
  );
}

function PromisedEvents({ events }: { events: Promised }) {
  const { shortDateRange } = useFormats();
  return (
    <Notice tone="gold">
      <Stack gap="2">
        <Text fontWeight="600">
          <Trans id="profile.promised">Planners have chosen you for events that are still to come</Trans>
        </Text>
        <List display="grid" gap="1">
          {events.map(({ requestId, reference, venueName, startDate, endDate }) => (
            <Item key={requestId}>
              <Link to={`/dashboard/quotes/${requestId}`}>{reference}</Link>, {venueName}
              {startDate !== null && endDate !== null && `, ${shortDateRange(startDate, endDate)}`}
            </Item>
          ))}
        </List>
        <Text look="small">
          <Trans id="profile.promisedText">
            They and our team are told at once that you are leaving, and they may choose another venue. What you have
            agreed with them still binds you: write to them first, because their contact details are gone with your
            account.
          </Trans>
        </Text>
      </Stack>
    </Notice>
  );
}
