import { useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-static/icons/locate-fixed.svg?react';
import { NEAR } from '../../../schema/constants.ts';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { Box, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { FacetGroup } from './facet-group.tsx';
import { knownPlace, placeName } from './known-places.ts';
import { DISTANCES, nearPlace, nearPoint, printNear } from './near.ts';
import type { SearchParams } from './search-params.ts';
import { TypedFilter } from './typed-filter.tsx';
import { useOwnPosition } from './use-own-position.ts';
import type { ChangeSearch } from './use-search.ts';

/** How far from a place, or from where the reader is; it takes the place of the cities and regions that were chosen. */
export function NearFilter({ params, change }: { params: SearchParams; change: ChangeSearch }) {
  const { t } = useLingui();
  const { near, locations } = params;
  const { state, locate } = useOwnPosition((point) =>
    change((now) => ({ locations: [], near: nearPoint(point, now.near?.km) })),
  );
  const km = near?.km ?? NEAR.kilometres;
  const within = (distance: string) => change((now) => ({ near: now.near && { ...now.near, km: Number(distance) } }));
  const distanceField = useEarlyValue<HTMLSelectElement>(String(km), within);
  const distances = [...new Set([...DISTANCES, km])].toSorted((a, b) => a - b);
  const [only] = locations;
  // Regions and departments have no surroundings of some kilometres.
  const city = !near && locations.length === 1 && only && !knownPlace(only) ? only : null;
  const cityName = city && placeName(city);

  return (
    <FacetGroup title={t({ id: 'filters.near', message: 'Around a place' })} active={near ? 1 : 0}>
      <Stack gap="3">
        {city && (
          <Button look="outline" onClick={() => change(() => ({ locations: [], near: nearPlace(city) }))}>
            {t({ id: 'near.widen', message: `${cityName} and ${km} km around` })}
          </Button>
        )}
        {near?.point && <input type="hidden" name="near" value={printNear(near).join(',')} />}
        <TypedFilter
          label={t({ id: 'near.of', message: 'City or postcode' })}
          name={near?.point ? undefined : 'near'}
          type="text"
          autoComplete="off"
          maxLength={NEAR.maxPlace}
          placeholder={
            near?.point
              ? t({ id: 'near.ownPosition', message: 'Your position' })
              : t({ id: 'near.example', message: 'Lyon, 38200, Annecy…' })
          }
          value={near?.place ?? ''}
          clean={(text) => text.replaceAll(/[\s,]+/g, ' ').trim()}
          onSettled={(place) =>
            change((now) => (place ? { locations: [], near: nearPlace(place, now.near?.km) } : { near: null }))
          }
        />
        <Field label={t({ id: 'near.distance', message: 'Distance at most' })}>
          <Select
            ref={distanceField}
            name="km"
            value={String(km)}
            disabled={!near}
            onChange={({ target }) => within(target.value)}
          >
            {distances.map((value) => (
              <option key={value} value={value}>
                {t({ id: 'near.km', message: `${value} km` })}
              </option>
            ))}
          </Select>
        </Field>
        <Box css={{ '@media (scripting: none)': { display: 'none' } }}>
          <Button look="outline" width="full" busy={state === 'locating'} onClick={locate}>
            <LocateFixed size={18} aria-hidden />
            {t({ id: 'near.aroundMe', message: 'Around me' })}
          </Button>
        </Box>
        <Text look="caption" tone="muted" role="status">
          {state === 'refused' &&
            t({
              id: 'near.refused',
              message: 'Your browser does not give us your position. Allow it in its settings, or type a place.',
            })}
          {state === 'failed' &&
            t({ id: 'near.failed', message: 'Your position could not be determined. Type a place instead.' })}
        </Text>
      </Stack>
    </FacetGroup>
  );
}
