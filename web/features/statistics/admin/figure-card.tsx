import { styled } from '#styled/jsx';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

const Figure = styled('dd', {
  base: {
    fontFamily: 'heading',
    fontSize: { base: '3xl', md: '4xl' },
    lineHeight: '1.1',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

/** One figure: what it counts, how many, and a word on it. Goes into a `dl`. */
export function FigureCard({ label, figure, children }: { label: string; figure: string; children?: ReactNode }) {
  return (
    <Card padded display="flex" flexDirection="column" gap="1">
      <Text as="dt" look="small" tone="muted">
        {label}
      </Text>
      <Figure>{figure}</Figure>
      {children && (
        <Text as="dd" look="small" tone="muted">
          {children}
        </Text>
      )}
    </Card>
  );
}
