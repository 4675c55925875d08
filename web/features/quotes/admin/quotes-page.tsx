import { Trans } from '@lingui/react/macro';
import { QuotesAdmin } from './quotes-admin.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/admin/quotes`: what planners ask for. */
export default function QuotesPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          <Trans id="adminQuotes.title">Quote requests</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="adminQuotes.lead">
            What planners ask for: read, forward to owners, and follow up until a venue is chosen.
          </Trans>
        </Text>
      </Stack>
      <QuotesAdmin />
    </Stack>
  );
}
