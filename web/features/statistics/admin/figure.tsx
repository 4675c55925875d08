import type { ReactNode } from 'react';
import { Item, Span } from '../../../ui/box.ts';
import { styled } from '../../../ui/styled.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Text } from '../../../ui/text.tsx';

/** A name, and at the end of the line how many, which leads to the list of them. */
export const FigureLine = styled(
  RouterLink,
  {
    base: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      minHeight: '6',
      color: 'ink',
      textDecoration: 'none',
      _hover: { color: 'copper.text' },
      '@media (pointer: coarse)': { py: '2' },
      '& > span': { fontWeight: '600', fontVariantNumeric: 'tabular-nums lining-nums' },
    },
  },
  { forwardProps: ['to'] },
);

type FigureProps = { to: string; label: string; figure: string; children?: ReactNode };

/** One figure of the site: what it counts, how many, and a word on it. */
export function Figure({ to, label, figure, children }: FigureProps) {
  return (
    <Item>
      <FigureLine to={to}>
        {label}{' '}
        <Span fontFamily="heading" fontSize="xl">
          {figure}
        </Span>
      </FigureLine>
      {children && (
        <Text look="small" tone="muted">
          {children}
        </Text>
      )}
    </Item>
  );
}
