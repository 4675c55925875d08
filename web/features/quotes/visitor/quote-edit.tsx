import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { QUOTE_MAX_VENUES } from '../../../../schema/constants.ts';
import { mutationResult } from '../../../lib/calls.ts';
import { errorCode } from '../../../lib/errors.ts';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { toFieldError, useRuledForm } from '../../../lib/forms.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { usePreferences } from '../../../lib/preferences.tsx';
import { Row, Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';
import { ChosenVenues, type KeptVenue } from './chosen-venues.tsx';
import { ErrorSummary } from '../../../lib/error-summary.tsx';
import { FitWarning } from './fit-warning.tsx';
import { issuesOfAnswer } from './quote-answers.ts';
import { STEP_FIELDS, toInput, type QuoteField, type QuoteForm } from './quote-form.ts';
import { quoteIssues } from './quote-rules.ts';
import { QUOTE_MESSAGES, useQuoteLabels } from './quote-messages.ts';
import { useChangeQuoteMutation } from './quote-tracking.gen.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { StepContact } from './step-contact.tsx';
import { StepEvent } from './step-event.tsx';
import { useStepNames } from './step-list.tsx';
import { StepNeeds } from './step-needs.tsx';
import { formOf, type TrackedQuote } from './tracked-quote.ts';
import { useFit } from './use-fit.ts';
import { useQuoteVenues } from './use-quote-venues.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '8', maxWidth: '3xl' } });

const nothing = () => {};

/** Messages for the error codes of a change; with any other code the request no longer exists. */
const REFUSALS: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'RATE_LIMITED',
  CONFLICT: 'CHANGED_MEANWHILE',
  FORBIDDEN: 'TOO_LATE',
};

type QuoteEditProps = {
  request: TrackedQuote;
  token: string;
  kept: readonly KeptVenue[];
  /** Where the unchanged request is shown. */
  backAddress: string;
  onChanged: () => void;
};

/** The parts of the wizard on one page, filled with a request that was sent. */
export function QuoteEdit(props: QuoteEditProps) {
  const { today } = usePageInfo();
  const form = useRuledForm(
    formOf(props.request),
    useCallback((values: QuoteForm) => quoteIssues(values, today), [today]),
    nothing,
  );
  return (
    <FieldMessagesContext value={QUOTE_MESSAGES}>
      <FormProvider {...form}>
        <EditForm {...props} />
      </FormProvider>
    </FieldMessagesContext>
  );
}

function EditForm({ request, token, kept, backAddress, onChanged }: QuoteEditProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const { language } = usePreferences();
  const names = useStepNames();
  const labels = useQuoteLabels();
  const form = useFormContext<QuoteForm>();
  const [slugs, setSlugs] = useState<readonly string[]>(() => request.venues.flatMap(({ slug }) => slug ?? []));
  const found = useQuoteVenues(slugs);
  const fit = useFit(found.venues);
  const [refused, setRefused] = useState<readonly QuoteField[]>([]);
  const [failure, setFailure] = useState<{ code: string; wait: number | null } | null>(null);
  const [change, { loading }] = useChangeQuoteMutation();
  const title = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { setFocus } = form;
  useLayoutEffect(() => {
    if (refused[0]) setFocus(refused[0]);
  }, [refused, setFocus]);

  const add = (slug: string) => setSlugs((before) => [...new Set([...before, slug])].slice(0, QUOTE_MAX_VENUES));

  const save = async () => {
    const ids = found.venues.map(({ id }) => id);
    const { data } = await change({
      variables: { input: { ...toInput(form.getValues(), ids, language), token, version: request.version } },
    });
    const outcome = mutationResult(data?.changeQuoteRequest, 'request');
    if (outcome.kind === 'done') onChanged();
    else if (outcome.kind === 'wrong') {
      const { byField, others } = issuesOfAnswer(outcome.fields);
      for (const [field, issue] of byField) form.setError(field, toFieldError(issue));
      setRefused([...byField.keys()]);
      if (others.length > 0) setFailure({ code: 'VALIDATION_FAILED', wait: null });
    } else setFailure({ code: REFUSALS[outcome.code] ?? 'NOT_FOUND', wait: outcome.wait });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setFailure(null);
    if (!(await form.trigger())) {
      const issues = quoteIssues(form.getValues(), today);
      setRefused(STEP_FIELDS.flat().filter((field) => field in issues));
      return;
    }
    setRefused([]);
    await save().catch((error: unknown) => setFailure({ code: errorCode(error), wait: null }));
  };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Heading as="h1" look="h1" ref={title} tabIndex={-1} outline="none">
        <Trans id="tracking.changeTitle">Change request {request.reference}</Trans>
      </Heading>
      <ErrorSummary fields={refused} labels={labels} />
      <Heading as="h2" look="h2">
        {names[0]}
      </Heading>
      <StepEvent />
      {fit?.nowhere && (
        <FitWarning fit={fit} venues={found.venues} location="" onAdd={slugs.length < QUOTE_MAX_VENUES ? add : null} />
      )}
      <ChosenVenues
        slugs={slugs}
        found={found}
        fit={fit}
        kept={kept}
        onAdd={add}
        onRemove={(slug) => setSlugs((before) => before.filter((each) => each !== slug))}
      />
      <Heading as="h2" look="h2">
        {names[1]}
      </Heading>
      <StepNeeds />
      <Heading as="h2" look="h2">
        {names[2]}
      </Heading>
      <StepContact captcha={null} />
      <Stack gap="4">
        {failure && <SendFailure code={failure.code} wait={failure.wait} />}
        <Row gap="3" justifyContent="flex-end">
          <LinkButton to={backAddress} look="ghost">
            <Trans id="tracking.cancel">Discard changes</Trans>
          </LinkButton>
          <Button type="submit" look="solid" size="lg" busy={loading}>
            {t({ id: 'tracking.save', message: 'Save the changes' })}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
