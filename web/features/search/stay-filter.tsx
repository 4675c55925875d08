import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { Stack } from '../../ui/box.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { countOf, LIMITS, type SearchParams } from './search-params.ts';
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

type StepSelectProps = {
  name: string;
  steps: readonly number[];
  /** Of the address, which may say a number between the steps. */
  value: number | null;
  counts: readonly { readonly value: number; readonly count: number }[] | undefined;
  label: (step: number) => string;
  onChange: (text: string) => void;
};

/** One of some numbers, or any; each with the venues that it leads to. */
function StepSelect({ name, steps, value, counts, label, onChange }: StepSelectProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const shown = String(value ?? '');
  const field = useEarlyValue<HTMLSelectElement>(shown, onChange);
  const offered = [...new Set([...steps, ...(value === null ? [] : [value])])].toSorted((a, b) => a - b);
  const countAt = (step: number) =>
    counts && steps.includes(step) ? (counts.find((one) => one.value === step)?.count ?? 0) : undefined;
  return (
    <Select ref={field} name={name} value={shown} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t({ id: 'filters.any', message: 'Any' })}</option>
      {offered.map((step) => {
        const count = countAt(step);
        return (
          <option key={step} value={step} disabled={count === 0 && step !== value}>
            {label(step)}
            {count === undefined ? '' : ` (${formats.number(count)})`}
          </option>
        );
      })}
    </Select>
  );
}
