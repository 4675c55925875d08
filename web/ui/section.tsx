import type { ReactNode } from 'react';
import { Stack } from './box.ts';
import { Card } from './layout.tsx';
import { Heading, Text } from './text.tsx';

type SectionProps = {
  /** Where links to it lead: `#securite`. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** One subject of a page that has several. */
export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = `${id}-titre`;
  return (
    <Card as="section" padded id={id} aria-labelledby={titleId}>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" look="h3" id={titleId}>
            {title}
          </Heading>
          {lead && (
            <Text look="small" tone="muted">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
