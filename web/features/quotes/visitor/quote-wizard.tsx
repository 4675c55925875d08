import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-static/icons/arrow-left.svg?react';
import ArrowRight from 'lucide-static/icons/arrow-right.svg?react';
import RotateCcw from 'lucide-static/icons/rotate-ccw.svg?react';
import Send from 'lucide-static/icons/send.svg?react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { QUOTE_MAX_VENUES } from '../../../../schema/constants.ts';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { toFieldError } from '../../../lib/forms.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { usePreferences } from '../../../lib/preferences.tsx';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { ChosenVenues, type KeptVenue } from './chosen-venues.tsx';
import { ErrorSummary } from '../../../lib/error-summary.tsx';
import { FitWarning } from './fit-warning.tsx';
import { keepDraft, keepSent, type QuoteDraft } from './quote-draft.ts';
import { STEP_COUNT } from './quote-form.ts';
import { SENT_ADDRESS, stepAddress } from './quote-steps.ts';
import { QuoteStep } from './quote-step.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { QUOTE_MESSAGES, useQuoteLabels } from './quote-messages.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { StepList } from './step-list.tsx';
import { UnsuitedVenues } from './unsuited-venues.tsx';
import { useFit } from './use-fit.ts';
import { useQuoteVenues } from './use-quote-venues.ts';
import { useSendQuote, type SendOutcome } from './use-send-quote.ts';
import { useWizard, type Wizard } from './use-wizard.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    columnGap: '10',
    rowGap: '6',
    alignItems: 'start',
  },
});

const Side = styled('div', {
  base: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '1' },
    position: { lg: 'sticky' },
    top: { lg: '6.5rem' },
    maxHeight: { lg: 'calc(100dvh - 8rem)' },
    overflowY: { lg: 'auto' },
  },
});

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' } });

type QuoteWizardProps = {
  draft: QuoteDraft;
  /** The visitor's shortlist. */
  kept: readonly KeptVenue[];
  /** False until the browser has taken over: the form can be seen, and not yet typed into. */
  live: boolean;
};

/** Three steps from an event to a sent request, with the request so far beside them. */
export function QuoteWizard({ draft, kept, live }: QuoteWizardProps) {
  const { today } = usePageInfo();
  const wizard = useWizard(draft, today, live);
  return (
    <FieldMessagesContext value={QUOTE_MESSAGES}>
      <FormProvider {...wizard.form}>
        <WizardView wizard={wizard} kept={kept} live={live} />
      </FormProvider>
    </FieldMessagesContext>
  );
}

function WizardView({ wizard, kept, live }: { wizard: Wizard; kept: readonly KeptVenue[]; live: boolean }) {
  const labels = useQuoteLabels();
  const { language } = usePreferences();
  const navigate = useNavigate();
  const { form, step, venues, setVenues } = wizard;
  const found = useQuoteVenues(venues);
  const fit = useFit(found.venues);
  const isLast = step === STEP_COUNT;
  const captcha = useCaptcha(live && isLast);
  const { send, sending } = useSendQuote(captcha);
  const [failure, setFailure] = useState<Extract<SendOutcome, { kind: 'failed' }> | null>(null);

  const present = found.present.join();
  useEffect(() => {
    if (present !== venues.join()) setVenues(() => present.split(','));
  }, [present, setVenues, venues]);

  const add = (slug: string) => setVenues((before) => [...before, slug]);
  const remove = (slug: string) => setVenues((before) => before.filter((each) => each !== slug));

  const take = (outcome: SendOutcome) => {
    if (outcome.kind === 'sent') {
      keepSent(outcome.sent);
      keepDraft(null);
      void navigate(SENT_ADDRESS, { replace: true });
      return;
    }
    captcha.renew();
    if (outcome.kind === 'failed') {
      setFailure(outcome);
      if (outcome.code === 'UNPROCESSABLE') wizard.renewKey();
      return;
    }
    const { byField, others } = outcome.issues;
    for (const [field, issue] of byField) form.setError(field, toFieldError(issue));
    wizard.refuse([...byField.keys()]);
    if (others.length > 0) {
      setFailure({
        kind: 'failed',
        code: others.some(({ path }) => path.includes('venueIds')) ? 'VENUES' : 'VALIDATION_FAILED',
        wait: null,
      });
      found.retry();
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    if (!(await wizard.check())) return;
    if (!isLast) wizard.goTo(step + 1);
    else take(await send(form.getValues(), venues, language, wizard.key()));
  };

  return (
    <Columns>
      <Side>
        <QuoteSummary
          slugs={venues}
          venues={<ChosenVenues slugs={venues} found={found} fit={fit} kept={kept} onAdd={add} onRemove={remove} />}
          footer={<StartAgain onConfirm={wizard.startAgain} />}
        />
      </Side>
      <Stack gap="6" minWidth="0">
        <StepList step={step} reachable={live ? wizard.reachable() : step} />
        <Form noValidate inert={!live} onSubmit={(event) => void submit(event)}>
          <ErrorSummary fields={wizard.refused} labels={labels} />
          <QuoteStep step={step} title={wizard.title} captcha={captcha} />
          {fit?.nowhere && (
            <FitWarning
              fit={fit}
              venues={found.venues}
              location={wizard.location}
              onAdd={venues.length < QUOTE_MAX_VENUES ? add : null}
            />
          )}
          <UnsuitedVenues slugs={venues} venues={found.venues} fit={fit} />
          {failure && <SendFailure code={failure.code} wait={failure.wait} />}
          <Actions step={step} sending={sending} />
        </Form>
      </Stack>
    </Columns>
  );
}

function Actions({ step, sending }: { step: number; sending: boolean }) {
  const { t } = useLingui();
  const isLast = step === STEP_COUNT;
  return (
    <Stack gap="3">
      <Flex justifyContent="space-between" gap="3" flexWrap="wrap-reverse">
        {step > 1 ? (
          <LinkButton to={stepAddress(step - 1)} look="ghost">
            <ArrowLeft size={18} aria-hidden />
            <Trans id="quote.previous">Previous step</Trans>
          </LinkButton>
        ) : (
          <Span display={{ base: 'none', sm: 'inline' }} />
        )}
        <Button type="submit" look="solid" busy={sending} size="lg" flex={{ base: '1 0 auto', sm: '0 0 auto' }}>
          {isLast ? (
            <>
              {!sending && <Send size={18} aria-hidden />}
              {sending
                ? t({ id: 'quote.sending', message: 'Sending…' })
                : t({ id: 'quote.send', message: 'Send my request' })}
            </>
          ) : (
            <>
              <Trans id="quote.nextStep">Continue</Trans>
              <ArrowRight size={18} aria-hidden />
            </>
          )}
        </Button>
      </Flex>
      <Text look="small" tone="subtle" textAlign="right">
        {isLast ? (
          <Trans id="venue.quoteTerms">Free and without obligation</Trans>
        ) : (
          <Trans id="quote.keptInTab">What you type stays in this tab until you send it.</Trans>
        )}
      </Text>
    </Stack>
  );
}

/** Forgets the draft, after asking once. */
function StartAgain({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => () => dialog.current?.close(), []);
  return (
    <>
      <Button look="ghost" size="sm" alignSelf="flex-start" ml="-3" onClick={() => dialog.current?.showModal()}>
        <RotateCcw size={16} aria-hidden />
        <Trans id="quote.startAgain">Start again</Trans>
      </Button>
      <QuestionDialog
        dialogRef={dialog}
        title={t({ id: 'quote.startAgainTitle', message: 'Start again with an empty request?' })}
        confirmLabel={t({ id: 'quote.startAgainConfirm', message: 'Clear the request' })}
        cancelLabel={t({ id: 'quote.startAgainCancel', message: 'Keep it' })}
        onConfirm={() => {
          dialog.current?.close();
          onConfirm();
        }}
      >
        <Text>
          <Trans id="quote.startAgainText">
            What you typed and the venues chosen here are cleared. Your shortlist stays unchanged.
          </Trans>
        </Text>
      </QuestionDialog>
    </>
  );
}
