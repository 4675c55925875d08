import type { ReactNode } from 'react';
import { Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

type TabCardProps = { title: ReactNode; lead?: ReactNode; children: ReactNode };

/** What one tab of the form shows; lists of suggestions may reach beyond it. Its title gets the focus when a step leads to the tab and to no field of it. */
export function TabCard({ title, lead, children }: TabCardProps) {
  return (
    <Card as="section" padded overflow="visible">
      <Stack gap="6">
        <Stack gap="1">
          <Heading as="h2" look="h3" data-tab-title tabIndex={-1} outline="none">
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
