import { styled } from '../../../ui/styled.ts';
import type { ReactNode } from 'react';

const Details = styled('details', {
  base: {
    fontSize: 'sm',
    '& > summary::before': { content: '"›"', display: 'inline-block', width: '4', fontWeight: '700' },
    '&[open] > summary::before': { transform: 'rotate(90deg) translateX(2px)' },
  },
});

const Summary = styled('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '8',
    cursor: 'pointer',
    color: 'ink.muted',
    listStyle: 'none',
    _hover: { color: 'ink' },
    '@media (pointer: coarse)': { minHeight: '11' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** Something that is shown on demand: the browser's own. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <Summary>{label}</Summary>
      {children}
    </Details>
  );
}
