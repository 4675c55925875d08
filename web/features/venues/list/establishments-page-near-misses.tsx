import type { ShownNearMiss } from '../../search/use-near-misses.ts';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { VenueCard } from '../card/venue-card.tsx';
import { Item, List } from '../../../ui/box.ts';
import { Text } from '../../../ui/text.tsx';
import { useCardsByIdQuery } from './establishments-page-map.gen.ts';

type NearMissListProps = { misses: readonly ShownNearMiss[] };

/** Venues that fail one condition, each under what differs. */
export function NearMissList({ misses }: NearMissListProps) {
  const { data } = useCardsByIdQuery({ variables: { ids: misses.map(({ id }) => id) } });
  const venues = new Map(data?.venueCards.map((venue) => [venue.id, venue]));
  return (
    <List display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {misses.map(({ id, difference }) => {
        const venue = venues.get(id);
        return (
          venue && (
            <Item key={id}>
              <Text look="small" fontWeight="600" color="copper.text" pb="2">
                {difference}
              </Text>
              <VenueCard venue={venue} corner={<ShortlistButton venueId={id} slug={venue.slug} name={venue.name} />} />
            </Item>
          )
        );
      })}
    </List>
  );
}
