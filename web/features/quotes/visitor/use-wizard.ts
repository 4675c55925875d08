import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { QUOTE_MAX_VENUES } from '../../../../schema/constants.ts';
import { BRIEF_PARAMETERS } from '../../../lib/event-brief.ts';
import { useRuledForm } from '../../../lib/forms.ts';
import { newIdempotencyKey } from '../../../lib/tab-storage.ts';
import { keepDraft, startingDraft, type QuoteDraft } from './quote-draft.ts';
import { EMPTY_FORM, STEP_COUNT, STEP_FIELDS, stepOf, type QuoteField, type QuoteForm } from './quote-form.ts';
import { quoteIssues } from './quote-rules.ts';
import { stepAddress, stepOfAddress } from './quote-steps.ts';

/** The first step that still has something wrong; one more than there are when none has. */
function firstOpenStep(form: QuoteForm, today: string): number {
  const wrong = Object.keys(quoteIssues(form, today)) as QuoteField[];
  return Math.min(STEP_COUNT + 1, ...wrong.map(stepOf));
}

export type Wizard = {
  readonly form: UseFormReturn<QuoteForm>;
  /** From 1. */
  readonly step: number;
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** The last step that can be gone to. */
  readonly reachable: () => number;
  readonly venues: readonly string[];
  readonly location: string;
  readonly setVenues: (change: (venues: readonly string[]) => readonly string[]) => void;
  /** Fields that were wrong when the step was last refused. */
  readonly refused: readonly QuoteField[];
  /** Shows these fields as wrong, on the step of the first of them, which gets the focus. */
  readonly refuse: (fields: readonly QuoteField[]) => void;
  /** Checks the step, or all of them at the last one; refuses or says yes. */
  readonly check: () => Promise<boolean>;
  readonly goTo: (step: number) => void;
  readonly key: () => string;
  /** The next request is another one. */
  readonly renewKey: () => void;
  readonly startAgain: () => void;
};

/**
 * The form over its three steps. The step is the address, the rest is kept in the tab at each change: it survives a failure, a reload
 * and a visit elsewhere on the site.
 * @param live false on the server and until the browser has taken over: nothing is kept, nothing is gone to.
 */
export function useWizard(draft: QuoteDraft, today: string, live: boolean): Wizard {
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = stepOfAddress(search);
  const [venues, setVenuesState] = useState(draft.venues);
  const [refused, setRefused] = useState<readonly QuoteField[]>([]);
  const kept = useRef({ venues: draft.venues, location: draft.location, key: draft.key });
  const answered = useRef<readonly QuoteField[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  const keepValues = useCallback(
    (values: QuoteForm) => {
      if (live) keepDraft({ form: values, ...kept.current });
    },
    [live],
  );
  const form = useRuledForm(
    draft.form,
    useCallback((values: QuoteForm) => quoteIssues(values, today), [today]),
    keepValues,
  );
  const { getValues, setFocus } = form;
  const keep = useCallback(() => keepValues(getValues()), [getValues, keepValues]);

  // What the address said is in the draft now; left there, a reload would bring back a venue that was left out.
  useEffect(() => {
    if (!live) return;
    const query = new URLSearchParams(search);
    if (['lieux', ...BRIEF_PARAMETERS].some((name) => query.has(name))) {
      keep();
      void navigate(stepAddress(step), { replace: true, preventScrollReset: true });
    }
  }, [keep, live, navigate, search, step]);

  // A step stands on those before it.
  useEffect(() => {
    const first = live ? firstOpenStep(getValues(), today) : step;
    if (first < step) void navigate(stepAddress(first), { replace: true });
  }, [getValues, live, navigate, step, today]);

  // After a refusal the first wrong field gets the focus, once it is there; else the title of a new step.
  useLayoutEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    const [wrong] = refused;
    if (wrong === undefined || answered.current === refused) {
      if (isNew) title.current?.focus({ preventScroll: true });
    } else if (stepOf(wrong) === step) {
      answered.current = refused;
      setFocus(wrong);
    }
  }, [refused, setFocus, step]);

  const goTo = (next: number) => {
    setRefused([]);
    void navigate(stepAddress(next));
  };

  const refuse = (fields: readonly QuoteField[]) => {
    const [first] = fields;
    if (!first) return;
    setRefused([...fields]);
    if (stepOf(first) !== step) void navigate(stepAddress(stepOf(first)));
  };

  return {
    form,
    step,
    title,
    reachable: () => Math.min(STEP_COUNT, firstOpenStep(getValues(), today)),
    venues,
    location: draft.location,
    setVenues: (change) => {
      const next = [...new Set(change(kept.current.venues))].slice(0, QUOTE_MAX_VENUES);
      kept.current = { ...kept.current, venues: next };
      setVenuesState(next);
      keep();
    },
    refused,
    refuse,
    check: async () => {
      const asked = step === STEP_COUNT ? STEP_FIELDS.flat() : STEP_FIELDS[step - 1]!;
      if (await form.trigger([...asked])) return true;
      const issues = quoteIssues(getValues(), today);
      refuse(asked.filter((field) => field in issues));
      return false;
    },
    goTo,
    key: () => kept.current.key,
    renewKey: () => {
      kept.current = { ...kept.current, key: newIdempotencyKey() };
      keep();
    },
    startAgain: () => {
      const empty = startingDraft('', null);
      kept.current = { venues: empty.venues, location: '', key: empty.key };
      setVenuesState(empty.venues);
      form.reset(EMPTY_FORM);
      keepDraft(null);
      goTo(1);
    },
  };
}
