import { styled } from '../../../ui/styled.ts';
import ChevronDown from 'lucide-static/icons/chevron-down.svg?react';
import type { ReactNode } from 'react';

/** The browser's own folding, which needs no script; paper shows all of it. */
export const Disclosure = styled('details', {
  base: {
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    _print: {
      '&::details-content': { contentVisibility: 'visible', display: 'block' },
      '& > summary': { display: 'none' },
    },
  },
});

const Line = styled('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '11',
    color: 'copper.text',
    fontWeight: '600',
    listStyle: 'none',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: 'transform', flexShrink: '0' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

/** What one clicks on to unfold the rest. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <Line>
      {children}
      <ChevronDown size={18} strokeWidth={2} aria-hidden />
    </Line>
  );
}
