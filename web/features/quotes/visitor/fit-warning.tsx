import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { QUOTE_MAX_VENUES } from '../../../../schema/constants.ts';
import { countedLayouts } from '../../../../schema/suitable-layouts.ts';
import { searchAddress } from '../../../lib/addresses.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { suitedCapacity, usePeopleIn, useUpTo } from '../../../lib/suited-capacity.ts';
import { eventTypeSlug, useTerm } from '../../../lib/terms.ts';
import { ROOM_LAYOUTS, type RoomLayout } from '../../../lib/venue-terms.ts';
import { Flex, Item, List, Stack } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { useQuoteAlternativesQuery } from './quote-fit.gen.ts';
import type { Fit } from './use-fit.ts';
import type { QuoteVenue } from './use-quote-venues.ts';
import { usePeople } from '../../../lib/people.ts';

const SHOWN = 3;
/** The chosen venues may come among the first found. */
const ASKED = SHOWN + QUOTE_MAX_VENUES;

/** Venues near the chosen ones that have such a room: of the same departments, else of the same regions. */
function useAlternatives(fit: Fit, venues: readonly QuoteVenue[], location: string) {
  const named = location.split(',').map((place) => place.trim());
  const near =
    named.filter(Boolean).length > 0 ? named.filter(Boolean) : venues.map(({ department }) => department.code);
  const filterOf = (places: readonly string[]) => ({
    location: [...new Set(places)],
    capacity: fit.people,
    ...(fit.layout ? { layouts: [fit.layout] } : {}),
    ...(fit.eventType ? { eventTypes: [fit.eventType] } : {}),
  });
  const around = useQuoteAlternativesQuery({ variables: { filter: filterOf(near), count: ASKED } });
  const others = (items: readonly { readonly id: string }[] | undefined) =>
    items?.filter(({ id }) => venues.every((venue) => venue.id !== id));
  const nothingNear = around.data !== undefined && others(around.data.searchVenues.items)?.length === 0;
  const wider = useQuoteAlternativesQuery(
    nothingNear
      ? { variables: { filter: filterOf(venues.map(({ region }) => region.name)), count: ASKED } }
      : skipToken,
  );
  const items = (nothingNear ? wider : around).data?.searchVenues.items ?? [];
  return items.filter(({ id }) => venues.every((venue) => venue.id !== id)).slice(0, SHOWN);
}

type FitWarningProps = {
  fit: Fit;
  venues: readonly QuoteVenue[];
  location: string;
  /** Null when five are chosen: one must go before another comes. */
  onAdd: ((slug: string) => void) | null;
};

/** Says that no chosen venue has a room for so many people, and which ones nearby do. The request can be sent all the same. */
export function FitWarning({ fit, venues, location, onAdd }: FitWarningProps) {
  const { t } = useLingui();
  const layoutName = useTerm(ROOM_LAYOUTS);
  const upTo = useUpTo();
  const peopleIn = usePeopleIn();
  const alternatives = useAlternatives(fit, venues, location);
  const counted = countedLayouts<RoomLayout>(fit.layout ? [fit.layout] : [], fit.eventType ? [fit.eventType] : []);
  const held = [...fit.byVenue.values()].map(({ layout, largestRoom }) => ({ layout, capacity: largestRoom }));
  const largest = held.toSorted((a, b) => b.capacity - a.capacity)[0];
  const most = largest?.layout ? peopleIn({ layout: largest.layout, capacity: largest.capacity }) : '';
  const people = usePeople()(fit.people);
  const layout = fit.layout ? layoutName(fit.layout) : '';
  return (
    <Notice tone="gold" role="status">
      <Stack gap="3">
        <Text fontWeight="600">
          {fit.layout ? (
            <Trans id="quote.noRoomIn">
              None of the chosen venues has a single room for {people} in this layout: {layout}.
            </Trans>
          ) : (
            <Trans id="quote.noRoom">None of the chosen venues has a single room for {people}.</Trans>
          )}
        </Text>
        <Text look="small">
          {most && t({ id: 'quote.largestHoldsIn', message: `The largest holds ${most}.` })}{' '}
          <Trans id="quote.noRoomAdvice">
            You can still send your request: some venues combine rooms or put up a marquee.
          </Trans>
        </Text>
        {alternatives.length > 0 && (
          <>
            <Text look="small" fontWeight="600">
              <Trans id="quote.alternatives">These nearby venues have a suitable room:</Trans>
            </Text>
            <List display="grid" gap="2">
              {alternatives.map(({ name, ...venue }) => {
                const size = suitedCapacity(venue.capacities, counted);
                return (
                  <Item key={venue.id}>
                    <Flex alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
                      <Text look="small" flex="1 1 12rem" overflowWrap="anywhere">
                        <span lang="fr">{name}</span>, {cityWithDepartment(venue)}
                        {size && `, ${upTo(size)}`}
                      </Text>
                      {onAdd && (
                        <Button
                          size="sm"
                          onClick={() => onAdd(venue.slug)}
                          aria-label={t({ id: 'quote.addVenue', message: `Add ${name}` })}
                        >
                          <Plus size={16} aria-hidden />
                          <Trans id="quote.add">Add</Trans>
                        </Button>
                      )}
                    </Flex>
                  </Item>
                );
              })}
            </List>
          </>
        )}
        <Text look="small">
          <Link
            to={searchAddress({
              location,
              eventType: fit.eventType && eventTypeSlug(fit.eventType),
              capacity: fit.people,
              layout: fit.layout?.toLowerCase().replaceAll('_', '-'),
            })}
          >
            <Trans id="quote.searchLarger">See all venues with a room for {people}</Trans>
          </Link>
        </Text>
      </Stack>
    </Notice>
  );
}
