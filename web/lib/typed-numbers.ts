import type { Language } from '../../schema/constants.ts';

/* Numbers as people type them: both languages' ways are read in both languages. */

/** A whole number as typed, with or without spaces between the thousands; NaN when it is none. */
export function wholeNumber(text: string): number {
  const digits = text.replaceAll(/\s/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The same; null for an empty text. */
export const wholeNumberOrNull = (text: string): number | null => (text.trim() === '' ? null : wholeNumber(text));

/** A number as typed; null for an empty text, NaN for what is no number. */
export function decimalNumber(text: string): number | null {
  const typed = text.replaceAll(/\s/g, '').replace(',', '.');
  if (typed === '') return null;
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Euros as typed → cents; NaN when it is no amount. */
export function cents(text: string): number {
  const amount = text.replaceAll(/[\s€]/g, '').replace(',', '.');
  return /^-?\d+(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
}

/** Cents → euros as one types them: “62,50”; whole euros without cents. */
export function typedEuros(amountCents: number): string {
  return (amountCents / 100).toFixed(amountCents % 100 === 0 ? 0 : 2).replace('.', ',');
}

/** A number as one types it: “3,5”; nothing is an empty text. */
export function typedNumber(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** A typed number with the decimal sign of a language, whichever it was typed with. */
export function inLanguage(typed: string, language: Language): string {
  return language === 'fr' ? typed.replace('.', ',') : typed.replace(',', '.');
}
