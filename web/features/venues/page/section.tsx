import { useId, type ReactNode } from 'react';
import { useLaidOutLater } from '../../../lib/laid-out-later.ts';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

type SectionProps = {
  /** Its anchor: see `section-nav.tsx`. */
  id: string;
  title: ReactNode;
  /** Class with the usual height of its content (`containIntrinsicHeight`); such a section is laid out when it is nearly in view. */
  usualHeight?: string;
  children: ReactNode;
};

/** A titled part of the venue page, set off by a thin rule. */
export function Section({ id, title, usualHeight, children }: SectionProps) {
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
      <Stack gap="5" p="1" m="-1" _print={{ gap: '2' }} className={useLaidOutLater(usualHeight)}>
        {children}
      </Stack>
    </Stack>
  );
}
