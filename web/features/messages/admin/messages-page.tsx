import { Trans } from '@lingui/react/macro';
import { MessagesList } from './messages-list.tsx';
import { PageTop } from '../../../lib/page-top.tsx';
import { Stack } from '../../../ui/box.ts';

/** `/admin/messages`: what visitors write by the contact form. */
export default function MessagesPage() {
  return (
    <Stack gap="4">
      <PageTop
        title={<Trans id="adminMessages.title">Messages</Trans>}
        lead={
          <Trans id="adminMessages.lead">
            What visitors write in the contact form. You reply from here, by e-mail.
          </Trans>
        }
      />
      <MessagesList />
    </Stack>
  );
}
