import { useMemo } from 'react';
import type { Language } from '../../schema/constants.ts';
import { usePreferences } from './preferences.tsx';

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;
/** Instants are shown in the product's time zone, wherever the reader is, so that server and browser render the same. */
const TIME_ZONE = 'Europe/Paris';

/** Money as the API gives it: integer cents, without tax unless the field says otherwise. */
export type Money = { readonly amount: number; readonly currency: string };

/** `YYYY-MM-DD`, a plain date. */
type Day = string;
/** A plain date, or an instant in ISO 8601. */
type DateText = string;

const isPlain = (value: DateText): boolean => value.length === 10;

/** Made when it is first asked for, since Intl's constructors are slow. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
const SHORT_DATE = { ...SHORT_DAY, year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

function makeFormats(language: Language) {
  const locale = LOCALES[language];
  const number = lazy(() => new Intl.NumberFormat(locale));
  const decimal = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const compact = lazy(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  const percent = lazy(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const and = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const dates = (options: Intl.DateTimeFormatOptions) => lazy(() => new Intl.DateTimeFormat(locale, options));
  const plain = (options: Intl.DateTimeFormatOptions) => dates({ ...options, timeZone: 'UTC' });
  const inParis = (options: Intl.DateTimeFormatOptions) => dates({ ...options, timeZone: TIME_ZONE });
  const longDate = plain({ dateStyle: 'long' });
  const longInstantDate = inParis({ dateStyle: 'long' });
  const longInstant = inParis({ dateStyle: 'long', timeStyle: 'short' });
  const fullDate = plain({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayOfYear = plain({ day: 'numeric', month: 'long' });
  const shortDate = plain(SHORT_DATE);
  const shortInstantDate = inParis(SHORT_DATE);
  const shortInstant = inParis({ ...SHORT_DATE, ...CLOCK });
  const shortDay = plain(SHORT_DAY);
  const shortInstantDay = inParis({ ...SHORT_DAY, ...CLOCK });
  const month = plain({ month: 'long', year: 'numeric' });
  const shortMonth = plain({ month: 'short' });
  const weekday = plain({ weekday: 'long' });
  const shortWeekday = plain({ weekday: 'short' });
  // French counts the first of a month and no other day; Intl does not know.
  const ordinal = (days: string): string =>
    language === 'fr' ? days.replaceAll(/(^|[–-]\s?)1(?=[\s–-])/g, (_, before: string) => `${before}1er`) : days;
  const between = (format: Intl.DateTimeFormat, first: Day, last: Day): string =>
    ordinal(first === last ? format.format(new Date(first)) : format.formatRange(new Date(first), new Date(last)));
  const money = new Map<string, Intl.NumberFormat>();

  return {
    /** 12 345 in French (narrow no-break space), 12,345 in English. */
    number: (value: number) => number().format(value),
    /** At most one digit after the comma. */
    decimal: (value: number) => decimal().format(value),
    /** 12,5 k in French, 12.5K in English; for the axis of a plot. */
    compact: (value: number) => compact().format(value),
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
    date: (value: DateText) => ordinal((isPlain(value) ? longDate() : longInstantDate()).format(new Date(value))),
    /** 12–14 mars 2027. */
    dateRange: (first: Day, last: Day) => between(fullDate(), first, last),
    /** 12–14 mars. */
    dayRange: (first: Day, last: Day) => between(dayOfYear(), first, last),
    /** 21 nov. 2026, for narrow columns. */
    shortDate: (value: DateText) =>
      ordinal((isPlain(value) ? shortDate() : shortInstantDate()).format(new Date(value))),
    /** 23–24 janv. 2027. */
    shortDateRange: (first: Day, last: Day) => between(shortDate(), first, last),
    /** 21 nov. 2026, 14:05, Paris time. */
    shortDateTime: (value: DateText) => ordinal(shortInstant().format(new Date(value))),
    /** 21 nov., for plots and marks. */
    shortDay: (value: Day) => ordinal(shortDay().format(new Date(value))),
    /** 21 nov., 14:05, Paris time. */
    shortDayTime: (value: DateText) => ordinal(shortInstantDay().format(new Date(value))),
    /** mars 2027; of a day or YYYY-MM. */
    month: (value: string) => month().format(new Date(value)),
    /** janv. */
    shortMonth: (value: string) => shortMonth().format(new Date(value)),
    /** lundi; of 1 (Monday) to 7. */
    weekday: (day: number) => weekday().format(Date.UTC(2024, 0, day)),
    /** lun.; of a date. */
    shortWeekday: (value: Day) => shortWeekday().format(new Date(value)),
    /** 21 novembre 2026 à 14:05, Paris time. */
    dateTime: (value: DateText) => ordinal(longInstant().format(new Date(value))),
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
