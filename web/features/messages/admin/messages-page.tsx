import { Trans } from '@lingui/react/macro';
import { MessagesList } from './messages-list.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/admin/messages`: what visitors write by the contact form. */
export default function MessagesPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          <Trans id="adminMessages.title">Messages</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="adminMessages.lead">
            What visitors write in the contact form. You reply from here, by e-mail.
          </Trans>
        </Text>
      </Stack>
      <MessagesList />
    </Stack>
  );
}
