// The shortest way from one text to another is an algorithm of its own (Myers), which jsdiff has.
import { diffArrays } from 'diff';

/** A part of a line, and whether another version lacks it. */
export type Stretch = { readonly text: string; readonly changed: boolean };

/** Above that the two are different texts, and looking for what they share would take long. */
const MAX_EDITS = 600;
/** A line of which more than that has changed is read as a new one: what is left between the marks says nothing. */
const REWRITTEN = 0.7;
const WORDS = /[\p{L}\p{M}\p{N}]+\s*|[^\p{L}\p{M}\p{N}]\s*/gu;

const wordsOf = (line: string): readonly string[] => line.match(WORDS) ?? [];
const trimmed = (word: string): string => word.trim();

/** The lines of a version, with what one of the others does not say there. */
export function changedWords(lines: readonly string[], others: readonly (readonly string[])[]): Stretch[][] {
  return marked(
    lines.map(wordsOf),
    others.map((other) => other.flatMap(wordsOf)),
  );
}

/** The same line by line: a line is another one, or it is not. */
export function changedLines(lines: readonly string[], others: readonly (readonly string[])[]): Stretch[][] {
  return marked(
    lines.map((line) => [line]),
    others,
  );
}

function marked(lines: readonly (readonly string[])[], others: readonly (readonly string[])[]): Stretch[][] {
  const own = lines.flat().map(trimmed);
  const changed = new Set(others.flatMap((other) => missingIn(other.map(trimmed), own)));
  let place = 0;
  return lines.map((words) => stretchesOf(words.map((text) => ({ text, changed: changed.has(place++) }))));
}

/** The places of what the other one does not have. */
function missingIn(other: string[], own: string[]): number[] {
  const parts = diffArrays(other, own, { maxEditLength: MAX_EDITS });
  if (!parts) return own.map((_, place) => place);
  let place = 0;
  return parts.flatMap(({ added, removed, count }) => {
    if (removed) return [];
    const first = place;
    place += count;
    return added ? Array.from({ length: count }, (_, index) => first + index) : [];
  });
}

function stretchesOf(words: readonly Stretch[]): Stretch[] {
  const lengthOf = (some: readonly Stretch[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const rewritten = lengthOf(words.filter(({ changed }) => changed)) > REWRITTEN * lengthOf(words);
  const stretches: Stretch[] = [];
  for (const { text, changed: own } of words) {
    const changed = own || rewritten;
    const last = stretches.at(-1);
    if (last?.changed === changed) stretches[stretches.length - 1] = { text: last.text + text, changed };
    else stretches.push({ text, changed });
  }
  return stretches;
}
