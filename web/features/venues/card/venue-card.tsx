import type { FragmentType } from '@apollo/client/masking';
import { css } from '#styled/css';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-static/icons/map-pin.svg?react';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { useFormats } from '../../../lib/formats.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { suitedCapacity, useInLayout } from '../../../lib/suited-capacity.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import type { RoomLayout } from '../../../lib/venue-terms.ts';
import { badgeRecipe, cardRecipe } from '../../../ui/recipes.ts';
import { PriceFrom } from '../../../ui/price-from.tsx';
import { PromotionBadge, PromotionLine } from '../../../ui/promotion-badge.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { CardLink } from '../../../ui/card-link.tsx';
import { CARD_COLUMNS, CARD_CONTAINER } from './card-layout.ts';
import { CardFigures, type Figure } from './card-figures.tsx';
import { CardPicture } from './card-picture.tsx';
import { useVenueCardFragment, type VenueCardFragment } from './venue-card.gen.ts';

/** Event types named on a card; the others are counted. */
const NAMED_EVENT_TYPES = 3;

// Classes computed once, as in the parts of the card: a list has twenty of them.
const CARD = `group ${css(cardRecipe.raw({ interactive: true }), CARD_CONTAINER)}`;
const ON_PICTURE = css({ position: 'absolute', top: '3', left: '3' });
const CORNER = css({ position: 'absolute', top: '2', right: '2', zIndex: '2' });
const BODY = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  px: { base: '4', md: '5' },
  py: '4',
  gap: '1.5',
});
const NOTE = css({ textStyle: 'small', fontWeight: '600', color: 'copper.text' });
const LINE = css({ display: 'flex', alignItems: 'center', gap: '2', flexWrap: 'wrap' });
const PLACE = css({ display: 'flex', alignItems: 'flex-start', gap: '1.5', color: 'ink.muted', fontSize: 'sm' });
const PIN = css({ flexShrink: '0', mt: '0.5', color: 'ink.subtle' });
const HIGHLIGHT = css(badgeRecipe.raw({ tone: 'gold' }), css.raw({ ml: 'auto', flexShrink: '0' }));
const TITLE = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '3', rowGap: '1' });
const NAME = css({ textWrap: 'balance', color: 'ink', textStyle: 'h3', overflowWrap: 'anywhere' });
const SUMMARY = css({
  textStyle: 'small',
  color: 'ink.muted',
  // Three cards fit into a window of 900 px.
  lineClamp: { base: '2', _besidePicture: '1' },
  maxWidth: '70ch',
});
const LAST_LINE = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  mt: 'auto',
  columnGap: '4',
  rowGap: '1',
});
const OCCASIONS = css({
  textStyle: 'caption',
  color: 'ink.subtle',
  lineClamp: '2',
  // A line of its own rather than the few words that a price leaves room for.
  flex: { base: '1 1 12rem', _besidePicture: '1 1 16rem' },
});
const PRICE = css({ textStyle: 'small', color: 'ink.muted', ml: { _besidePicture: 'auto' } });
const FOOT = css({
  position: 'relative',
  zIndex: '2',
  px: { base: '4', md: '5' },
  py: '1',
  borderTop: '1px solid',
  borderColor: 'rule',
});

type VenueCardProps = {
  venue: FragmentType<VenueCardFragment>;
  /** Among the first of the page: the picture is loaded at once. */
  eager?: boolean;
  /** What stands on the corner of the picture: the heart of the shortlist, say. */
  corner?: ReactNode;
  /** Whether it is free at the dates that were asked for. */
  availability?: ReactNode;
  /** In what it differs from what was asked for. */
  note?: string | undefined;
  /** Controls along the lower edge, which do not lead to the page. */
  foot?: ReactNode;
};

/** A venue in a list: the whole card leads to its page. */
export function VenueCard({ venue: reference, eager = false, corner, availability, note, foot }: VenueCardProps) {
  const { t } = useLingui();
  const venue = useVenueCardFragment(reference);
  const { name, slug, category: stars, summary, eventTypes, promotion, isHighlighted, priceFrom } = venue;
  const { layouts, briefed } = useEventBrief();
  const figures = useFigures(venue, layouts);
  const eventTypeName = useTerm(EVENT_TYPES);
  const unnamed = eventTypes.length - NAMED_EVENT_TYPES;
  const occasions = eventTypes.slice(0, NAMED_EVENT_TYPES).map(eventTypeName);

  return (
    <article className={CARD}>
      <div className={CARD_COLUMNS}>
        <CardPicture venue={venue} eager={eager}>
          {promotion && (
            <div className={ON_PICTURE}>
              <PromotionBadge promotion={promotion} />
            </div>
          )}
          {corner && <div className={CORNER}>{corner}</div>}
        </CardPicture>
        <div className={BODY}>
          {note && <p className={NOTE}>{note}</p>}
          {availability && <div className={LINE}>{availability}</div>}
          <div className={PLACE}>
            <MapPin size={16} aria-hidden className={PIN} />
            <span>{cityWithDepartment(venue)}</span>
            {isHighlighted && (
              <span className={HIGHLIGHT}>{t({ id: 'venue.highlighted', message: 'Highlighted' })}</span>
            )}
          </div>
          <div className={TITLE}>
            <h3 className={NAME}>
              <CardLink to={briefed(venueAddress(slug))}>{name}</CardLink>
            </h3>
            {stars !== null && (
              <Stars
                category={stars}
                label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
              />
            )}
          </div>
          {summary && <p className={SUMMARY}>{summary}</p>}
          {figures.length > 0 && <CardFigures figures={figures} />}
          {promotion && <PromotionLine promotion={promotion} />}
          <div className={LAST_LINE}>
            {occasions.length > 0 && (
              <p className={OCCASIONS}>
                {occasions.join('\u00a0· ')}
                {unnamed > 0 && `\u00a0·\u00a0${t({ id: 'venue.moreEventTypes', message: `+${unnamed}` })}`}
              </p>
            )}
            {priceFrom && (
              <p className={PRICE}>
                <PriceFrom priceFrom={priceFrom} />
              </p>
            )}
          </div>
        </div>
      </div>
      {foot && <div className={FOOT}>{foot}</div>}
    </article>
  );
}

/** What is known of its size: the largest room as the event wants it, the number of rooms, bedrooms. */
function useFigures(
  { roomCount, bedrooms, largestRoomByLayout }: VenueCardFragment,
  layouts: readonly RoomLayout[],
): Figure[] {
  const { t } = useLingui();
  const formats = useFormats();
  const inLayout = useInLayout();
  const most = suitedCapacity(largestRoomByLayout, layouts);
  const figures: Figure[] = [];
  if (most) {
    const how = inLayout(most.layout);
    const people = t({
      id: 'venue.figureIn',
      message: plural(most.capacity, { one: `person ${how}`, other: `people ${how}` }),
    });
    figures.push({
      key: 'people',
      value: formats.number(most.capacity),
      label: most.name && roomCount > 1 ? `${people}\u00a0· ${most.name}` : people,
    });
  }
  if (roomCount > 0) {
    figures.push({
      key: 'rooms',
      value: formats.number(roomCount),
      label: t({ id: 'venue.roomsLabel', message: plural(roomCount, { one: 'room', other: 'rooms' }) }),
    });
  }
  if (bedrooms) {
    figures.push({
      key: 'bedrooms',
      value: formats.number(bedrooms),
      label: t({ id: 'venue.bedroomsLabel', message: plural(bedrooms, { one: 'bedroom', other: 'bedrooms' }) }),
    });
  }
  return figures;
}
