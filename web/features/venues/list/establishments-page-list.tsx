import { styled } from '../../../ui/styled.ts';
import type { FragmentType } from '@apollo/client/masking';
import { memo, use } from 'react';
import { useCameBack } from '../../../lib/came-back.ts';
import { BriefContext, withDays } from '../../../lib/event-brief.ts';
import { type Availability, CardAvailability } from '../../search/card-availability.tsx';
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
  },
  variants: {
    pointed: { true: { outlineColor: 'copper' } },
    // Not laid out until it is nearly in view: the text of twenty cards is half of the work of a first visit.
    later: {
      true: {
        '&:nth-of-type(n + 4) > article': {
          contentVisibility: 'auto',
          containIntrinsicHeight: { base: 'auto 28rem', sm: 'auto 11.5rem' },
        },
      },
    },
  },
});

type VenueListProps = {
  venues: readonly ListedVenue[];
  /** Whether each is free, in their order; empty without dates. */
  availabilities: readonly Availability[];
  /** Whether the dates leave no choice. */
  exact: boolean;
};

/** The venues of one page of results. */
export const VenueList = memo(function VenueList({ venues, availabilities, exact }: VenueListProps) {
  return (
    <Venues>
      {venues.map((venue, index) => (
        <ListedVenueItem
          key={venue.id}
          venue={venue}
          availability={availabilities[index]}
          exact={exact}
          eager={index === 0}
        />
      ))}
    </Venues>
  );
});

type ListedVenueItemProps = {
  venue: Pick<ListedVenue, 'id' | 'slug' | 'name'> & FragmentType<VenueCardFragment>;
  availability?: Availability | null | undefined;
  exact?: boolean;
  eager?: boolean;
  note?: string;
};

/** Pointed at here, it is marked on the map; and the other way round. */
export function ListedVenueItem({ venue, availability, exact = false, eager = false, note }: ListedVenueItemProps) {
  const { id, slug, name } = venue;
  const back = useCameBack();
  const told = use(BriefContext);
  // Of several possible days, its page is asked for the one on which it is free.
  const brief = told === null || !availability?.startDate ? told : withDays(told, availability);
  const { pointed, ...pointing } = usePointedAt(id);
  return (
    <Listed pointed={pointed} later={!back} {...pointing}>
      <BriefContext value={brief}>
        <VenueCard
          venue={venue}
          eager={eager}
          availability={availability && <CardAvailability availability={availability} exact={exact} />}
          note={note}
          corner={<ShortlistButton venueId={id} slug={slug} name={name} />}
        />
      </BriefContext>
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
