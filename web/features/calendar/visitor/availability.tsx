import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { AVAILABILITIES } from '../../../lib/calendar-labels.ts';
import { useBriefFields } from '../../../lib/brief-fields.ts';
import { useCameBack } from '../../../lib/came-back.ts';
import { partySizeOf } from '../../../lib/event-brief.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { useNearView } from '../../../lib/use-near-view.ts';
import { Box, Grid, Row, Stack } from '../../../ui/box.ts';
import { Text } from '../../../ui/text.tsx';
import { askedDays, type AskedDays } from './asked-days.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { AvailabilityMonths } from './availability-months.tsx';
import { useVenueAvailabilityQuery } from './availability.gen.ts';
import { DayFields } from './day-fields.tsx';

/** Whether a venue is free: the months at a glance, and the answer for the visitor's dates. */
export default function Availability({ slug }: { slug: string }) {
  const { today } = usePageInfo();
  const [{ startDate, endDate, capacity }] = useBriefFields();
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useNearView(frame);
  const isNear = useCameBack() || isInView;
  const days = askedDays(startDate, endDate, today);
  return (
    <Grid ref={frame} gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 15rem) minmax(0, 1fr)' }}>
      <Stack gap="4">
        <DayFields />
        <div role="status">{isNear && days && <Answer slug={slug} days={days} people={partySizeOf(capacity)} />}</div>
      </Stack>
      <Box minHeight="18rem">
        {isNear && <AvailabilityMonths slug={slug} today={today} asked={days?.from ?? null} />}
      </Box>
    </Grid>
  );
}

function Answer({ slug, days, people }: { slug: string; days: AskedDays; people: number | null }) {
  const stateName = useTerm(AVAILABILITIES);
  const { data, previousData } = useVenueAvailabilityQuery({ variables: { slug, ...days, people } });
  const state = (data ?? previousData)?.venue?.availability.state;
  if (!state) return null;
  return (
    <Stack gap="2">
      <Row gap="2">
        <Text as="span" fontWeight="600">
          <Trans id="availability.yourDates">Your dates:</Trans>
        </Text>
        <AvailabilityBadge state={state}>{stateName(state)}</AvailabilityBadge>
      </Row>
      <Text look="small" tone="muted">
        {state === 'FREE' && (
          <Trans id="availability.freeText">
            By the venue’s own calendar. Only its answer to your request commits it.
          </Trans>
        )}
        {state === 'OPTION' && (
          <Trans id="availability.optionText">Somebody else has an option, which may end: ask all the same.</Trans>
        )}
        {state === 'UNAVAILABLE' && (
          <Trans id="availability.unavailableText">Look for other dates, or ask the venue what it can propose.</Trans>
        )}
        {state === 'UNKNOWN' && (
          <Trans id="availability.unknownText">
            This venue does not publish its calendar: it answers your request.
          </Trans>
        )}
      </Text>
    </Stack>
  );
}
