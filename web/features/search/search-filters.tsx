import { styled } from '../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-static/icons/search.svg?react';
import { Suspense } from 'react';
import { deferred } from '../../lib/deferred.tsx';
import { EVENT_TYPES, useTerm } from '../../lib/terms.ts';
import { VENUE_KINDS } from '../../lib/venue-labels.ts';
import { ROOM_LAYOUTS } from '../../lib/venue-terms.ts';
import { Box, Row } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AmenityFilter } from './amenity-filter.tsx';
import { BudgetFilter } from './budget-filter.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FacetOptions, type FacetOption } from './facet-options.tsx';
import { NearFilter } from './near-filter.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { RoomFilter } from './room-filter.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { printBounds } from './map-bounds.ts';
import { SEARCH_PATH, toggled, type SearchParams } from './search-params.ts';
import { categories, eventTypes, kinds, layouts, type Vocabulary } from './search-terms.ts';
import { StayFilter } from './stay-filter.tsx';
import { SizeFilter } from './size-filter.tsx';
import type { Reading } from './search-reading.ts';
import { TextFilter } from './text-filter.tsx';
import type { ChangeSearch } from './use-search.ts';

const DatesFilter = deferred(() => import('./dates-filter.tsx'));

const Form = styled('form', { base: { '& > :last-child': { borderBottom: '1px solid', borderColor: 'rule' } } });

/** A button for those without a script; each change searches at once for the others. */
const ApplyLine = styled('div', {
  base: { display: 'none', py: '4', '@media (scripting: none)': { display: 'block' } },
});

export type SearchFiltersProps = {
  params: SearchParams;
  /** What was understood in its text; null = nothing, or not known yet. */
  reading: Reading | null;
  /** Counts of the search; nothing while they are on their way for the first time. */
  facets: SearchFacetsFragment | undefined;
  change: ChangeSearch;
  /** Of the form, so that the order of the results can be part of it. */
  id?: string;
};

/** A closed list of which several values may hold, with its counts. */
function optionsOf<T extends string | number>(
  { values, slug }: Vocabulary<T>,
  chosen: readonly T[],
  counts: readonly { readonly value: T; readonly count: number }[] | undefined,
  label: (value: T) => FacetOption['label'],
  toggle: (value: T) => void,
): FacetOption[] {
  const found = new Map(counts?.map(({ value, count }) => [value, count]));
  return values.map((value) => ({
    slug: slug(value),
    label: label(value),
    count: counts ? (found.get(value) ?? 0) : undefined,
    checked: chosen.includes(value),
    toggle: () => toggle(value),
  }));
}

/** All filters of the search, as a form that also works without a script. */
export function SearchFilters({ params, reading, facets, change, id }: SearchFiltersProps) {
  const { t } = useLingui();
  const eventTypeName = useTerm(EVENT_TYPES);
  const kindName = useTerm(VENUE_KINDS);
  const layoutName = useTerm(ROOM_LAYOUTS);
  const starsLabel = (stars: number) =>
    t({ id: 'filters.stars', message: plural(stars, { one: '# star', other: '# stars' }) });

  const eventTypeOptions = optionsOf(eventTypes, params.eventTypes, facets?.eventTypes, eventTypeName, (value) =>
    change((now) => ({ eventTypes: toggled(eventTypes, now.eventTypes, value) })),
  );
  const kindOptions = optionsOf(kinds, params.kinds, facets?.kinds, kindName, (value) =>
    change((now) => ({ kinds: toggled(kinds, now.kinds, value) })),
  );
  const categoryOptions = optionsOf(
    categories,
    params.categories,
    facets?.categories,
    (stars) => <Stars category={stars} label={starsLabel(stars)} />,
    (value) => change((now) => ({ categories: toggled(categories, now.categories, value) })),
  );
  const layoutOptions = optionsOf(layouts, params.layouts, facets?.layouts, layoutName, (value) =>
    change((now) => ({ layouts: toggled(layouts, now.layouts, value) })),
  );

  return (
    <Form id={id} action={SEARCH_PATH} method="get" onSubmit={(event) => event.preventDefault()}>
      {params.bounds && <input type="hidden" name="bounds" value={printBounds(params.bounds).join(',')} />}
      <Box pb="5">
        <TextFilter params={params} reading={reading} change={change} />
      </Box>
      <Suspense fallback={<Box minHeight="12" />}>
        <DatesFilter params={params} facets={facets} change={change} />
      </Suspense>
      <SizeFilter params={params} change={change} />
      <BudgetFilter params={params} facets={facets} change={change} />
      <FacetGroup
        title={t({ id: 'filters.eventTypes', message: 'Type of event' })}
        active={params.eventTypes.length}
        open
      >
        <FacetOptions name="eventType" options={eventTypeOptions} />
      </FacetGroup>
      <PlaceFilter params={params} facets={facets} change={change} />
      <NearFilter params={params} change={change} />
      <FacetGroup title={t({ id: 'filters.kinds', message: 'Kind of venue' })} active={params.kinds.length}>
        <FacetOptions name="kind" options={kindOptions} />
      </FacetGroup>
      <StayFilter params={params} facets={facets} change={change} />
      <FacetGroup title={t({ id: 'filters.categories', message: 'Stars' })} active={params.categories.length} open>
        <FacetOptions name="category" options={categoryOptions} />
      </FacetGroup>
      <RoomFilter params={params} facets={facets} layouts={layoutOptions} change={change} />
      <AmenityFilter params={params} facets={facets} change={change} />
      {(params.promotion || facets?.promotions !== 0) && (
        <FacetGroup title={t({ id: 'filters.promotions', message: 'Offers' })} active={params.promotion ? 1 : 0} open>
          <FacetOptions
            name="promotion"
            options={[
              {
                slug: 'true',
                label: t({ id: 'filters.promotion', message: 'With a current offer' }),
                count: facets?.promotions,
                checked: params.promotion,
                toggle: () => change((now) => ({ promotion: !now.promotion })),
              },
            ]}
          />
        </FacetGroup>
      )}
      <ApplyLine>
        <Button type="submit" look="quiet" width="full">
          <Row as="span" gap="2">
            <Search size={18} aria-hidden />
            <Trans id="filters.apply">Apply</Trans>
          </Row>
        </Button>
      </ApplyLine>
    </Form>
  );
}
