/** The words of dates in French and English, folded. */

const MONTH_NAMES: readonly (readonly string[])[] = [
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
];
/** Only beside the number of a day: "sept" is seven too. */
const SHORT_MONTHS: readonly (readonly string[])[] = [
  ['janv', 'jan'],
  ['fev', 'fevr', 'feb'],
  ['mar'],
  ['avr', 'apr'],
  [],
  ['jun'],
  ['juil', 'jul'],
  ['aug'],
  ['sept', 'sep'],
  ['oct'],
  ['nov'],
  ['dec'],
];
const WEEKDAY_NAMES: readonly (readonly string[])[] = [
  ['lundi', 'monday'],
  ['mardi', 'tuesday'],
  ['mercredi', 'wednesday'],
  ['jeudi', 'thursday'],
  ['vendredi', 'friday'],
  ['samedi', 'saturday'],
  ['dimanche', 'sunday'],
];

function numbered(names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap((same, index) => same.map((name) => [name, index + 1] as const)));
}

/** 1 = January. */
export const MONTHS = numbered(MONTH_NAMES);
export const ABBREVIATED_MONTHS = numbered(SHORT_MONTHS);
/** Those before which a day may stand in English only: "June 12", not "juin 12". */
export const ENGLISH_MONTHS: ReadonlySet<string> = new Set([
  ...MONTH_NAMES.map(([, english]) => english!),
  ...'jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
]);
/** They mean something else, unless "in" or a year stands beside them. */
export const UNCLEAR_MONTHS: ReadonlySet<string> = new Set(['may', 'march']);
/** 1 = Monday; in the plural too. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [...numbered(WEEKDAY_NAMES)].flatMap(([name, day]) => [
    [name, day],
    [`${name}s`, day],
  ]),
);

export const JOINS: ReadonlySet<string> = new Set([
  'au',
  'a',
  'et',
  'ou',
  'to',
  'and',
  'or',
  'until',
  'till',
  'through',
]);
export const ARTICLES: ReadonlySet<string> = new Set(['le', 'the', 'du', 'on']);
/** Before a day without a year, so that "10/12" may be a date. */
export const BEFORE_DAYS: ReadonlySet<string> = new Set(['le', 'du', 'au', 'on', 'from', 'to']);
/** Before a time: "2 jours la semaine prochaine". */
export const BEFORE_TIMES: ReadonlySet<string> = new Set(['le', 'la', 'un', 'une', 'a', 'the', 'de', 'en', 'in', 'on']);
export const OF_MONTH: ReadonlySet<string> = new Set(['en', 'de', 'd', 'in', 'of', 'courant', 'au']);
export const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);
export const NEXT: ReadonlySet<string> = new Set(['prochain', 'prochaine', 'next']);
export const THIS: ReadonlySet<string> = new Set(['ce', 'cette', 'this']);
export const WEEK: ReadonlySet<string> = new Set(['semaine', 'week']);
export const MONTH: ReadonlySet<string> = new Set(['mois', 'month']);
export const DAY: ReadonlySet<string> = new Set(['jour', 'jours', 'journees', 'journee', 'day', 'days']);

/** Parts of a month, by the words before it: its first and last day; 31 = the last. */
export const PARTS: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['debut', [1, 10]],
  ['early', [1, 10]],
  ['mi', [11, 20]],
  ['mid', [11, 20]],
  ['fin', [21, 31]],
  ['late', [21, 31]],
]);

const SMALL_NUMBERS = 'un,one deux,two trois,three quatre,four cinq,five'.split(' ');
/** Numbers of days in words. */
export const COUNTS: ReadonlyMap<string, number> = numbered(SMALL_NUMBERS.map((same) => same.split(',')));
