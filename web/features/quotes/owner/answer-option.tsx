import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../../../lib/form-fields.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Grid, Item, List, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PAIR } from '../../../ui/pair.ts';
import { Text } from '../../../ui/text.tsx';
import { calendarPath } from '../../calendar/owner/calendar-address.ts';
import { useOwnerCalendarQuery } from '../../calendar/owner/calendar.gen.ts';
import type { OwnedEntry, OwnedVenue } from '../../calendar/owner/day-states.ts';
import { useCalendarLabels } from '../../calendar/owner/use-calendar-labels.ts';
import { monthOf } from '../../calendar/month-days.ts';
import { offeredDays, type AnswerForm } from './answer-form.ts';
import type { OwnerQuote } from './owner-quote.ts';

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const NO_ROOMS: OwnedVenue['rooms'] = [];

/** The days of an offer in the calendar of the venue: what is there already, and whether an option is put on them. */
export function AnswerOption({ request, venueId }: { request: OwnerQuote; venueId: string }) {
  const { t } = useLingui();
  const [otherDates, startDate, endDate, option] = useWatch<
    AnswerForm,
    ['otherDates', 'startDate', 'endDate', 'option']
  >({ name: ['otherDates', 'startDate', 'endDate', 'option'] });
  const offered = offeredDays(request, { otherDates, startDate, endDate });
  const days = offered && DAY.test(offered.startsOn) && offered.endsOn >= offered.startsOn ? offered : null;
  const { data, previousData } = useOwnerCalendarQuery(
    days
      ? {
          variables: { id: venueId, from: days.startsOn, to: days.endsOn },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  );
  const { today } = usePageInfo();
  const shown = data ?? previousData;
  const rooms = shown?.managedVenue?.rooms ?? NO_ROOMS;
  const words = useCalendarLabels(rooms);
  if (!days)
    return (
      <Text look="small" tone="muted">
        <Trans id="answer.noDaysToHold">
          The dates are open: to put an option on days, suggest them with “We suggest other dates”.
        </Trans>
      </Text>
    );
  const when = words.span({ ...days, startHalf: 'MORNING', endHalf: 'AFTERNOON' });
  return (
    <FieldSet legend={t({ id: 'answer.calendar', message: `Your calendar, ${when}` })}>
      <Stack gap="4">
        {shown?.venueCalendar && (
          <Taken
            entries={shown.venueCalendar.entries.filter(({ quoteRequest }) => quoteRequest?.id !== request.id)}
            words={words}
            to={calendarPath(venueId, { month: monthOf(days.startsOn) })}
          />
        )}
        <CheckField name="option" label={t({ id: 'answer.option', message: 'Put an option on these dates' })}>
          {t({ id: 'answer.option', message: 'Put an option on these dates' })}
        </CheckField>
        {option && (
          <Grid gap="5" gridTemplateColumns={PAIR} alignItems="end">
            <TextField
              name="optionUntil"
              type="date"
              min={today}
              label={t({ id: 'answer.optionUntil', message: 'Option until' })}
              help={t({
                id: 'answer.optionHelp',
                message: 'The dates are free again after it. If the planner chooses you, they become a booking.',
              })}
            />
            {rooms.length > 0 && (
              <SelectField name="optionRoom" label={t({ id: 'answer.optionRoom', message: 'What is held' })}>
                <option value="">{t({ id: 'calendar.wholeVenue', message: 'Whole venue' })}</option>
                {rooms.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
          </Grid>
        )}
      </Stack>
    </FieldSet>
  );
}

type TakenProps = {
  entries: readonly OwnedEntry[];
  words: ReturnType<typeof useCalendarLabels>;
  /** The address of the calendar. */
  to: string;
};

/** What the calendar says of these days. It forbids nothing: owners know better. */
function Taken({ entries, words, to }: TakenProps) {
  const { t } = useLingui();
  const calendar = (
    <Link to={to}>
      <Trans id="answer.openCalendar">Open the calendar</Trans>
    </Link>
  );
  const counted = entries.filter(({ isExpired }) => !isExpired);
  if (counted.length === 0)
    return (
      <Text look="small">
        <Trans id="answer.daysFree">Nothing is written on these days.</Trans> {calendar}
      </Text>
    );
  return (
    <Notice tone="gold">
      <Text look="small">
        <Trans id="answer.daysTaken">Already written on these days:</Trans>
      </Text>
      <List display="grid" gap="1" fontSize="sm">
        {counted.map((entry) => {
          const { optionUntil } = entry;
          const until = optionUntil && words.span({ ...WHOLE, startsOn: optionUntil, endsOn: optionUntil });
          return (
            <Item key={entry.id}>
              {[
                words.stateOf(entry),
                words.room(entry.roomId) ?? t({ id: 'calendar.wholeVenue', message: 'Whole venue' }),
                entry.periods.map(words.span).join(', '),
                until && t({ id: 'calendar.untilDay', message: `option until ${until}` }),
                entry.quoteRequest?.reference,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Item>
          );
        })}
      </List>
      <Text look="small">{calendar}</Text>
    </Notice>
  );
}

const WHOLE = { startHalf: 'MORNING', endHalf: 'AFTERNOON' } as const;
