import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Clock from 'lucide-static/icons/clock.svg?react';
import { offerAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { suitedCapacity, usePeopleIn } from '../../../lib/suited-capacity.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { offerKind, usePromotionLabels } from '../../../lib/promotion-labels.ts';
import { Box, Row, Span, Stack } from '../../../ui/box.ts';
import { CardLink } from '../../../ui/card-link.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { Offer } from './offer.ts';

type Promotion = Offer['promotion'];
type Venue = Offer['venue'];

const Amount = styled('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: '500',
    lineHeight: 'none',
    letterSpacing: 'tight',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
    fontSize: '3xl',
  },
});

/** The ground and the ink of each kind of offer. */
export const TINTS = {
  discount: { bg: 'copper.tint', color: 'copper.text' },
  price: { bg: 'gold.tint', color: 'gold.text' },
  extra: { bg: 'sage.tint', color: 'sage.text' },
} as const;

/** The figure that one remembers, and what it is about. */
export function OfferFigure({ promotion }: { promotion: Promotion }) {
  const words = usePromotionLabels();
  return (
    <Text display="flex" flexDirection="column" gap="1.5" color={TINTS[offerKind(promotion)].color}>
      <Amount>{words.figure(promotion)}</Amount>{' '}
      <Span textStyle="small" fontWeight="500">
        {words.unit(promotion)}
      </Span>
    </Text>
  );
}

/** The last day; nearer than a week, the days that are left. */
export function OfferDeadline({ promotion }: { promotion: Promotion }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { text, soon } = usePromotionLabels().deadline(promotion.endsOn);
  const day = date(promotion.endsOn);
  return (
    <Row
      gap="1.5"
      flexWrap="nowrap"
      fontSize="sm"
      fontWeight={soon ? '600' : '400'}
      color={soon ? 'copper.text' : 'ink.muted'}
    >
      <Clock size={15} aria-hidden />
      <time dateTime={promotion.endsOn} title={soon ? t({ id: 'offer.until', message: `until ${day}` }) : undefined}>
        {text}
      </time>
    </Row>
  );
}

export function OfferLabels({ promotion }: { promotion: Promotion }) {
  return (
    <Stack gap="2">
      <Heading as="h2" look="h3" overflowWrap="anywhere">
        {promotion.title}
      </Heading>
      <Text look="small" tone="muted" lineClamp="6">
        {promotion.text}
      </Text>
    </Stack>
  );
}

/** Who offers it. The link covers the whole offer. */
export function OfferVenue({ offer: { promotion, venue } }: { offer: Offer }) {
  const { t } = useLingui();
  const { category: stars, capacities, roomCount, bedrooms } = venue;
  const peopleIn = usePeopleIn();
  const { layouts } = useEventBrief();
  const most = suitedCapacity(capacities, layouts);
  const facts = [
    most && peopleIn(most),
    roomCount > 0 &&
      t({ id: 'favourite.rooms', message: plural(roomCount, { one: '#\u00a0room', other: '#\u00a0rooms' }) }),
    bedrooms &&
      t({ id: 'favourite.bedrooms', message: plural(bedrooms, { one: '#\u00a0bedroom', other: '#\u00a0bedrooms' }) }),
  ].filter(Boolean);
  return (
    <Stack gap="0.5" minWidth="0">
      <Row columnGap="2" rowGap="0">
        <Span fontWeight="600" overflowWrap="anywhere">
          <CardLink to={offerAddress(venue.slug, promotion.id)}>{venue.name}</CardLink>
        </Span>
        {stars !== null && (
          <Stars
            category={stars}
            size={13}
            label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
          />
        )}
      </Row>
      <Text look="small" tone="muted">
        {cityWithDepartment(venue)}
      </Text>
      {facts.length > 0 && (
        <Text look="caption" tone="muted">
          {facts.join('\u00a0· ')}
        </Text>
      )}
    </Stack>
  );
}

type OfferPictureProps = { venue: Venue; sizes: string; eager?: boolean };

/** Fills its box with the venue's picture, or with the drawing of its kind of venue. It says nothing that the words do not. */
export function OfferPicture({ venue: { id, kind, photo }, sizes, eager = false }: OfferPictureProps) {
  return (
    <Box position="absolute" inset="0">
      <VenuePicture id={id} kind={kind} photo={photo} sizes={sizes} eager={eager} />
    </Box>
  );
}
