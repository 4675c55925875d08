import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { AVAILABILITIES } from '../../../lib/calendar-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Item, List, Span, Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';
import type { AskedDays } from './asked-days.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { useAvailabilities } from './use-availabilities.ts';

type AvailabilityListProps = {
  slugs: readonly string[];
  /** Null = no dates yet. */
  days: AskedDays | null;
  people: number | null;
};

/** Whether each of some venues is free, in a line each; nothing without dates. */
export function AvailabilityList({ slugs, days, people }: AvailabilityListProps) {
  const titleId = useId();
  const state = useTerm(AVAILABILITIES);
  const venues = useAvailabilities(slugs, days, people);
  if (venues.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={titleId} gap="2">
      <Heading as="h3" look="h4" id={titleId}>
        <Trans id="availability.listTitle">For your dates</Trans>
      </Heading>
      <List display="grid" gap="1.5" fontSize="sm">
        {venues.map(({ id, name, availability }) => (
          <Item key={id}>
            <Flex justifyContent="space-between" alignItems="flex-start" gap="3">
              <Span lang="fr" minWidth="0" overflowWrap="anywhere">
                {name}
              </Span>
              <AvailabilityBadge state={availability.state}>{state(availability.state)}</AvailabilityBadge>
            </Flex>
          </Item>
        ))}
      </List>
    </Stack>
  );
}
