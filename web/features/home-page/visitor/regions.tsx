import { css } from '#styled/css';
import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { searchAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { typeset } from '../../../lib/place-names.ts';
import { Box, Grid, Item } from '../../../ui/box.ts';
import { FranceMap, type MapArea } from '../../../ui/france-map.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { HomePageQuery } from './home.gen.ts';
import { HomeSection } from './home-section.tsx';
import { levelOf } from '../../../ui/map-levels.ts';
import { REGION_POINTS } from './region-points.ts';

const RegionLink = styled(
  RouterLink,
  {
    base: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '11',
      py: '2.5',
      borderBottom: '1px solid',
      borderColor: 'rule',
      color: 'ink',
      fontWeight: '600',
      textDecoration: 'none',
      transition: 'colors',
      transitionDuration: 'fast',
      _hover: { color: 'copper.text', borderColor: 'copper' },
      '&[data-active]': { color: 'copper.text', borderColor: 'copper' },
    },
  },
  { forwardProps: ['to'] },
);

const Count = styled('span', {
  base: {
    fontFamily: 'heading',
    fontSize: 'lg',
    color: 'ink.subtle',
    fontWeight: '500',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
});

const MapFrame = styled('div', {
  base: {
    borderRadius: 'md',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'rule',
    alignSelf: 'start',
    '@media print': { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const Lettering = styled('g', {
  base: {
    pointerEvents: 'none',
    '& text': {
      fontFamily: 'heading',
      fontSize: '17px',
      fontWeight: '600',
      fontVariantNumeric: 'lining-nums tabular-nums',
      textAnchor: 'middle',
      dominantBaseline: 'central',
      fill: 'ink',
    },
    '& text[data-active]': { fill: 'copper.on' },
  },
});

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 72rem', md: 'auto 76rem', lg: 'auto 50rem' } });

/** The regions that have venues: a drawn map and a list that say the same, each showing what the other points at. */
export function Regions({ search }: { search: HomePageQuery['searchVenues'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [active, setActive] = useState<string | null>(null);
  const { totalCount } = search;
  const { regions } = search.facets;
  if (regions.length === 0) return null;
  const venues = (count: number) =>
    t({ id: 'home.regionVenues', message: plural(count, { one: 'venue', other: 'venues' }) });
  const greatest = Math.max(...regions.map(({ count }) => count));
  const areas: Record<string, MapArea> = Object.fromEntries(
    regions.map(({ code, name, count }) => [
      code,
      {
        to: searchAddress({ location: name }),
        title: `${typeset(name)} · ${number(count)} ${venues(count)}`,
        level: levelOf(count, greatest),
      },
    ]),
  );
  return (
    <HomeSection title={<Trans id="home.regions">Browse by region</Trans>} usualHeight={HEIGHT}>
      <Text tone="muted" maxWidth="2xl">
        {t({
          id: 'home.regionsLead',
          message: plural(totalCount, {
            one: '# venue to discover, wherever your teams come from.',
            other: '# venues to discover, wherever your teams come from.',
          }),
        })}
      </Text>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '6', lg: '12' }}
      >
        <MapFrame>
          <FranceMap division="regions" areas={areas} active={active} onPoint={setActive}>
            <Lettering>
              {regions.map(({ code, count }) => {
                const [x, y] = REGION_POINTS[code] ?? [];
                return (
                  x !== undefined && (
                    <text key={code} x={x} y={y} data-active={active === code || undefined}>
                      {number(count)}
                    </text>
                  )
                );
              })}
            </Lettering>
          </FranceMap>
        </MapFrame>
        <Box>
          <Grid
            as="ul"
            listStyle="none"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
            columnGap="8"
          >
            {regions.map(({ code, name, count }) => (
              <Item key={code}>
                <RegionLink
                  to={searchAddress({ location: name })}
                  data-active={active === code || undefined}
                  onPointerEnter={() => setActive(code)}
                  onPointerLeave={() => setActive(null)}
                  onFocus={() => setActive(code)}
                  onBlur={() => setActive(null)}
                >
                  {typeset(name)}
                  <Count>
                    {number(count)} <VisuallyHidden>{venues(count)}</VisuallyHidden>
                  </Count>
                </RegionLink>
              </Item>
            ))}
          </Grid>
        </Box>
      </Grid>
    </HomeSection>
  );
}
