import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { totalsOf } from '../../../../schema/quote-totals.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { ErrorSummary } from '../../../lib/error-summary.tsx';
import { FieldMessagesContext, useChoices } from '../../../lib/form-fields.tsx';
import { useRuledForm, type FieldIssues } from '../../../lib/forms.ts';
import { useFormats } from '../../../lib/formats.ts';
import { FoundNotice } from '../../../lib/found-notice.tsx';
import { LeaveDialog } from '../../../lib/leave-dialog.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Row } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGrid } from '../../../ui/choice-cards.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { FootBar } from '../../../ui/foot-bar.ts';
import { Text } from '../../../ui/text.tsx';
import {
  ANSWER_KINDS,
  answerDraftKey,
  answerIssues,
  formOfAnswer,
  mendedAnswer,
  readableLines,
  type AnswerForm,
} from './answer-form.ts';
import { AnswerContent } from './answer-content.tsx';
import { ANSWER_MESSAGES, useAnswerLabels } from './answer-labels.ts';
import type { OwnerQuote, OwnerVenue } from './owner-quote.ts';
import type { PriceListOffer } from './price-list-offer.tsx';
import { useAnswer } from './use-answer.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

type AnswerEditorProps = {
  request: OwnerQuote;
  venue: OwnerVenue;
  /** The offer by the price list of the venue; null = there is none. */
  priceList: PriceListOffer | null;
  onDone: () => void;
  /** Null = there is nothing to go back to. */
  onCancel: (() => void) | null;
};

/** The form by which a venue answers: prices, a question, or that it cannot. */
export function AnswerEditor({ request, venue, priceList, onDone, onCancel }: AnswerEditorProps) {
  const { today } = usePageInfo();
  const { participants } = request;
  const judged = useRef(false);
  const rules = useCallback(
    (form: AnswerForm) => answerIssues(form, request, today) as FieldIssues<AnswerForm>,
    [request, today],
  );
  const recheck = useRef(() => {});
  // What was read at first: a price list that changes meanwhile must not change what is typed.
  const [listed] = useState(priceList);
  const [asked] = useState(request);
  const initial = useMemo(
    () => formOfAnswer(venue.answer, today, asked, listed?.lines),
    [today, venue.answer, asked, listed],
  );
  const draft = useKeptDraft(answerDraftKey(request.id, venue.venueId), initial, mendedAnswer);
  const { keep, forget } = draft;
  const form = useRuledForm<AnswerForm>(
    draft.start,
    rules,
    useCallback(
      (values: AnswerForm) => {
        keep(values);
        if (judged.current) recheck.current();
      },
      [keep],
    ),
  );
  const labels = useAnswerLabels();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [send, sending] = useAnswer(request, venue);
  const { setFocus, trigger, getValues } = form;
  useLayoutEffect(() => {
    // The lines have paths of their own, which are looked at together.
    recheck.current = () => void trigger();
  }, [trigger]);
  useLayoutEffect(() => {
    if (refused[0]) setFocus(refused[0] as 'text');
  }, [refused, setFocus]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    judged.current = true;
    if (!(await trigger())) {
      setRefused(Object.keys(answerIssues(getValues(), request, today)).toReversed());
      return;
    }
    setRefused([]);
    const outcome = await send(getValues());
    if (outcome.kind === 'done') {
      forget();
      onDone();
    } else setFailure(outcome.kind === 'wrong' ? { kind: 'failed', code: 'VALIDATION_FAILED', wait: null } : outcome);
  };

  const discard = () => {
    form.reset(initial);
    forget();
  };

  return (
    <FieldMessagesContext value={ANSWER_MESSAGES}>
      <FormProvider {...form}>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          {draft.found && <FoundNotice onDiscard={discard} />}
          <ErrorSummary fields={refused} labels={Object.fromEntries(refused.map((path) => [path, labels(path)]))} />
          <Kind />
          <AnswerContent request={request} venueId={venue.venueId} priceList={listed} />
          {failure && <Failure failure={failure} />}
          <FootBar>
            <Row gap="3" rowGap="1">
              <Total participants={participants} />
              <Button type="submit" look="solid" busy={sending}>
                <Trans id="answer.send">Send the answer</Trans>
              </Button>
              {onCancel && (
                <Button
                  look="ghost"
                  onClick={() => {
                    forget();
                    onCancel();
                  }}
                >
                  <Trans id="answer.cancel">Discard changes</Trans>
                </Button>
              )}
            </Row>
          </FootBar>
        </Form>
        <LeaveDialog unsaved={draft.unsent} />
      </FormProvider>
    </FieldMessagesContext>
  );
}

/** What the offer comes to so far. */
function Total({ participants }: { participants: number }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [kind, lines] = useWatch<AnswerForm, ['kind', 'lines']>({ name: ['kind', 'lines'] });
  if (kind !== 'OFFER') return null;
  const { exclVatCents } = totalsOf(readableLines(lines), participants);
  const amount = money({ amount: exclVatCents, currency: 'EUR' });
  return (
    <Text fontWeight="600" mr="auto" fontVariantNumeric="tabular-nums">
      {t({ id: 'answer.totalSoFar', message: `${amount} excl. VAT` })}
    </Text>
  );
}

function Failure({ failure: { code, wait } }: { failure: FailedCall }) {
  const { t } = useLingui();
  return (
    <SendFailure
      code={code}
      wait={wait}
      title={<Trans id="answer.failed">Your answer was not sent</Trans>}
      texts={{
        CONFLICT: t({
          id: 'answer.conflict',
          message: 'This answer was changed elsewhere in the meantime. Reload the page to see how it is now.',
        }),
        FORBIDDEN: t({
          id: 'answer.tooLate',
          message: 'This request is closed, or the planner has made a choice. Reload the page to see where it stands.',
        }),
      }}
    />
  );
}

function Kind() {
  const { t } = useLingui();
  const choice = useChoices('kind', ANSWER_KINDS);
  return (
    <FieldSet legend={t({ id: 'answer.kind', message: 'Your answer' })}>
      <ChoiceGrid>
        <ChoiceCard type="radio" {...choice('OFFER')}>
          {t({ id: 'answer.kindOffer', message: 'We can host you: a quote' })}
        </ChoiceCard>
        <ChoiceCard type="radio" {...choice('QUESTION')}>
          {t({ id: 'answer.kindQuestion', message: 'Ask a question first' })}
        </ChoiceCard>
        <ChoiceCard type="radio" {...choice('DECLINED')}>
          {t({ id: 'answer.kindDeclined', message: 'Not this time' })}
        </ChoiceCard>
      </ChoiceGrid>
    </FieldSet>
  );
}
