import { styled } from '../../ui/styled.ts';
import type { ReactNode } from 'react';

/** Where the map begins to stand beside the list. */
export const SPLIT_QUERY = '(min-width: 80em)';

/** What the header of the site is high. */
const HEADER = '4.5rem';

const Split = styled('div', {
  base: {
    display: { xl: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) clamp(21rem, 29vw, 46rem)',
    alignItems: 'start',
    // Without a script there is no map.
    '@media (scripting: none)': { display: 'block' },
    '@media print': { display: 'block' },
  },
});

/** The text begins where it does on every page; the map reaches to the edge of the window. */
const Body = styled('div', {
  base: {
    width: 'full',
    minWidth: '0',
    maxWidth: { base: 'page', xl: 'none' },
    mx: 'auto',
    px: { base: '4', md: '6' },
    py: { base: '6', md: '10' },
    '@media (min-width: 80em)': { pl: 'max(2rem, calc((100vw - 77.5rem) / 2 + 2rem))', pr: '7' },
    '@media (scripting: none)': { maxWidth: 'page', px: '6' },
  },
});

const MapColumn = styled('aside', {
  base: {
    display: { base: 'none', xl: 'block' },
    position: 'sticky',
    top: HEADER,
    height: `calc(100dvh - ${HEADER})`,
    borderLeft: '1px solid',
    borderColor: 'rule',
    bg: 'light-dark(#DCE8E5, #0C2026)',
    '@media (scripting: none)': { display: 'none' },
    '@media print': { display: 'none' },
  },
});

type SplitPageProps = {
  /** Of the map's column. */
  mapLabel: string;
  /** Nothing on narrow screens, nor before the browser has taken over: its place is kept. */
  map: ReactNode;
  children: ReactNode;
};

/** A list, and on wide screens a map that stays beside it. */
export function SplitPage({ mapLabel, map, children }: SplitPageProps) {
  return (
    <Split>
      <Body>{children}</Body>
      <MapColumn aria-label={mapLabel}>{map}</MapColumn>
    </Split>
  );
}
