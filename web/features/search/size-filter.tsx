import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { countedLayouts } from '../../../schema/suitable-layouts.ts';
import { useFormats } from '../../lib/formats.ts';
import { useInLayout } from '../../lib/suited-capacity.ts';
import { CAPACITY_BAND_NAMES, useTerm } from '../../lib/terms.ts';
import type { RoomLayout } from '../../lib/venue-terms.ts';
import { Box } from '../../ui/box.ts';
import { Text } from '../../ui/text.tsx';
import { FacetGroup } from './facet-group.tsx';
import { sizeOf, type SearchParams } from './search-params.ts';
import { bands } from './search-terms.ts';
import { bandText } from './suggestions/search-fields.ts';
import { TypedFilter } from './typed-filter.tsx';
import type { ChangeSearch } from './use-search.ts';

type SizeFilterProps = { params: SearchParams; change: ChangeSearch };
type Size = Pick<SearchParams, 'capacity' | 'bands'>;

const textOf = ({ capacity, bands: chosen }: Size) =>
  capacity === null ? chosen.map(bandText).join(', ') : String(capacity);
const sizeIn = (text: string) => sizeOf(text.split(','));

/** How many people: a number, or one of the sizes that the browser offers. */
export function SizeFilter({ params, change }: SizeFilterProps) {
  const { t } = useLingui();
  const { or } = useFormats();
  const bandName = useTerm(CAPACITY_BAND_NAMES);
  const inLayout = useInLayout();
  const id = useId();
  const counted = or(countedLayouts<RoomLayout>(params.layouts, params.eventTypes).map(inLayout));

  return (
    <FacetGroup
      title={t({ id: 'filters.size', message: 'Number of people' })}
      active={params.capacity === null ? params.bands.length : 1}
      open
    >
      <Box pb="3" maxWidth="14rem">
        <TypedFilter
          label={t({ id: 'filters.exactSize', message: 'In one room, at least' })}
          errorOf={(text) =>
            text.trim() === '' || textOf(sizeIn(text)) !== ''
              ? null
              : t({ id: 'filters.exactSizeError', message: 'Give a number of people, such as 60.' })
          }
          name="capacity"
          type="text"
          autoComplete="off"
          list={`${id}-sizes`}
          maxLength={50}
          placeholder={t({ id: 'filters.exactSizeExample', message: 'For example 60' })}
          value={textOf(params)}
          clean={(text) => textOf(sizeIn(text))}
          onSettled={(text) => change(() => sizeIn(text))}
        />
        <datalist id={`${id}-sizes`}>
          {bands.values.map((band) => (
            <option key={band} value={bandText(band)}>
              {bandName(band)}
            </option>
          ))}
        </datalist>
      </Box>
      {counted && (
        <Text look="caption" tone="muted" pt="2">
          {t({ id: 'filters.countedIn', message: `Counted for this event: ${counted}.` })}
        </Text>
      )}
    </FacetGroup>
  );
}
