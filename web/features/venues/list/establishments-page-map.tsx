import { useLingui } from '@lingui/react/macro';
import X from 'lucide-static/icons/x.svg?react';
import { useState } from 'react';
import { roundedBounds } from '../../search/map-bounds.ts';
import { type SearchParams } from '../../search/search-params.ts';
import { toFilter } from '../../search/search-variables.ts';
import type { ChangeSearch } from '../../search/use-search.ts';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { mainlandOf, sameArea, type MapView } from '../map/map-view.ts';
import type { VenueMarker } from '../map/marker-layer.ts';
import { usePointed, usePointVenue } from '../map/pointing.ts';
import { VenueMap } from '../map/venue-map.tsx';
import { VenueCardSmall } from '../card/venue-card-small.tsx';
import { Box, Item, List } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useCardsByIdQuery, useResultAreaQuery, useResultMarkersQuery } from './establishments-page-map.gen.ts';
import type { EstablishmentsQuery } from './establishments-page.gen.ts';

const FRANCE = { north: 51.2, south: 41.3, east: 9.7, west: -5.3 };
const NO_MARKERS: readonly VenueMarker[] = [];

type Found = EstablishmentsQuery['searchVenues'];

type ResultsMapProps = {
  params: SearchParams;
  /** Those of the page, whose places are shown when the reader points at them. */
  venues: Found['items'];
  /** Those that come close. */
  misses: Found['nearMisses'];
  change: ChangeSearch;
  /** The map has the screen for itself. */
  alone?: boolean;
};

/** All venues of a search on a map. */
export default function ResultsMap({ params, venues, misses, change, alone = false }: ResultsMapProps) {
  const { t } = useLingui();
  const filter = toFilter(params);
  const [view, setView] = useState<MapView | null>(null);
  const [chosen, setChosen] = useState<VenueMarker | null>(null);
  const { data: area, previousData: areaBefore } = useResultAreaQuery({ variables: { filter } });
  const { data, previousData } = useResultMarkersQuery({
    variables: { filter, area: view?.area ?? FRANCE, cell: view?.cell ?? 1 },
    skip: !view,
  });
  const point = usePointVenue();
  const pointedId = usePointed();
  const listed = [...venues, ...misses.map(({ venue }) => venue)];
  const venue = listed.find(({ id }) => id === pointedId);
  const pointed =
    venue && venue.latitude !== null && venue.longitude !== null
      ? { id: venue.id, latitude: venue.latitude, longitude: venue.longitude }
      : null;
  const found = (area ?? areaBefore)?.searchVenues.bounds;
  const fit = params.bounds ?? (found ? mainlandOf(found) : FRANCE);

  return (
    <VenueMap
      label={t({
        id: 'map.label',
        message: 'Map of the venues found. Use the arrow keys to move, plus and minus to zoom.',
      })}
      markers={(data ?? previousData)?.searchVenues.markers ?? NO_MARKERS}
      fit={fit}
      onView={setView}
      onSearchArea={(seen) => {
        const bounds = roundedBounds(seen);
        // The area is the place: within the city that was searched before, an area beside it would find nothing.
        if (!sameArea(bounds, params.bounds)) change(() => ({ bounds, locations: [] }));
      }}
      pointedAt={pointedId}
      pin={pointed}
      onPoint={point}
      chosen={chosen}
      onChoose={setChosen}
      alone={alone}
    >
      {chosen && <ChosenVenues ids={chosen.ids} total={chosen.count} close={() => setChosen(null)} />}
    </VenueMap>
  );
}

/** The venues of a marker as small cards; announced, since they come up elsewhere than where the reader is. */
function ChosenVenues({ ids, total, close }: { ids: readonly string[]; total: number; close: () => void }) {
  const { t } = useLingui();
  const { data, previousData } = useCardsByIdQuery({ variables: { ids: [...ids] } });
  const venues = (data ?? previousData)?.venueCards ?? [];
  const others = total - venues.length;
  return (
    <Box width="full" maxWidth="26rem" position="relative" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <VisuallyHidden role="status">{venues.map(({ name }) => name).join(', ')}</VisuallyHidden>
      <List
        display="flex"
        flexDirection="column"
        gap="2"
        maxHeight="min(22rem, 50dvh)"
        overflowY="auto"
        overscrollBehavior="contain"
        borderRadius="md"
        boxShadow="card"
      >
        {venues.map((venue) => (
          <Item key={venue.id}>
            <VenueCardSmall
              venue={venue}
              corner={<ShortlistButton venueId={venue.id} slug={venue.slug} name={venue.name} />}
            />
          </Item>
        ))}
        {data && others > 0 && (
          <Item px="4" py="3" bg="surface" borderRadius="md" fontSize="sm" color="ink.muted">
            {t({
              id: 'map.moreHere',
              message: `And ${others} more in the same place: search this area to see them all.`,
            })}
          </Item>
        )}
      </List>
      <IconButton
        label={t({ id: 'map.closeCard', message: 'Close' })}
        look="outline"
        size="sm"
        onClick={close}
        position="absolute"
        top="-11"
        right="0"
        zIndex={3}
        borderRadius="full"
        boxShadow="card"
      >
        <X size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}
