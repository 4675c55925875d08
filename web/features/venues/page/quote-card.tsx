import { Trans, useLingui } from '@lingui/react/macro';
import { quoteAddress } from '../../../lib/addresses.ts';
import { Box, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { PriceFrom } from '../../../ui/price-from.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { usePeopleIn } from '../../../lib/suited-capacity.ts';
import { usePromotionLabels } from '../../../lib/promotion-labels.ts';
import { RATE_KINDS } from '../../../lib/rate-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { useOfferInSight } from './offer-in-sight.tsx';
import { mostIn } from './rooms.ts';
import type { Venue } from './venue.ts';

type QuoteProps = { venue: Pick<Venue, 'slug' | 'name' | 'rooms' | 'promotions' | 'priceFrom'> };

/** The one action of the page, beside the content on wide screens. */
export function QuoteCard({ venue: { slug, rooms, promotions, priceFrom } }: QuoteProps) {
  const { t } = useLingui();
  const { layouts, briefed } = useEventBrief();
  const peopleIn = usePeopleIn();
  const most = mostIn(rooms, layouts);
  const people = most && peopleIn(most);
  const offer = useOfferInSight(promotions);
  const words = usePromotionLabels();
  const kindName = useTerm(RATE_KINDS);
  return (
    <Card raised padded>
      <Stack gap="4">
        <Heading as="h2" look="h3">
          <Trans id="venue.quoteTitle">Hold your event here</Trans>
        </Heading>
        {priceFrom && (
          <Stack gap="0">
            <Text look="small" tone="muted">
              {kindName(priceFrom.kind)}
            </Text>
            <Text>
              <PriceFrom priceFrom={priceFrom} />
            </Text>
          </Stack>
        )}
        {offer && (
          <Text fontWeight="600" color="copper.text" overflowWrap="anywhere">
            {words.shortly(offer)} · <span lang="fr">{offer.title}</span>
          </Text>
        )}
        <Text tone="muted">
          {people
            ? t({
                id: 'venue.quoteCapacityIn',
                message: `Up to ${people} in one room. Tell us your dates and your programme: the venue answers with a quote.`,
              })
            : t({
                id: 'venue.quoteText',
                message: 'Tell us your dates, your programme and your numbers: the venue replies with a quote.',
              })}
        </Text>
        <LinkButton to={briefed(quoteAddress(slug))} look="solid" width="full" minHeight="12">
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
  const { briefed } = useEventBrief();
  return (
    <Box
      display={{ base: 'flex', lg: 'none' }}
      position="sticky"
      aboveNotice="0px"
      zIndex="3"
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
      <LinkButton to={briefed(quoteAddress(slug))} look="solid">
        <Trans id="venue.quote">Request a quote</Trans>
      </LinkButton>
    </Box>
  );
}
