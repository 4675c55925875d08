import { styled } from '#styled/jsx';

/** Names and values (`dt`, `dd`) side by side; one below the other on a narrow screen. */
export const FactList = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(9rem, auto) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '1', sm: '3' },
    '& dt': { color: 'ink.muted', fontSize: 'sm', pt: { base: '2', sm: '0.5' } },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
