import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import {
  set,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useFormats } from './formats.ts';

/** What is wrong with one field: the API's stable code, and values for the sentence. */
export type FieldIssue = { readonly code: string; readonly params?: Readonly<Record<string, string | number>> };

/** The wrong fields of a form, by their names; the first in the order of the form comes first. */
export type FieldIssues<Values extends FieldValues> = { readonly [Name in FieldPath<Values>]?: FieldIssue };

/** An error as the form library keeps it: its `type` is our code. */
type KeptError = FieldError & { readonly params?: FieldIssue['params'] };

/** An issue in the shape of the form library, for `setError` too. */
export function toFieldError({ code, params }: FieldIssue): KeptError {
  return { type: code, ...(params ? { params } : {}) };
}

/** The issue that an error of the form library carries. Where parts of a field are wrong (`rooms.0.name`), `rooms` itself carries none. */
export function issueOf(error: FieldError | undefined): FieldIssue | undefined {
  const { type, params }: Partial<KeptError> = error ?? {};
  if (typeof type !== 'string') return undefined;
  return params ? { code: type, params } : { code: type };
}

/** Lets a pure function of the values, `rules`, be the judge of a form. */
function resolverOf<Values extends FieldValues>(rules: (values: Values) => FieldIssues<Values>): Resolver<Values> {
  return (values) => {
    const issues = Object.entries(rules(values) as Record<string, FieldIssue>);
    const errors = {};
    // `rooms.0.name` is a field of a field.
    for (const [name, issue] of issues) set(errors, name, toFieldError(issue));
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<Values> };
  };
}

type Errors = Readonly<Record<string, unknown>>;

const isErrors = (value: unknown): value is Errors => typeof value === 'object' && value !== null;

/** The fields that an error is about: the one at `path`, and parts of it (`rooms.0.name`). */
export function pathsOf(error: unknown, path: string): string[] {
  if (!isErrors(error)) return [];
  const parts = Object.entries(error).flatMap(([key, part]) => (key === 'ref' ? [] : pathsOf(part, `${path}.${key}`)));
  return typeof error['type'] === 'string' ? [path, ...parts] : parts;
}

/**
 * A form judged by `rules`: nothing is called wrong before one has asked to go on (`trigger`); from then on what is wrong is looked at
 * again with each change. Not on leaving a field: a sentence that comes or goes moves the page under the finger that presses a button. The editor of
 * venues, which saves while one types, marks a field a moment after it is left.
 * @param onChange called at each change with all values.
 */
export function useRuledForm<Values extends FieldValues>(
  initial: Values,
  rules: (values: Values) => FieldIssues<Values>,
  onChange: (values: Values) => void,
): UseFormReturn<Values> {
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(rules),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  // The functions stay the same; the form around them is another object whenever its state changes.
  const { subscribe, getFieldState, setError, clearErrors } = form;
  // Field by field: `trigger('rooms')` would call parts wrong that nobody has left yet.
  const judgeAgain = useEffectEvent((values: Values) => {
    const wrong = Object.keys(values).flatMap((name) =>
      pathsOf(getFieldState(name as FieldPath<Values>).error, name),
    ) as FieldPath<Values>[];
    if (wrong.length === 0) return;
    const issues = rules(values);
    for (const path of wrong) {
      const issue = issues[path];
      if (!issue) clearErrors(path);
      else if (issue.code !== getFieldState(path).error?.type) setError(path, toFieldError(issue));
    }
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          onChange(values);
          judgeAgain(values);
        },
      }),
    [onChange, subscribe],
  );
  return form;
}

/** The sentence for each code, whatever the field. `{field}` is its label, `{max}` and `{min}` its bounds. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  required: msg({ id: 'field.required', message: '{field}: required.' }),
  tooLong: msg({ id: 'field.tooLong', message: '{field}: {max} characters at most.' }),
  tooShort: msg({ id: 'field.tooShort', message: '{field}: {min} characters at least.' }),
  tooSmall: msg({ id: 'field.tooSmall', message: '{field}: {min} at least.' }),
  tooGreat: msg({ id: 'field.tooGreat', message: '{field}: {max} at most.' }),
  tooMany: msg({ id: 'field.tooMany', message: '{field}: {max} choices at most.' }),
  notWhole: msg({ id: 'field.notWhole', message: '{field}: enter a whole number, in digits.' }),
  notNumber: msg({ id: 'field.notNumber', message: '{field}: enter a number, in digits.' }),
  tooManyDecimals: msg({ id: 'field.tooManyDecimals', message: '{field}: {max} decimals at most.' }),
  notEmail: msg({
    id: 'field.notEmail',
    message: 'This e-mail address is incomplete: name@company.com, for example.',
  }),
  notPhone: msg({
    id: 'field.notPhone',
    message: 'This phone number cannot be dialled: +33 1 23 45 67 89, for example.',
  }),
  notDate: msg({ id: 'field.notDate', message: '{field}: this day does not exist.' }),
  notTime: msg({ id: 'field.notTime', message: '{field}: enter a time, 15:00 for example.' }),
  unreadable: msg({
    id: 'field.unreadable',
    message: '{field}: one character is unreadable. Please type the text again.',
  }),
};

const ANY = msg({ id: 'field.wrong', message: '{field}: please check this answer.' });

/** Sentences of a form's own: `field.code` or `code` → sentence. They win over the general ones. */
export type FieldMessages = Readonly<Record<string, MessageDescriptor>>;

/** `fieldError('firstName', 'First name', issue)`: what is wrong with a field, in the language of the page. */
export function useFieldError(
  own: FieldMessages = {},
): (name: string, label: string, issue: FieldIssue | undefined) => string | undefined {
  const { i18n } = useLingui();
  const { number } = useFormats();
  return useCallback(
    (name: string, label: string, issue: FieldIssue | undefined) => {
      if (!issue) return undefined;
      const { code, params } = issue;
      const bounded = needsBound(code) && params === undefined ? undefined : TEXTS[code];
      const text = own[`${name}.${code}`] ?? own[code] ?? bounded ?? ANY;
      const values: Record<string, unknown> = { field: label };
      for (const [key, value] of Object.entries(params ?? {}))
        values[key] = /^\d+$/.test(String(value)) ? number(Number(value)) : value;
      return i18n._(text.id, values, text.message === undefined ? {} : { message: text.message });
    },
    [i18n, number, own],
  );
}

/** Messages that name a bound need it in the API's answer. */
function needsBound(code: string): boolean {
  return code.startsWith('too');
}

/** What an answer of the API says is wrong with one field. */
type AnswerIssue = {
  readonly path: string;
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
};

/**
 * What the API found wrong, by the fields of the form; `others` has what no field of the form can be blamed for.
 * @param names fields of the form.
 * @param renamed fields that the API calls otherwise: its name → ours.
 */
export function issuesByField<Name extends string>(
  issues: readonly AnswerIssue[],
  names: readonly Name[],
  renamed: Readonly<Record<string, Name>> = {},
): { byField: ReadonlyMap<Name, FieldIssue>; others: readonly AnswerIssue[] } {
  const byField = new Map<Name, FieldIssue>();
  const others: AnswerIssue[] = [];
  for (const issue of issues) {
    const whole = issue.path.replace(/^input\./, '');
    const [path = ''] = whole.split('.');
    const field = renamed[whole] ?? renamed[path] ?? names.find((name) => name === path);
    const params = Object.fromEntries(issue.params.map(({ name, value }) => [name, value]));
    if (field === undefined) others.push(issue);
    else if (!byField.has(field))
      byField.set(field, { code: issue.code, ...(issue.params.length > 0 ? { params } : {}) });
  }
  return { byField, others };
}
