import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { OFFER_PARAMETER } from '../../../lib/addresses.ts';
import { usePromotionLabels } from '../../../lib/promotion-labels.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Venue } from './venue.ts';

type Promotions = Venue['promotions'];

/** The offer that the visitor came for; undefined when there is none, or when it has ended. */
export function useOfferInSight(promotions: Promotions): Promotions[number] | undefined {
  const [query] = useSearchParams();
  const id = query.get(OFFER_PARAMETER);
  return promotions.find((promotion) => promotion.id === id);
}

/** The offer that led here, in one line: its figure, its title, its last day. */
export function OfferInSight({ promotions }: { promotions: Promotions }) {
  const words = usePromotionLabels();
  const promotion = useOfferInSight(promotions);
  if (!promotion) return null;
  return (
    <Flex
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="4"
      rowGap="1"
      bg="copper.tint"
      borderRadius="md"
      px={{ base: '4', md: '5' }}
      py="3"
    >
      <Span textStyle="figure" fontSize="xl" color="copper.text">
        {words.shortly(promotion)}
      </Span>
      <Text as="span" fontWeight="600" lang="fr" overflowWrap="anywhere" flex="1 1 12rem">
        {promotion.title}
      </Text>
      <Text as="span" look="small" tone="muted">
        <time dateTime={promotion.endsOn}>{words.deadline(promotion.endsOn).text}</time>
      </Text>
      <Link to="#offres" fontSize="sm" fontWeight="600" _print={{ display: 'none' }}>
        <Trans id="venue.seeOffer">See the offer</Trans>
      </Link>
    </Flex>
  );
}
