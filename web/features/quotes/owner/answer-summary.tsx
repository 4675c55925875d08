import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { calendarPath } from '../../calendar/owner/calendar-address.ts';
import { useCalendarLabels } from '../../calendar/owner/use-calendar-labels.ts';
import { monthOf } from '../../calendar/month-days.ts';
import { AnswerTotals } from './answer-totals.tsx';
import { useDaysOf } from './quote-labels.ts';
import type { OwnerAnswer } from './owner-quote.ts';

const Lines = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { py: '2', borderBottom: '1px solid', borderColor: 'rule', fontWeight: '400', verticalAlign: 'top' },
    '& th': { textAlign: 'left', overflowWrap: 'anywhere' },
    '& td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', pl: '3' },
  },
});

type AnswerSummaryProps = { answer: OwnerAnswer; participants: number; venueId: string };

/** The answer that a venue has given, as the planner reads it. */
export function AnswerSummary({ answer, participants, venueId }: AnswerSummaryProps) {
  const { t } = useLingui();
  const days = useDaysOf();
  const { money, date, number, dateTime } = useFormats();
  const { kind, lines, text, question, reply, validUntil, startDate, endDate } = answer;
  const sent = dateTime(answer.updatedAt);
  return (
    <Stack gap="4">
      <Text look="small" tone="muted">
        <Trans id="answer.sentOn">Sent on {sent}</Trans>
      </Text>
      {question !== null && <Exchange title={t({ id: 'answer.yourQuestion', message: 'You asked' })} text={question} />}
      {question !== null && (
        <Exchange
          title={t({ id: 'answer.theReply', message: 'The planner’s reply' })}
          text={reply ?? t({ id: 'answer.noReply', message: 'Nothing yet.' })}
        />
      )}
      {kind === 'DECLINED' && text !== null && (
        <Exchange title={t({ id: 'answer.declined', message: 'You declined' })} text={text} />
      )}
      {kind === 'OFFER' && (
        <>
          <Lines>
            <tbody>
              {lines.map(({ label, unitPrice, basis, quantity, total }, index) => {
                const unit = money(unitPrice);
                const price = quantity === 1 ? unit : `${unit} × ${number(quantity)}`;
                return (
                  <tr key={`${label} ${index}`}>
                    <th scope="row">
                      {label}
                      <Text as="span" display="block" look="caption" tone="muted">
                        {basis === 'PER_PARTICIPANT'
                          ? t({ id: 'answer.unitPerPerson', message: `${price} per participant` })
                          : price}
                      </Text>
                    </th>
                    <td>{money(total)}</td>
                  </tr>
                );
              })}
            </tbody>
          </Lines>
          <AnswerTotals
            lines={lines.map(({ unitPrice, ...line }) => ({ ...line, unitPriceCents: unitPrice.amount }))}
            participants={participants}
          />
          {startDate !== null && endDate !== null && (
            <Exchange
              title={t({ id: 'answer.proposedDates', message: 'Dates you suggest' })}
              text={days({ startDate, endDate, flexibleDates: false })}
            />
          )}
          {validUntil !== null && (
            <Exchange title={t({ id: 'answer.validUntil', message: 'Valid until' })} text={date(validUntil)} />
          )}
          {answer.heldDates && <Held held={answer.heldDates} venueId={venueId} />}
          {text !== null && (
            <Exchange title={t({ id: 'answer.text', message: 'A few words to the planner' })} text={text} />
          )}
        </>
      )}
    </Stack>
  );
}

function Exchange({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="0.5">
      <Text look="small" tone="muted">
        {title}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Stack>
  );
}

/** What the calendar of the venue holds for it, and the way there. */
function Held({ held, venueId }: { held: NonNullable<OwnerAnswer['heldDates']>; venueId: string }) {
  const { t } = useLingui();
  const words = useCalendarLabels([]);
  const { date } = useFormats();
  const until = held.optionUntil && date(held.optionUntil);
  const place = held.roomName ?? t({ id: 'calendar.wholeVenue', message: 'Whole venue' });
  const state = held.isExpired
    ? t({ id: 'calendar.expired', message: 'Option ended' })
    : held.state === 'OPTION'
      ? t({ id: 'answer.heldUntil', message: `Option until ${until}` })
      : t({ id: 'calendarState.booked', message: 'Booked' });
  return (
    <Stack gap="0.5">
      <Exchange
        title={t({ id: 'answer.inCalendar', message: 'In your calendar' })}
        text={`${state} · ${place} · ${words.span(held)}`}
      />
      <Text look="small">
        <Link to={calendarPath(venueId, { month: monthOf(held.startsOn) })}>
          <Trans id="answer.openCalendar">Open the calendar</Trans>
        </Link>
      </Text>
    </Stack>
  );
}
