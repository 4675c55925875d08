import { useMemo } from 'react';
import type { Language } from '../../schema/constants.ts';
import { usePreferences } from './preferences.tsx';

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;
/** Instants are shown in the product's time zone, wherever the reader is, so that server and browser render the same. */
const TIME_ZONE = 'Europe/Paris';

/** Money as the API gives it: integer cents, without tax unless the field says otherwise. */
export type Money = { readonly amount: number; readonly currency: string };

/** `YYYY-MM-DD`, a plain date; or an instant in ISO 8601. */
type DateText = string;

/** Made when it is first asked for, since Intl's constructors are slow. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function makeFormats(language: Language) {
  const locale = LOCALES[language];
  const number = lazy(() => new Intl.NumberFormat(locale));
  const decimal = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const percent = lazy(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const and = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const dates = (options: Intl.DateTimeFormatOptions) => lazy(() => new Intl.DateTimeFormat(locale, options));
  const plainDate = dates({ dateStyle: 'long', timeZone: 'UTC' });
  const weekday = dates({ weekday: 'long', timeZone: 'UTC' });
  const instantDate = dates({ dateStyle: 'long', timeZone: TIME_ZONE });
  const instant = dates({ dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
  const money = new Map<string, Intl.NumberFormat>();
  // French counts the first of a month and no other day; Intl does not know.
  const ordinal = (day: string): string => (language === 'fr' ? day.replace(/^1(?=\s)/, '1er') : day);

  return {
    /** 12 345 in French (narrow no-break space), 12,345 in English. */
    number: (value: number) => number().format(value),
    /** At most one digit after the comma. */
    decimal: (value: number) => decimal().format(value),
    /** Of a share: 0.125 → 13 %. */
    percent: (share: number) => percent().format(share),
    /** Square metres. */
    area: (squareMetres: number) => `${number().format(squareMetres)}\u00a0m²`,
    /** Metres with one digit: 3,5 m. */
    length: (metres: number) => `${decimal().format(metres)}\u00a0m`,
    /** 1 234,50 €; whole amounts without cents. */
    money: ({ amount, currency }: Money) => {
      const digits = amount % 100 === 0 ? 0 : 2;
      const key = `${currency}${digits}`;
      let format = money.get(key);
      if (!format) {
        format = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        money.set(key, format);
      }
      return format.format(amount / 100);
    },
    /** 21 novembre 2026, 1er décembre 2026. */
    date: (value: DateText) => ordinal((value.length === 10 ? plainDate() : instantDate()).format(new Date(value))),
    /** lundi; of 1 (Monday) to 7. */
    weekday: (day: number) => weekday().format(Date.UTC(2024, 0, day)),
    /** 21 novembre 2026 à 14:05, Paris time. */
    dateTime: (value: DateText) => instant().format(new Date(value)),
    /** 15 h 00 in French, 15:00 in English; of HH:MM. */
    time: (value: string) => (language === 'fr' ? value.replace(/^0?(\d+):/, '$1\u00a0h\u00a0') : value),
    /** Lyon, Paris et Nantes. */
    and: (items: Iterable<string>) => and().format(items),
    /** Lyon, Paris ou Nantes. */
    or: (items: Iterable<string>) => or().format(items),
  };
}

export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<Language, Formats>();

/** Formats of a language, made once. */
function formatsOf(language: Language): Formats {
  let formats = made.get(language);
  if (!formats) {
    formats = makeFormats(language);
    made.set(language, formats);
  }
  return formats;
}

/** Numbers, dates and money in the language of the page. */
export function useFormats(): Formats {
  const { language } = usePreferences();
  return useMemo(() => formatsOf(language), [language]);
}
