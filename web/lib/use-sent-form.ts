import { useCallback, useLayoutEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { MutationResult } from './calls.ts';
import { failedCall, type FailedCall } from './captcha/use-checked-call.ts';
import { issuesByField, toFieldError, useRuledForm, type FieldIssues } from './forms.ts';

type Spec<Values extends FieldValues, Done> = {
  initial: Values;
  /** In the order of the screen. */
  fields: readonly FieldPath<Values>[];
  rules: (values: Values) => FieldIssues<Values>;
  send: (values: Values) => Promise<MutationResult<Done>>;
  onDone: (answer: Done) => void;
  /** Fields that the API calls otherwise: its name → ours. */
  renamed?: Readonly<Record<string, FieldPath<Values>>>;
};

type SentForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  failure: FailedCall | null;
  submit: (event: FormEvent) => Promise<void>;
};

/** A form that is sent once it is right; what the API finds wrong stands beside the field, and nothing typed is lost. */
export function useSentForm<Values extends FieldValues, Done>(spec: Spec<Values, Done>): SentForm<Values> {
  const { initial, fields, rules, send, onDone, renamed = {} } = spec;
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [wrong, setWrong] = useState<readonly FieldPath<Values>[]>([]);
  const form = useRuledForm<Values>(
    initial,
    rules,
    useCallback(() => setFailure(null), []),
  );
  const { setFocus } = form;
  useLayoutEffect(() => {
    if (wrong[0]) setFocus(wrong[0]);
  }, [setFocus, wrong]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (!(await form.trigger())) {
      const issues = rules(form.getValues());
      setWrong(fields.filter((field) => field in issues));
      return;
    }
    const outcome = await send(form.getValues());
    if (outcome.kind === 'done') {
      // At once: what follows may leave the page, which asks about what is not saved (LeaveQuestion).
      flushSync(() => form.reset(form.getValues(), { keepValues: true }));
      onDone(outcome.answer);
    } else if (outcome.kind === 'failed') setFailure(outcome);
    else {
      const { byField } = issuesByField(outcome.fields, fields, renamed);
      for (const [field, issue] of byField) form.setError(field, toFieldError(issue));
      if (byField.size > 0) setWrong([...byField.keys()]);
      else setFailure(failedCall('VALIDATION_FAILED'));
    }
  };
  return { form, failure, submit };
}
