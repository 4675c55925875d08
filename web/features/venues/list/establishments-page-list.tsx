import { styled } from '#styled/jsx';
import { memo } from 'react';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { usePointedAt } from '../map/pointing.ts';
import { VenueCard } from '../card/venue-card.tsx';
import { VenueCardSkeleton } from '../card/venue-card-skeleton.tsx';
import { Item } from '../../../ui/box.ts';
import type { EstablishmentsQuery } from './establishments-page.gen.ts';

const SKELETONS = 5;

export type ListedVenue = EstablishmentsQuery['searchVenues']['items'][number];

const Venues = styled('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
  },
});

const Listed = styled('li', {
  base: {
    borderRadius: 'md',
    transition: 'outline-color',
    transitionDuration: 'fast',
    outline: '2px solid transparent',
    // Not laid out until it is nearly in view: the text of twenty cards is half of the work of a first visit.
    '&:nth-of-type(n + 4) > article': {
      contentVisibility: 'auto',
      containIntrinsicHeight: { base: 'auto 30.5rem', sm: 'auto 17rem' },
    },
  },
  variants: { pointed: { true: { outlineColor: 'copper' } } },
});

type VenueListProps = { venues: readonly ListedVenue[] };

/** The venues of one page of results. */
export const VenueList = memo(function VenueList({ venues }: VenueListProps) {
  return (
    <Venues>
      {venues.map((venue, index) => (
        <ListedVenueItem key={venue.id} venue={venue} eager={index === 0} />
      ))}
    </Venues>
  );
});

type ListedVenueItemProps = { venue: ListedVenue; eager: boolean };

/** Pointed at here, it is marked on the map; and the other way round. */
function ListedVenueItem({ venue, eager }: ListedVenueItemProps) {
  const { id, slug, name } = venue;
  const { pointed, ...pointing } = usePointedAt(id);
  return (
    <Listed pointed={pointed} {...pointing}>
      <VenueCard venue={venue} eager={eager} corner={<ShortlistButton venueId={id} slug={slug} name={name} />} />
    </Listed>
  );
}

/** The shape of a list on its way. */
export function VenueListSkeleton() {
  return (
    <Venues aria-hidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Item key={index}>
          <VenueCardSkeleton />
        </Item>
      ))}
    </Venues>
  );
}
