import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTerm } from '../../lib/terms.ts';
import { AMENITIES, AMENITY_VALUES, type Amenity } from '../../lib/venue-terms.ts';
import { Box } from '../../ui/box.ts';
import { Text } from '../../ui/text.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FacetOptions, MoreOptions, type FacetOption } from './facet-options.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { toggled, type SearchParams } from './search-params.ts';
import { amenities, AMENITY_GROUPS, type AmenityTheme } from './search-terms.ts';
import type { ChangeSearch } from './use-search.ts';

const THEMES: Readonly<Record<AmenityTheme, MessageDescriptor | null>> = {
  main: null,
  equipment: msg({ id: 'amenities.equipment', message: 'Equipment' }),
  service: msg({ id: 'amenities.service', message: 'Catering & service' }),
  access: msg({ id: 'amenities.access', message: 'Access' }),
  leisure: msg({ id: 'amenities.leisure', message: 'Well-being & leisure' }),
  setting: msg({ id: 'amenities.setting', message: 'Setting' }),
};

type AmenityFilterProps = {
  params: SearchParams;
  facets: SearchFacetsFragment | undefined;
  change: ChangeSearch;
};

/** Services and installations by theme, of which a venue must have all that are ticked. Nothing when no venue has any. */
export function AmenityFilter({ params, facets, change }: AmenityFilterProps) {
  const { t, i18n } = useLingui();
  const amenityName = useTerm(AMENITIES);
  const chosen = new Set<Amenity>(params.amenities);
  if (facets?.amenities.length === 0 && chosen.size === 0) return null;

  const counts = new Map(facets?.amenities.map(({ value, count }) => [value, count]));
  const option = (value: Amenity): FacetOption => ({
    slug: amenities.slug(value),
    label: amenityName(value),
    count: facets ? (counts.get(value) ?? 0) : undefined,
    checked: chosen.has(value),
    toggle: () => change((now) => ({ amenities: toggled(amenities, now.amenities, value) })),
  });
  const [first, ...others] = AMENITY_GROUPS;
  const title = t({ id: 'filters.amenities', message: 'Services & facilities' });

  return (
    <FacetGroup title={title} active={chosen.size}>
      <FacetOptions name="amenities" options={first.values.map(option)} />
      <MoreOptions
        total={AMENITY_VALUES.length}
        open={others.some(({ values }) => values.some((value) => chosen.has(value)))}
        of={title}
      >
        {others.map(({ theme, values }) => {
          const name = THEMES[theme];
          return (
            <Box key={theme} pt="2">
              {name && (
                <Text look="caption" tone="subtle" fontWeight="600" pt="1">
                  {i18n._(name)}
                </Text>
              )}
              <FacetOptions name="amenities" options={values.map(option)} />
            </Box>
          );
        })}
      </MoreOptions>
    </FacetGroup>
  );
}
