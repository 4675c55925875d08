import { styled } from '#styled/jsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Stack } from '../../../ui/box.ts';
import { Text } from '../../../ui/text.tsx';
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

/** The answer that a venue has given, as the planner reads it. */
export function AnswerSummary({ answer, participants }: { answer: OwnerAnswer; participants: number }) {
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
