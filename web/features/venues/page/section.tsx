import { css } from '#styled/css';
import { useId, useState, type ReactNode } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

/** Its padding is for the outlines of what has the focus, which would be cut off at its edge. */
const LATER = css({ contentVisibility: 'auto', p: '1', m: '-1', _print: { contentVisibility: 'visible' } });

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
  const hydrated = useHydrated();
  // Not where one comes back by the browser's button: usual heights would lead to another place of the page.
  const [served] = useState(!hydrated);
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
      <Stack gap="5" _print={{ gap: '2' }} className={usualHeight && served ? `${LATER} ${usualHeight}` : undefined}>
        {children}
      </Stack>
    </Stack>
  );
}
