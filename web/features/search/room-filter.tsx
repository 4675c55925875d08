import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { Box } from '../../ui/box.ts';
import { Field } from '../../ui/field.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FacetOptions, type FacetOption } from './facet-options.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { countOf, LIMITS, type SearchParams } from './search-params.ts';
import { StepSelect } from './step-select.tsx';
import type { ChangeSearch } from './use-search.ts';

type RoomFilterProps = {
  params: SearchParams;
  facets: SearchFacetsFragment | undefined;
  layouts: FacetOption[];
  change: ChangeSearch;
};

const SQUARE_METRES = [50, 100, 200, 500] as const;

/** How large a room has to be, and which layouts it takes. */
export function RoomFilter({ params, facets, layouts, change }: RoomFilterProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { roomArea } = params;
  const areaLabel = (squareMetres: number) => {
    const area = formats.number(squareMetres);
    return t({ id: 'filters.roomAreaStep', message: `${area} m² and more` });
  };
  return (
    <FacetGroup
      title={t({ id: 'filters.room', message: 'Room area and layout' })}
      active={params.layouts.length + (roomArea === null ? 0 : 1)}
    >
      <Box pb="3">
        <Field label={t({ id: 'filters.roomArea', message: 'Area of a room' })}>
          <StepSelect
            name="roomArea"
            steps={SQUARE_METRES}
            value={roomArea}
            counts={facets?.roomAreas}
            label={areaLabel}
            onChange={(text) => change(() => ({ roomArea: countOf(text, LIMITS.roomArea) }))}
          />
        </Field>
      </Box>
      <FacetOptions name="layout" options={layouts} />
    </FacetGroup>
  );
}
