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
  ['septembre', 'september', 'rentree'],
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
export const BEFORE_TIMES: ReadonlySet<string> = new Set('le la l un une a au the de en in on cet ce this'.split(' '));
export const OF_MONTH: ReadonlySet<string> = new Set(['en', 'de', 'd', 'in', 'of', 'courant', 'au']);
export const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);
export const NEXT: ReadonlySet<string> = new Set(['prochain', 'prochaine', 'next']);
export const THIS: ReadonlySet<string> = new Set(['ce', 'cette', 'this']);
export const WEEK: ReadonlySet<string> = new Set(['semaine', 'week']);
/** Before the day by which a week is named: "la semaine du 15 mars". */
export const OF_WEEK: ReadonlySet<string> = new Set(['du', 'of']);
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

/** A season → its first month; it lasts three. */
export const SEASONS: ReadonlyMap<string, number> = new Map([
  ['printemps', 3],
  ['ete', 6],
  ['automne', 9],
  ['hiver', 12],
]);
/** In English they have other meanings ("hot spring", "winter garden"), unless a year follows or one of some words stands before. */
export const ENGLISH_SEASONS: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 12],
]);
export const BEFORE_ENGLISH_SEASONS: ReadonlySet<string> = new Set(['in', 'this', 'next']);
/** Before a season after which something is called: "jardin d'hiver". */
export const CALLED_AFTER: ReadonlySet<string> = new Set(['d', 'de', 'du']);

export const QUARTER: ReadonlySet<string> = new Set(['trimestre', 'quarter']);
/** Which quarter of a year is meant: "premier trimestre". */
export const QUARTER_NUMBERS = numbered([
  ['1er', 'premier', '1st', 'first'],
  ['2e', '2eme', 'deuxieme', 'second', '2nd'],
  ['3e', '3eme', 'troisieme', 'third', '3rd'],
  ['4e', '4eme', 'quatrieme', 'dernier', 'fourth', '4th', 'last'],
]);
/** Before a year: "début 2027" is its first quarter. */
export const QUARTERS_OF_YEAR: ReadonlyMap<string, number> = new Map([
  ['debut', 1],
  ['early', 1],
  ['fin', 4],
  ['late', 4],
]);
