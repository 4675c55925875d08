import { useId, type ReactNode } from 'react';
import { useLaidOutLater } from '../../../lib/laid-out-later.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Container } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';

type HomeSectionProps = {
  title: ReactNode;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** Class with the section's usual height (`containIntrinsicHeight`); such a section is laid out when it is nearly in view. */
  usualHeight?: string;
  children: ReactNode;
};

/** A titled band of the home page. */
export function HomeSection({ title, aside, usualHeight, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Container
      as="section"
      aria-labelledby={id}
      pt={{ base: '12', md: '16' }}
      pb="1"
      mb="-1"
      className={useLaidOutLater(usualHeight)}
    >
      <Stack gap={{ base: '5', md: '7' }}>
        <Row justifyContent="space-between" alignItems="baseline" columnGap="6">
          <Heading as="h2" look="h2" id={id}>
            {title}
          </Heading>
          {aside}
        </Row>
        {children}
      </Stack>
    </Container>
  );
}
