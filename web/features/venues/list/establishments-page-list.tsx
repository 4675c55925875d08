import { styled } from '#styled/jsx';
import type { FragmentType } from '@apollo/client/masking';
import { memo } from 'react';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { usePointedAt } from '../map/pointing.ts';
import type { VenueCardFragment } from '../card/venue-card.gen.ts';
import { VenueCard } from '../card/venue-card.tsx';
import { VenueCardSkeleton } from '../card/venue-card-skeleton.tsx';
import { Item } from '../../../ui/box.ts';
import type { EstablishmentsQuery } from './establishments-page.gen.ts';

const SKELETONS = 5;

export type ListedVenue = EstablishmentsQuery['searchVenues']['items'][number];

export const Venues = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
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
      containIntrinsicHeight: { base: 'auto 28rem', sm: 'auto 11.5rem' },
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

type ListedVenueItemProps = {
  venue: Pick<ListedVenue, 'id' | 'slug' | 'name'> & FragmentType<VenueCardFragment>;
  eager?: boolean;
  note?: string;
};

/** Pointed at here, it is marked on the map; and the other way round. */
export function ListedVenueItem({ venue, eager = false, note }: ListedVenueItemProps) {
  const { id, slug, name } = venue;
  const { pointed, ...pointing } = usePointedAt(id);
  return (
    <Listed pointed={pointed} {...pointing}>
      <VenueCard
        venue={venue}
        eager={eager}
        note={note}
        corner={<ShortlistButton venueId={id} slug={slug} name={name} />}
      />
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
