import { Trans, useLingui } from '@lingui/react/macro';
import { useBriefFields } from '../../../lib/brief-fields.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Grid, Stack } from '../../../ui/box.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { askedDays, lastDay } from '../../calendar/visitor/asked-days.ts';

/** Asks when the event is: with its dates the table tells which venues are free. */
export function ComparisonDates() {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const [{ startDate, endDate }, tell] = useBriefFields();
  const isWrong = startDate !== '' && !askedDays(startDate, endDate, today);
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
      <Grid gap="4" alignItems="end" gridTemplateColumns="repeat(2, minmax(0, 14rem))">
        <Field
          label={t({ id: 'estimate.day', message: 'Day' })}
          error={
            isWrong
              ? t({
                  id: 'availability.wrongDays',
                  message: 'Choose days from today on, in order, two years ahead at most.',
                })
              : undefined
          }
        >
          <TextInput
            type="date"
            min={today}
            max={lastDay(today)}
            value={startDate}
            onChange={({ target }) => tell({ startDate: target.value })}
          />
        </Field>
        <Field
          label={t({ id: 'estimate.lastDay', message: 'Last day' })}
          optionalText={t({ id: 'field.optional', message: '(optional)' })}
        >
          <TextInput
            type="date"
            min={startDate || today}
            max={lastDay(today)}
            value={endDate}
            onChange={({ target }) => tell({ endDate: target.value })}
          />
        </Field>
      </Grid>
    </Stack>
  );
}
