import { useDisclosure } from '@chakra-ui/react';
import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { AdminAnswer, AdminQuote } from './admin-quote.ts';
import { useDays } from './admin-labels.ts';
import { StepFailure } from './step-failure.tsx';
import { useQuoteStep, type StepOutcome } from './use-quote-steps.ts';

const Answers = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
});

const Answer = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '4',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    minWidth: '0',
  },
  variants: { chosen: { true: { borderColor: 'sage', boxShadow: 'inset 0 0 0 1px var(--p-colors-sage)' } } },
});

const Lines = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': { py: '1', fontWeight: '400', verticalAlign: 'top' },
    '& th': { textAlign: 'left', overflowWrap: 'anywhere' },
    '& td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', pl: '3' },
    '& tfoot tr > *': { borderTop: '1px solid', borderColor: 'rule', fontWeight: '700' },
  },
});

type AnswersComparedProps = { request: AdminQuote; onStep: () => void };

/** What venues have answered, side by side, quotes first and the cheapest a participant before the others. */
export function AnswersCompared({ request, onStep }: AnswersComparedProps) {
  const { t } = useLingui();
  const dialog = useDisclosure();
  const [asked, setAsked] = useState<AdminAnswer | null>(null);
  const [outcome, setOutcome] = useState<StepOutcome | null>(null);
  const [take, taking] = useQuoteStep();
  const { answers, availableActions, id, version } = request;
  const price = ({ totals }: AdminAnswer): number => totals?.exclVatPerParticipant.amount ?? Number.POSITIVE_INFINITY;
  const sorted = answers.toSorted((a, b) => price(a) - price(b) || (a.totals ? 0 : 1) - (b.totals ? 0 : 1));
  const lowest = sorted[0]?.totals ? price(sorted[0]) : null;
  const several = sorted.filter(({ totals }) => totals).length > 1;
  const win = async () => {
    if (!asked) return;
    setOutcome(null);
    const result = await take({ id, version }, { action: 'WIN', answerId: asked.id });
    setOutcome(result);
    dialog.onClose();
    onStep();
  };
  const venue = asked?.venueName ?? '';
  return (
    <Card as="section" padded aria-labelledby="answers">
      <Stack gap="4">
        <Heading as="h2" look="h2" id="answers">
          <Trans id="adminAnswers.title">Answers</Trans>
        </Heading>
        <StepFailure outcome={outcome} />
        <Answers>
          {sorted.map((answer) => (
            <Answer key={answer.id} chosen={answer.chosenAt !== null}>
              <AnswerText answer={answer} isLowest={several && price(answer) === lowest} />
              {answer.totals && !answer.ownerLeftAt && availableActions.includes('WIN') && (
                <Button
                  size="sm"
                  onClick={() => {
                    setAsked(answer);
                    dialog.onOpen();
                  }}
                >
                  {t({ id: 'adminAnswers.win', message: 'Won with this quote' })}
                </Button>
              )}
            </Answer>
          ))}
        </Answers>
      </Stack>
      <ConfirmDialog
        dialog={dialog}
        title={t({ id: 'adminAnswers.winTitle', message: `Close as won with ${venue}?` })}
        confirmLabel={t({ id: 'adminAnswers.win', message: 'Won with this quote' })}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={taking}
        onConfirm={() => void win()}
      >
        <Text>
          <Trans id="adminAnswers.winText">
            Its owner is congratulated by e-mail; the owners of the other venues learn that another venue was chosen.
          </Trans>
        </Text>
      </ConfirmDialog>
    </Card>
  );
}

function AnswerText({ answer, isLowest }: { answer: AdminAnswer; isLowest: boolean }) {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const days = useDays();
  const { kind, venueName, venueCity, totals, lines, text, question, reply, validUntil, startDate, endDate } = answer;
  const until = validUntil && date(validUntil);
  const others = startDate !== null && endDate !== null && days({ startDate, endDate, flexibleDates: false });
  return (
    <>
      <Stack gap="1">
        <Row>
          {answer.chosenAt !== null && <Badge tone="sage">{t({ id: 'adminAnswers.chosen', message: 'Chosen' })}</Badge>}
          {answer.ownerLeftAt !== null && (
            <Badge tone="danger">{t({ id: 'adminAnswers.ownerLeft', message: 'Its owner has left' })}</Badge>
          )}
          {isLowest && <Badge tone="gold">{t({ id: 'offers.lowest', message: 'Lowest price per participant' })}</Badge>}
          {kind === 'DECLINED' && <Badge>{t({ id: 'ownerQuotes.declined', message: 'Declined' })}</Badge>}
          {kind === 'QUESTION' && (
            <Badge tone="gold">{t({ id: 'ownerQuotes.asked', message: 'Question asked' })}</Badge>
          )}
        </Row>
        <Heading as="h3" look="h4" lang="fr" overflowWrap="anywhere">
          {venueName}
        </Heading>
        <Text look="caption" tone="muted">
          {venueCity}
        </Text>
      </Stack>
      {totals && (
        <>
          <div>
            <Text textStyle="figure" fontSize="2xl">
              {money(totals.exclVatPerParticipant)}
            </Text>
            <Text look="caption" tone="muted">
              <Trans id="adminAnswers.perPerson">per participant, excl. VAT</Trans>
            </Text>
          </div>
          <Lines aria-label={t({ id: 'offers.lines', message: `Prices: ${venueName}` })}>
            <tbody>
              {lines.map(({ label, total }, index) => (
                <tr key={`${label} ${index}`}>
                  <th scope="row">{label}</th>
                  <td>{money(total)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t({ id: 'answer.exclVat', message: 'Excl. VAT' })}</th>
                <td>{money(totals.exclVat)}</td>
              </tr>
            </tfoot>
          </Lines>
          <Text look="caption" tone="muted">
            <Trans id="offers.validUntil">Valid until {until}</Trans>
          </Text>
        </>
      )}
      {others !== false && (
        <Text look="small">{t({ id: 'adminAnswers.otherDates', message: `Other dates: ${others}` })}</Text>
      )}
      {question !== null && question !== text && (
        <Quoted title={t({ id: 'adminAnswers.question', message: 'Question from the venue' })} text={question} />
      )}
      {text !== null && (
        <Text look="small" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      {reply !== null && (
        <Quoted title={t({ id: 'adminAnswers.reply', message: 'Reply from the planner' })} text={reply} />
      )}
    </>
  );
}

function Quoted({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="0.5">
      <Text look="caption" tone="muted">
        {title}
      </Text>
      <Text look="small" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Stack>
  );
}
