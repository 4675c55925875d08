import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { quoteAddress } from '../../lib/addresses.ts';
import { Box, Stack } from '../../ui/box.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { usePartySize } from './party-size.tsx';
import type { Venue } from './venue.ts';

type QuoteProps = { venue: Pick<Venue, 'slug' | 'name' | 'largestRoom'> };

/** The quote request with this venue, for as many people as the visitor has named. */
function useQuoteAddress(slug: string): string {
  const people = usePartySize();
  return people === null ? quoteAddress(slug) : `${quoteAddress(slug)}&capacity=${people}`;
}

/** The one action of the page, beside the content on wide screens. */
export function QuoteCard({ venue: { slug, largestRoom } }: QuoteProps) {
  const { t } = useLingui();
  const address = useQuoteAddress(slug);
  return (
    <Card raised padded>
      <Stack gap="4">
        <Heading as="h2" look="h3">
          <Trans id="venue.quoteTitle">Hold your event here</Trans>
        </Heading>
        <Text tone="muted">
          {largestRoom > 0
            ? t({
                id: 'venue.quoteCapacity',
                message: plural(largestRoom, {
                  one: 'Up to # person in one room. Tell us your dates and your programme: the venue answers with a quote.',
                  other:
                    'Up to # people in one room. Tell us your dates and your programme: the venue answers with a quote.',
                }),
              })
            : t({
                id: 'venue.quoteText',
                message: 'Tell us your dates, your programme and how many you are: the venue answers with a quote.',
              })}
        </Text>
        <LinkButton to={address} look="solid" width="full" minHeight="12">
          <Trans id="venue.quote">Request a quote</Trans>
        </LinkButton>
        <Text look="small" tone="subtle" textAlign="center">
          <Trans id="venue.quoteTerms">Free and without obligation</Trans>
        </Text>
      </Stack>
    </Card>
  );
}

/** The same action at the lower edge of narrow screens, always at hand. */
export function QuoteBar({ venue: { slug, name } }: QuoteProps) {
  const address = useQuoteAddress(slug);
  return (
    <Box
      display={{ base: 'flex', lg: 'none' }}
      position="sticky"
      bottom="0"
      zIndex="1"
      alignItems="center"
      gap="4"
      mx={{ base: '-4', md: '-6' }}
      px={{ base: '4', md: '6' }}
      py="3"
      bg="surface"
      borderTop="1px solid"
      borderColor="rule"
      css={{ paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))', '@media print': { display: 'none' } }}
    >
      <Text flex="1" minWidth="0" look="small" fontWeight="600" lineClamp="2" lang="fr">
        {name}
      </Text>
      <LinkButton to={address} look="solid">
        <Trans id="venue.quote">Request a quote</Trans>
      </LinkButton>
    </Box>
  );
}
