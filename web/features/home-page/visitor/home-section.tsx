import { css } from '#styled/css';
import { useId, type ReactNode } from 'react';
import { useCameBack } from '../../../lib/came-back.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Container } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';

/** Not laid out until it is nearly in view, as most of the page is far below the first screen. */
const LATER = css({ contentVisibility: 'auto', pb: '1', mb: '-1' });

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
  const back = useCameBack();
  return (
    <Container
      as="section"
      aria-labelledby={id}
      pt={{ base: '12', md: '16' }}
      className={usualHeight && !back ? `${LATER} ${usualHeight}` : undefined}
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
