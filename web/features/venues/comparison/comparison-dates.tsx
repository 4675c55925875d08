import { Trans } from '@lingui/react/macro';
import { useBriefFields } from '../../../lib/brief-fields.ts';
import { Grid, Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import { DayFields } from '../../calendar/visitor/day-fields.tsx';

/** Asks when the event is: with its dates the table tells which venues are free. */
export function ComparisonDates() {
  const [{ startDate }] = useBriefFields();
  return (
    <Stack as="section" gap="3" aria-labelledby="comparison-dates" css={{ '@media print': { display: 'none' } }}>
      <Stack gap="1">
        <Heading as="h2" look="h4" id="comparison-dates">
          <Trans id="comparison.availability">Your dates</Trans>
        </Heading>
        {startDate === '' && (
          <Text look="small" tone="muted">
            <Trans id="comparison.giveDates">Say when your event is to see which of these venues are free.</Trans>
          </Text>
        )}
      </Stack>
      <Grid gap="4" alignItems="start" gridTemplateColumns="repeat(2, minmax(0, 14rem))">
        <DayFields />
      </Grid>
    </Stack>
  );
}
