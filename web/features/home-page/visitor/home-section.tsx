import { useId, type ReactNode } from 'react';
import { Row, Stack } from '../../../ui/box.ts';
import { Container } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';

/** A titled band of the home page; `aside` stands at the end of the title's line. */
export function HomeSection({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Container as="section" aria-labelledby={id} pt={{ base: '12', md: '16' }}>
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
