/** Letters that Unicode does not decompose, as the API folds them. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
};

/** A folded text, and for each of its characters where it came from in the original. */
type Folded = { text: string; origins: readonly number[] };

/** The same comparison form as the API's: lower case, no accents, one space for any run of hyphens, apostrophes and spaces. */
function foldWithOrigins(original: string): Folded {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of original) {
    for (const part of letter.normalize('NFKD').toLowerCase()) {
      if (/\p{M}/u.test(part)) continue;
      const folded = /[\p{L}\p{N}]/u.test(part) ? (UNDECOMPOSED[part] ?? part) : ' ';
      if (folded === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += folded;
      for (let index = 0; index < folded.length; index++) origins.push(at);
    }
    at += letter.length;
  }
  return { text, origins };
}

/** The form in which what was typed is compared and asked for: “ Île-de ” → “ile de”. */
export function foldText(text: string): string {
  return foldWithOrigins(text).text.trimEnd();
}

/** What was typed, and the same with the usual abbreviations of names of towns written out. */
function spellings(typed: string): string[] {
  const whole = typed.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte');
  return whole === typed ? [typed] : [typed, whole];
}

/** First index from which `text` holds `part` at the start of a word. */
function indexAtWordStart(text: string, part: string): number {
  return ` ${text}`.indexOf(` ${part}`);
}

/**
 * The part of a suggestion that was typed, as [start, end) in the label: accents, case, hyphens and apostrophes do not count, “st” may
 * stand for “Saint”, and the match begins at the start of a word. Null when nothing was typed or the label does not hold it.
 */
export function matchedPart(label: string, typed: string): [start: number, end: number] | null {
  const wanted = foldText(typed);
  if (wanted === '') return null;
  const { text, origins } = foldWithOrigins(label);
  for (const spelling of spellings(wanted)) {
    const from = indexAtWordStart(text, spelling);
    if (from < 0) continue;
    const start = origins[from] ?? 0;
    const last = origins[from + spelling.length - 1] ?? start;
    // Up to the next letter (an accent written apart goes with its own, “oe” may be one “œ”), without the space before it.
    let end = origins.find((origin) => origin > last) ?? label.length;
    while (!/[\p{L}\p{M}\p{N}]/u.test(label.charAt(end - 1))) end -= 1;
    return [start, end];
  }
  return null;
}
