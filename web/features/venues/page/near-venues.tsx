import { Trans } from '@lingui/react/macro';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';
import { useNearVenuesSuspenseQuery } from './venue-page.gen.ts';
import { Tiles, VenueTile } from './venue-tile.tsx';

/** Words of which a town's name has at most so many: “saint-maur-des-fosses”, “la-baule-escoublac”. */
const TOWN_WORDS = 5;

/** What may be the town at the end of a venue's slug: “hotel-de-la-gare-lyon-2e” → “2e”, “lyon-2e”, “gare-lyon-2e”… */
export function possibleTowns(slug: string): string[] {
  const words = slug.toLowerCase().split('-').filter(Boolean);
  return Array.from({ length: Math.min(TOWN_WORDS, words.length) }, (_, index) => words.slice(-index - 1).join('-'));
}

/** Venues of the town that a missing venue's address names; else those that are looked at most. */
export function NearVenues({ slug }: { slug: string }) {
  const location = possibleTowns(slug);
  const { data } = useNearVenuesSuspenseQuery({ variables: { location } });
  const near = data.near.items;
  const venues = near.length > 0 ? near : data.anywhere.items;
  if (venues.length === 0) return null;
  return (
    <Stack gap="5" pt="4">
      <Heading as="h2" look="h2">
        {near.length > 0 ? (
          <Trans id="venueMissing.near">Venues nearby</Trans>
        ) : (
          <Trans id="venueMissing.others">Venues to discover</Trans>
        )}
      </Heading>
      <Tiles>
        {venues.map((venue) => (
          <li key={venue.id}>
            <VenueTile venue={venue} />
          </li>
        ))}
      </Tiles>
    </Stack>
  );
}
