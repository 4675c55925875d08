import { withoutEnd } from '../../platform/text.ts';

/** Words in lower case inside a name, and articles after them: "Hôtel de la Gare". */
const PREPOSITIONS = new Set(
  'de du des à au aux en sur sous et ou près lès lez ès dans par pour of by and di del della da do am im von vom zum zur'.split(
    ' ',
  ),
);
/** Lower case after a preposition or inside a compound; otherwise the first word of a proper name: "Hôtel Le Bellevue". */
const ARTICLES = new Set('le la les un une the el il lo los las'.split(' '));
/** Elided words, with the rule that they follow. */
const ELIDED_PREPOSITIONS = new Set(['d', 'qu', 'j', 'm', 'n', 's', 't', 'c']);
const ELIDED_ARTICLES = new Set(['l']);
const ACRONYMS = new Set('ZAC ZA ZI ZAE TGV CDG RER CNIT UCPA VVF USA SAS SARL EURL AC'.split(' '));
/** Abbreviations without a vowel that are no acronyms. */
const ABBREVIATIONS = new Set(
  'ST DR MR MRS MT BD BLD BVD BLVD PL CH CHT RT CRS GD PT SQ LT GL FG FBG NR CDT'.split(' '),
);
const STYLED: Readonly<Record<string, string>> = {
  mgallery: 'MGallery',
  okko: 'OKKO',
  hotelf1: 'hotelF1',
  doubletree: 'DoubleTree',
};
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})$/;
const ATOM = /[\p{L}\p{M}\p{N}]+/gu;
const SEPARATES = /[-–—:|/"«»,.!?@&+()]\s|\s[-–—:|/"«»@&+(]|[&+/(]|\*/;

/** Whether a text is written in capitals throughout. */
function isUpperCase(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** A text without the row of stars at its end; a single one stays. */
function withoutStars(text: string): string {
  return text.endsWith('**') ? withoutEnd(text, '*').trimEnd() : text;
}

/**
 * A name in capitals as French writes it: "HÔTEL DE L'ÉTOILE" → "Hôtel de l’Étoile". Acronyms, initials, Roman numerals and
 * letters with digits stay as they are; a final full stop or row of stars goes. A text that is not all in capitals only
 * gets its typography.
 */
export function titleCase(given: string): string {
  const text = withoutStars(given.trimEnd()).replace(/(?<=\p{L}{3})\.$/u, '');
  if (!isUpperCase(text)) return typeset(text);
  let result = '';
  let end = 0;
  let previous = '';
  for (const match of text.matchAll(ATOM)) {
    const separator = text.slice(end, match.index);
    const next = text[match.index + match[0].length] ?? '';
    const word = caseOf(match[0], { separator, next, previous });
    result += separator + word;
    end = match.index + match[0].length;
    previous = match[0].toLowerCase();
  }
  return typeset(result + text.slice(end));
}

/** Typographic apostrophes and quotation marks, single spaces, a narrow no-break space before ! ? : and ;. Idempotent. */
export function typeset(text: string): string {
  return text
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
    .replace(/(?<=\p{L})['´`](?=[\p{L}\p{N}])/gu, '’')
    .replace(/"([^"]+)"/g, '«\u00a0$1\u00a0»')
    .replace(/[ \u202f]?([!?;])(?=\s|$)/g, '\u202f$1')
    .replace(/ :(?=\s)/g, '\u202f:');
}

interface Surroundings {
  /** The characters between the previous word and this one; empty for the first. */
  separator: string;
  /** The character after the word. */
  next: string;
  /** The previous word, in lower case; empty for the first. */
  previous: string;
}

function caseOf(atom: string, { separator, next, previous }: Surroundings): string {
  const lower = atom.toLowerCase();
  const apostrophe = next === "'" || next === '’';
  const afterApostrophe = /^['’]$/.test(separator);
  const begins = previous === '' || SEPARATES.test(separator);
  if (afterApostrophe && (atom === 'S' || previous === 'p' || previous === 'aujourd')) return lower;
  if (/\d/.test(atom)) return caseWithDigits(atom);
  if (/^\d+$/.test(previous) && /^(?:bis|ter|quater)$/.test(lower)) return lower;
  const small = previous !== '' && (PREPOSITIONS.has(previous) || previous === 'd' || separator === '-');
  if (apostrophe && ELIDED_ARTICLES.has(lower)) return begins || !small ? atom : lower;
  if (apostrophe && ELIDED_PREPOSITIONS.has(lower)) return begins ? atom : lower;
  if (!begins && PREPOSITIONS.has(lower)) return lower;
  if (!begins && ARTICLES.has(lower) && small) return lower;
  if (separator === '-' && previous === 'rendez') return lower;
  if (atom.length === 1 || ACRONYMS.has(atom) || ROMAN.test(atom)) return atom;
  const brand = styled(atom);
  if (brand !== undefined) return brand;
  if (!/[AEIOUYÀ-ÖØ-ÝŒÆŸ]/.test(atom) && !ABBREVIATIONS.has(atom)) return atom;
  return capitalise(lower);
}

/** "18ÈME" → "18ème", "F1" and "RN4" as they are, "7HÔTEL" → "7Hôtel", "LATITUDE21" → "Latitude21". */
function caseWithDigits(atom: string): string {
  if (/^\d+(?:ER|ERE|ÈRE|E|EME|ÈME|BIS|TER|H)$/.test(atom)) return atom.toLowerCase();
  return styled(atom) ?? atom.replace(/\p{L}{3,}/gu, (letters) => capitalise(letters.toLowerCase()));
}

function styled(atom: string): string | undefined {
  const key = atom.toLowerCase();
  return Object.hasOwn(STYLED, key) ? STYLED[key] : undefined;
}

function capitalise(lower: string): string {
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
