import type { Language } from '../../../schema/constants.ts';

/** English of Europe: days before months, 24 hours. */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };
const TIME_ZONE = 'Europe/Paris';

/** "60", "1 200" (with the spaces and commas of the language). */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** Cents of euros as an amount: "85 €", "85,50 €"; whole ones without cents. */
export function formatMoney(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency: 'EUR', minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(LOCALES[language], options as Intl.NumberFormatOptions).format(cents / 100);
}

/** One day or several (YYYY-MM-DD, both included): "12 mars 2027", "12–14 mars 2027". */
export function formatDays(first: string, last: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return first === last ? format.format(utc(first)) : format.formatRange(utc(first), utc(last));
}

/** The day of an instant in Paris: "12 mars 2027". */
export function formatDayOf(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONE }).format(instant);
}

/** "déjeuner, dîner et cocktail" */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(items);
}

/**
 * The first name for a greeting; null if the text is not a name. Anybody may have entered the address of a mail, so the greeting
 * must not carry a message or a link under our name.
 */
export function greetingName(firstName: string): string | null {
  const name = firstName.trim();
  return name.length <= 40 && /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*){0,3}$/u.test(name) ? name : null;
}

/** First and last name for the address of a mail; null if one of them is not a name. */
export function writtenName(firstName: string, lastName: string): string | null {
  return greetingName(firstName) && greetingName(lastName) && `${firstName.trim()} ${lastName.trim()}`;
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
