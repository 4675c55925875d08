import type { ReactNode } from 'react';
import { Grid, Span } from '../../../ui/box.ts';
import { Text } from '../../../ui/text.tsx';

/** One figure: what it counts, a word on it, and how many. Goes into a `dl`. */
export function Figure({ label, figure, children }: { label: string; figure: string; children?: ReactNode }) {
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr) auto" columnGap="4" alignItems="baseline">
      <dt>{label}</dt>
      <Span as="dd" fontFamily="heading" fontSize="xl" fontVariantNumeric="tabular-nums lining-nums">
        {figure}
      </Span>
      {children && (
        <Text as="dd" look="small" tone="muted" gridColumn="1 / -1">
          {children}
        </Text>
      )}
    </Grid>
  );
}
