import { DataList as Chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Labels and values side by side; one below the other on a narrow screen. */
export function DataList({ children }: { children: ReactNode }) {
  return (
    <Chakra.Root orientation="horizontal" size="lg" gap="3">
      {children}
    </Chakra.Root>
  );
}

/** A label and a value of a `DataList`; without a value a dash. */
export function DataItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Chakra.Item
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'stretch', sm: 'baseline' }}
      gap={{ base: '0', sm: '6' }}
    >
      <Chakra.ItemLabel textStyle="sm" width={{ sm: '10rem' }} flexShrink="0">
        {label}
      </Chakra.ItemLabel>
      {/* A block, as a value may be text and a badge in one line. */}
      <Chakra.ItemValue display="block" overflowWrap="anywhere">
        {children === null || children === '' ? '–' : children}
      </Chakra.ItemValue>
    </Chakra.Item>
  );
}
