import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { searchAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { typeset } from '../../../lib/place-names.ts';
import { Box, Grid } from '../../../ui/box.ts';
import { FranceMap, type MapArea } from '../../../ui/france-map.tsx';
import { levelOf } from '../../../ui/map-levels.ts';
import type { DashboardQuery } from './dashboard.gen.ts';
import { FigureLine } from './figure.tsx';

const Line = styled(FigureLine, {
  base: {
    minHeight: '8',
    alignItems: 'center',
    borderBottom: '1px solid',
    borderColor: 'rule',
    fontSize: 'sm',
    _hover: { borderColor: 'copper' },
    '&[data-active]': { color: 'copper.text', borderColor: 'copper' },
  },
});

/** Where the public venues are: a map and a list that say the same. */
export function RegionsMap({ regions }: { regions: DashboardQuery['dashboard']['regions'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [active, setActive] = useState<string | null>(null);
  const greatest = Math.max(0, ...regions.map(({ count }) => count));
  const areas: Record<string, MapArea> = Object.fromEntries(
    regions.map(({ code, name, count }) => [
      code,
      {
        to: searchAddress({ location: name }),
        title: `${typeset(name)} · ${number(count)} ${t({ id: 'home.regionVenues', message: plural(count, { one: 'venue', other: 'venues' }) })}`,
        level: levelOf(count, greatest),
      },
    ]),
  );
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="6"
      alignItems="start"
    >
      <Box borderRadius="md" overflow="hidden" border="1px solid" borderColor="rule">
        <FranceMap division="regions" areas={areas} active={active} onPoint={setActive} />
      </Box>
      <Box as="ul" listStyle="none">
        {regions.map(({ code, name, count }) => (
          <li key={code}>
            <Line
              to={searchAddress({ location: name })}
              data-active={active === code || undefined}
              onPointerEnter={() => setActive(code)}
              onPointerLeave={() => setActive(null)}
              lang="fr"
            >
              {typeset(name)}
              <span>{number(count)}</span>
            </Line>
          </li>
        ))}
      </Box>
    </Grid>
  );
}
