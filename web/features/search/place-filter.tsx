import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Box } from '../../ui/box.ts';
import { Text } from '../../ui/text.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FacetOptions, MoreOptions, type FacetOption } from './facet-options.tsx';
import { knownPlace, placeKey, placeName } from './known-places.ts';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { distinctPlaces, toggledPlace, type SearchParams } from './search-params.ts';
import type { ChangeSearch } from './use-search.ts';
import { typeset } from '../../lib/place-names.ts';

/** Places shown before "See all". */
const SHOWN = 8;

type PlaceFilterProps = {
  params: SearchParams;
  facets: SearchFacetsFragment | undefined;
  change: ChangeSearch;
};

/** Where: cities of the search, regions, departments. */
export function PlaceFilter({ params, facets, change }: PlaceFilterProps) {
  const { t } = useLingui();
  const chosen = useMemo(() => new Set(params.locations.map(placeKey)), [params.locations]);

  // A hundred places are written down as keys only if there is a key to compare them with.
  const isAnyChosen = chosen.size > 0;

  const option = (name: string, label: string, count: number | undefined): FacetOption => ({
    slug: name,
    label,
    count,
    checked: isAnyChosen && chosen.has(placeKey(name)),
    toggle: () => change(({ locations }) => ({ locations: distinctPlaces(toggledPlace(locations, name)) })),
  });
  const regions = (facets?.regions ?? []).map(({ name, count }) => option(name, typeset(name), count));
  const departments = (facets?.departments ?? []).map(({ name, code, count }) =>
    option(name, `${typeset(name)} (${code})`, count),
  );
  const listed = new Set(isAnyChosen ? [...regions, ...departments].map(({ slug }) => placeKey(slug)) : []);
  // Cities, and regions and departments in which the other filters leave nothing: they must be there to be taken away.
  const others = params.locations
    .filter((location) => !listed.has(placeKey(location)))
    .map((location) => option(location, placeName(location), facets && knownPlace(location) ? 0 : undefined));
  const activeOf = (options: readonly FacetOption[]) => options.filter(({ checked }) => checked).length;

  return (
    <>
      {others.length > 0 && (
        <FacetGroup title={t({ id: 'filters.places', message: 'Places' })} active={others.length} open>
          <FacetOptions name="location" options={others} />
        </FacetGroup>
      )}
      <FacetGroup title={t({ id: 'filters.regions', message: 'Regions' })} active={activeOf(regions)} open>
        <PlaceList of={t({ id: 'filters.regions', message: 'Regions' })} options={regions} />
      </FacetGroup>
      <FacetGroup title={t({ id: 'filters.departments', message: 'Departments' })} active={activeOf(departments)}>
        <PlaceList of={t({ id: 'filters.departments', message: 'Departments' })} options={departments} />
      </FacetGroup>
    </>
  );
}

/** Most venues first; those behind "See all" in alphabetical order, in which one looks for a name. */
function PlaceList({ of, options }: { of: string; options: readonly FacetOption[] }) {
  const { t, i18n } = useLingui();
  const rest = useMemo(() => {
    const collator = new Intl.Collator(i18n.locale);
    return options.slice(SHOWN).toSorted((a, b) => collator.compare(a.slug, b.slug));
  }, [i18n.locale, options]);
  if (options.length === 0) {
    return (
      <Text look="small" tone="muted">
        {t({ id: 'filters.nowhere', message: 'None with the other filters.' })}
      </Text>
    );
  }
  return (
    <>
      <FacetOptions name="location" options={options.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <MoreOptions total={options.length} open={rest.some(({ checked }) => checked)} of={of}>
          <Box pt="1">
            <FacetOptions name="location" options={rest} />
          </Box>
        </MoreOptions>
      )}
    </>
  );
}
