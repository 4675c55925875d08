import { useLingui } from '@lingui/react/macro';
import { lastDayIssue } from '../../../../schema/event-days.ts';
import { useBriefFields } from '../../../lib/brief-fields.ts';
import { EVENT_DAYS_MESSAGES } from '../../../lib/event-days.ts';
import { useFieldError } from '../../../lib/forms.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Box } from '../../../ui/box.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { askedDays, lastDay } from './asked-days.ts';

/** The days of the event, as all fields of the page have them. Closed until the script is there, as it would lose what was typed before. */
export function DayFields() {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const live = useHydrated();
  const [{ startDate, endDate }, tell] = useBriefFields();
  const fieldError = useFieldError(EVENT_DAYS_MESSAGES);
  const lastDayLabel = t({ id: 'estimate.lastDay', message: 'Last day' });
  const wrongDays = t({
    id: 'availability.wrongDays',
    message: 'Choose days from today on, in order, two years ahead at most.',
  });
  const isWrongFirst = startDate !== '' && !askedDays(startDate, '', today);
  const isWrongLast = !isWrongFirst && startDate !== '' && !askedDays(startDate, endDate, today);
  const lastFault = fieldError('endDate', lastDayLabel, lastDayIssue(startDate, endDate)) ?? wrongDays;
  return (
    <Box display="contents" inert={!live}>
      <Field label={t({ id: 'estimate.day', message: 'Day' })} error={isWrongFirst ? wrongDays : undefined}>
        <TextInput
          type="date"
          min={today}
          max={lastDay(today)}
          value={startDate}
          onChange={({ target }) => tell({ startDate: target.value })}
        />
      </Field>
      <Field
        label={lastDayLabel}
        optionalText={t({ id: 'field.optional', message: '(optional)' })}
        error={isWrongLast ? lastFault : undefined}
      >
        <TextInput
          type="date"
          min={startDate || today}
          max={lastDay(today)}
          value={endDate}
          onChange={({ target }) => tell({ endDate: target.value })}
        />
      </Field>
    </Box>
  );
}
