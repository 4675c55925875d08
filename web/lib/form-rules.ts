import { FORM_LIMITS } from '../../schema/constants.ts';
import type { FieldIssue } from './forms.ts';

/** What a text must be; the codes are the API's. An empty text breaks no rule but `required`. */
export type Rule = (value: string) => FieldIssue | undefined;

export const required: Rule = (value) => (value.trim() === '' ? { code: 'required' } : undefined);

/** At most so many characters, spaces around not counted. */
export const atMost =
  (max: number): Rule =>
  (value) =>
    value.trim().length > max ? { code: 'tooLong', params: { max } } : undefined;

/** A number within bounds, as `read` finds it in the text; NaN is the issue `code`. */
export const between =
  (read: (text: string) => number, min: number, max: number, code: string): Rule =>
  (value): FieldIssue | undefined => {
    if (value.trim() === '') return undefined;
    const number = read(value);
    if (Number.isNaN(number)) return { code };
    if (number < min) return { code: 'tooSmall', params: { min } };
    return number > max ? { code: 'tooGreat', params: { max } } : undefined;
  };

/** An amount of euros has no parts of a cent; what is no number at all is for `between`. */
export const wholeCents: Rule = (value) =>
  /^-?\d+[.,]\d{3,}$/.test(value.replaceAll(/[\s€]/g, ''))
    ? { code: 'tooManyDecimals', params: { max: 2 } }
    : undefined;

/** An address that mail can be sent to. Judged by its length first: no pattern is given a text without end. */
export const email: Rule = (value) => {
  const text = value.trim();
  if (text === '') return undefined;
  if (text.length > FORM_LIMITS.email) return { code: 'tooLong', params: { max: FORM_LIMITS.email } };
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? undefined : { code: 'notEmail' };
};

/** A telephone number of any country: 6 to 15 digits. */
export const phone: Rule = (value) => {
  const text = value.trim();
  if (text === '') return undefined;
  if (text.length > FORM_LIMITS.phone) return { code: 'tooLong', params: { max: FORM_LIMITS.phone } };
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d .()/-]+$/.test(text) && digits >= 6 && digits <= 15 ? undefined : { code: 'notPhone' };
};

/** A time of the day, HH:MM. */
export const time: Rule = (value) =>
  value.trim() === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value.trim()) ? undefined : { code: 'notTime' };

/** A web address as people type it, made whole: `www.venue.com` → `https://www.venue.com`. */
export function wholeWebAddress(text: string): string {
  const typed = text.trim();
  return typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
}

/** A web address that can be made whole. */
export const webAddress: Rule = (value) => {
  const whole = wholeWebAddress(value);
  if (whole === '') return undefined;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.')
    ? undefined
    : { code: 'notWebAddress' };
};

/** The first rule that the value breaks. */
export function firstIssue(value: string, ...rules: Rule[]): FieldIssue | undefined {
  for (const rule of rules) {
    const issue = rule(value);
    if (issue) return issue;
  }
  return undefined;
}
