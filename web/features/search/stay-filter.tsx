import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../ui/box.ts';
import { Field } from '../../ui/field.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { countOf, LIMITS, type SearchParams } from './search-params.ts';
import { StepSelect } from './step-select.tsx';
import type { ChangeSearch } from './use-search.ts';

type StayFilterProps = {
  params: SearchParams;
  facets: SearchFacetsFragment | undefined;
  change: ChangeSearch;
};

const BEDROOMS = [10, 20, 50, 100] as const;
const STATION_MINUTES = [10, 20, 30] as const;

/** How many bedrooms, and how far the station may be. */
export function StayFilter({ params, facets, change }: StayFilterProps) {
  const { t } = useLingui();
  const { bedrooms, station } = params;
  return (
    <FacetGroup
      title={t({ id: 'filters.stay', message: 'Bedrooms and station' })}
      active={(bedrooms === null ? 0 : 1) + (station === null ? 0 : 1)}
    >
      <Stack gap="3">
        <Field label={t({ id: 'filters.bedrooms', message: 'Bedrooms' })}>
          <StepSelect
            name="bedrooms"
            steps={BEDROOMS}
            value={bedrooms}
            counts={facets?.bedrooms}
            label={(least) => t({ id: 'filters.bedroomsStep', message: `${least} and more` })}
            onChange={(text) => change(() => ({ bedrooms: countOf(text, LIMITS.bedrooms) }))}
          />
        </Field>
        <Field label={t({ id: 'filters.station', message: 'Railway station' })}>
          <StepSelect
            name="station"
            steps={STATION_MINUTES}
            value={station}
            counts={facets?.stationMinutes}
            label={(most) =>
              t({
                id: 'filters.stationStep',
                message: plural(most, { one: 'Within # minute', other: 'Within # minutes' }),
              })
            }
            onChange={(text) => change(() => ({ station: countOf(text, LIMITS.station) }))}
          />
        </Field>
      </Stack>
    </FacetGroup>
  );
}
