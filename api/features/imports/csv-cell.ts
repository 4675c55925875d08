import { unprotectCell } from '../../platform/csv.ts';

/** A cell as saved by programs that write "?" for the narrow no-break spaces that Windows-1252 lacks. */
export function damagedCell(text: string): string {
  return text.replaceAll('\u202f', '?');
}

/** Restores the no-break spaces of a text that a spreadsheet has replaced by plain ones, where the words are the same. */
export function keepSpaces(before: string, after: string): string {
  const was = wordsAndSpaces(before);
  const known = new Map(
    was.flatMap((space, at) =>
      /[\u00a0\u202f]/.test(space) ? [[`${was[at - 1]} ${was[at + 1]}`, space] as const] : [],
    ),
  );
  if (!known.size) return after;
  const is = wordsAndSpaces(after);
  return is
    .map((part, at) => (/[ \u00a0]/.test(part) ? (known.get(`${is[at - 1]} ${is[at + 1]}`) ?? part) : part))
    .join('');
}

/** Words at even indexes, the space between them at odd ones. */
const wordsAndSpaces = (text: string): string[] => text.split(/(\s)/);

/** An imported cell without the apostrophe of `protectCell`, control characters and surrounding spaces; no-break spaces become plain ones. */
export function readCell(text: string): string {
  return unprotectCell(text)
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u00a0\u202f\ufeff]/g, ' ')
    .trim();
}
