import type { ReactNode } from 'react';
import { Flex, Row, Stack } from '../ui/box.ts';
import { Heading, Text } from '../ui/text.tsx';

type PageTopProps = {
  title: ReactNode;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** What one does here, at the end of the title's line. */
  children?: ReactNode;
};

/** The top of a page that has a list or a form: its title, and what one does here. */
export function PageTop({ title, lead, children }: PageTopProps) {
  return (
    <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
      <Stack gap="1" flex="1 1 20rem" minWidth="0">
        <Heading as="h1" look="h1">
          {title}
        </Heading>
        {lead && (
          <Text tone="muted" maxWidth="3xl">
            {lead}
          </Text>
        )}
      </Stack>
      {children && <Row>{children}</Row>}
    </Flex>
  );
}
