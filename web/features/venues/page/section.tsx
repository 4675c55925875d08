import { useId, type ReactNode } from 'react';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

/** A titled part of the venue page, set off by a thin rule. `id` is its anchor: see `section-nav.tsx`. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      id={id}
      aria-labelledby={titleId}
      gap="5"
      pt={{ base: '8', md: '10' }}
      borderTop="1px solid"
      borderColor="rule"
      minWidth="0"
      // Under the header (scroll padding of the page) and the navigation within the page.
      scrollMarginTop="12"
      _print={{ pt: '4', gap: '2' }}
    >
      <Heading as="h2" look="h2" id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
