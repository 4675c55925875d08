import { Trans } from '@lingui/react/macro';
import { QuotesList } from './quotes-list.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/dashboard/quotes`: the requests that were handed to one’s venues. */
export default function OwnerQuotesPage() {
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          <Trans id="ownerQuotes.title">Quote requests</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="ownerQuotes.lead">
            Planners who would like to come to you. Answer from here: they compare quotes side by side.
          </Trans>
        </Text>
      </Stack>
      <QuotesList />
    </Stack>
  );
}
