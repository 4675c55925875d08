import { useLingui } from '@lingui/react/macro';
import { countedLayouts } from '../../../schema/suitable-layouts.ts';
import { useFormats } from '../../lib/formats.ts';
import { useInLayout } from '../../lib/suited-capacity.ts';
import { CAPACITY_BAND_NAMES, useTerm } from '../../lib/terms.ts';
import type { RoomLayout } from '../../lib/venue-terms.ts';
import { Box } from '../../ui/box.ts';
import { Field } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FacetOptions, type FacetOption } from './facet-options.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { countOf, LIMITS, toggled, type SearchParams } from './search-params.ts';
import { BAND_VALUES, bands } from './search-terms.ts';
import { TypedFilter } from './typed-filter.tsx';
import type { ChangeSearch } from './use-search.ts';

type SizeFilterProps = {
  params: SearchParams;
  facets: SearchFacetsFragment | undefined;
  change: ChangeSearch;
};

/** How many people: a number, or bands. One makes the other void. */
export function SizeFilter({ params, facets, change }: SizeFilterProps) {
  const { t } = useLingui();
  const { or } = useFormats();
  const bandName = useTerm(CAPACITY_BAND_NAMES);
  const inLayout = useInLayout();
  const counts = new Map(facets?.capacityBands.map(({ value, count }) => [value, count]));
  const options = bands.values.map((band): FacetOption => ({
    slug: band,
    label: bandName(band),
    // Counts go with the number that was typed, which ticking a band would take away.
    count: facets && params.capacity === null ? (counts.get(BAND_VALUES[band]) ?? 0) : undefined,
    checked: params.bands.includes(band),
    toggle: () => change((now) => ({ capacity: null, bands: toggled(bands, now.bands, band) })),
  }));

  const counted = or(countedLayouts<RoomLayout>(params.layouts, params.eventTypes).map(inLayout));

  return (
    <FacetGroup
      title={t({ id: 'filters.size', message: 'Number of people' })}
      active={params.capacity === null ? params.bands.length : 1}
      open
    >
      <Box pb="3" maxWidth="14rem">
        <Field label={t({ id: 'filters.exactSize', message: 'In one room, at least' })}>
          <TypedFilter
            name="capacity"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder={t({ id: 'filters.exactSizeExample', message: '60' })}
            value={params.capacity === null ? '' : String(params.capacity)}
            clean={(text) => countOf(text.replaceAll(/\s/g, ''), LIMITS.capacity)?.toString() ?? ''}
            onSettled={(number) => change(() => ({ capacity: countOf(number, LIMITS.capacity), bands: [] }))}
          />
        </Field>
      </Box>
      <FacetOptions name="capacity" options={options} />
      {counted && (
        <Text look="caption" tone="muted" pt="2">
          {t({ id: 'filters.countedIn', message: `Counted for this event: ${counted}.` })}
        </Text>
      )}
    </FacetGroup>
  );
}
