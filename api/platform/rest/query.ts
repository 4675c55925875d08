import * as z from 'zod';
import { PAGE_SIZE } from '../../../schema/constants.ts';
import type { FieldIssue } from '../errors.ts';
import { LAST_PAGE } from '../graphql/paging.ts';
import { valuesByName } from './enum-names.ts';
import { refuse } from './fields.ts';

/*
 * Parameters of the query of a URL. Each reads the texts that were sent under its name; values without content count as not sent.
 */

/** Texts that clients send for a missing value. */
const NO_VALUE = new Set(['', 'null', 'undefined']);
const MAX_QUOTED = 60;
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

type Meta = Readonly<Record<string, unknown>>;

/** Parameters by their names. */
export type QueryShape = Readonly<Record<string, z.ZodType<unknown, string[] | undefined>>>;

/** A parameter with one value. */
function one<Value>(meta: Meta, read: (text: string, context: z.RefinementCtx) => Value) {
  return z
    .array(z.string())
    .transform(([text, ...more], context) => (more.length ? refuse(context, 'repeated') : read(text!, context)))
    .optional()
    .meta(meta);
}

/** A parameter with several values, separated by commas or sent one by one. */
export function list<Value>(meta: Meta, read: (texts: string[], context: z.RefinementCtx) => Value) {
  return z
    .array(z.string())
    .default([])
    .transform((sent, context) =>
      read(
        sent
          .flatMap((text) => text.split(','))
          .map((text) => text.trim())
          .filter((text) => !NO_VALUE.has(text)),
        context,
      ),
    )
    .meta({ type: 'array', ...meta });
}

export function textParameter(description: string, more: Meta = {}) {
  return one({ type: 'string', description, ...more }, (text) => text);
}

export function dayParameter(description: string) {
  return textParameter(description, { format: 'date' });
}

export function flagParameter(description: string, example?: boolean) {
  const examples = example === undefined ? {} : { examples: [example] };
  return one({ type: 'boolean', description, ...examples }, (text, context) => known(FLAGS, text, context));
}

/** A whole number of digits only. Its limits are checked here, as the input may have it in another unit. */
export function integerParameter(description: string, more: Meta & { minimum: number; maximum: number }) {
  const { minimum: min, maximum: max } = more;
  return one({ type: 'integer', description, ...more }, (text, context) => {
    if (!/^-?\d+$/.test(text)) return refuse(context, 'notWhole');
    if (Number(text) < min) return refuse(context, 'tooSmall', { min });
    return Number(text) > max ? refuse(context, 'tooGreat', { max }) : Number(text);
  });
}

/** One of some words, as written. */
export function choiceParameter<Value>(description: string, words: ReadonlyMap<string, Value>, more: Meta = {}) {
  return one({ type: 'string', enum: [...words.keys()], description, ...more }, (text, context) =>
    known(words, text, context),
  );
}

/** Any of some words, each once. They are in lower case with hyphens; `A_B` is read as `a-b`. */
export function enumListParameter<Value extends string>(
  description: string,
  values: readonly Value[] | Record<string, Value>,
  more: Meta = {},
) {
  const words = valuesByName(values);
  return list({ description, items: { type: 'string', enum: [...words.keys()] }, ...more }, (texts, context) => [
    ...new Set(texts.map((text) => known(words, text.toLowerCase().replaceAll('_', '-'), context))),
  ]);
}

export const PAGING = {
  page: integerParameter('Page, from 1. Past the last one the list is empty.', {
    minimum: 1,
    maximum: LAST_PAGE,
    default: 1,
    examples: [2],
  }),
  limit: integerParameter('Entries a page.', {
    minimum: 1,
    maximum: PAGE_SIZE.max,
    default: PAGE_SIZE.default,
    examples: [50],
  }),
};

/** The meaning of a word; unknown words are refused. */
export function known<Value>(words: ReadonlyMap<string, Value>, text: string, context: z.RefinementCtx): Value {
  const value = words.get(text);
  return value === undefined ? unknown(text, context, [...words.keys()].join(', ')) : value;
}

export function unknown(value: string, context: z.RefinementCtx, allowed?: string): never {
  const quoted = value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED).toWellFormed()}…` : value;
  return refuse(context, 'unknownValue', { value: quoted, ...(allowed ? { allowed } : {}) });
}

/** The values of known parameters in the query of a URL, and the issues of those that cannot be read. */
export function sentIn(url: string, names: ReadonlySet<string>) {
  const values: Record<string, string[]> = {};
  const issues: FieldIssue[] = [];
  const start = url.indexOf('?');
  for (const pair of start < 0 ? [] : url.slice(start + 1).split('&')) {
    const [, encodedName = '', encoded = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const name = decoded(encodedName);
    const plain = name?.replace(/\[.*$/s, '') ?? '';
    if (name === null || !names.has(plain)) continue;
    const value = decoded(encoded)?.trim();
    if (name !== plain) issues.push({ path: plain, code: 'notBracketed' });
    else if (value === undefined || value.includes('\0')) issues.push({ path: name, code: 'unreadable' });
    else if (!NO_VALUE.has(value)) (values[name] ??= []).push(value);
  }
  return { values, issues };
}

/** Null if the percent encoding or the UTF-8 is broken. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
