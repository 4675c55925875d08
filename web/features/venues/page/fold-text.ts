/** A text that is only a little longer is not folded: one would unfold two lines. */
const TOLERANCE = 1.25;
/** Sentences of a paragraph that is too long by itself. */
const SENTENCE_END = /(?<=[.!?…»])\s+/;

/** Splits a long text into what is shown and what is unfolded, between paragraphs, or sentences when the first paragraph is too long. */
export function foldText(paragraphs: readonly string[], length: number): [shown: string[], folded: string[]] {
  const total = paragraphs.reduce((sum, text) => sum + text.length, 0);
  if (total <= length * TOLERANCE) return [[...paragraphs], []];
  const [first = '', ...rest] = paragraphs;
  if (first.length > length * TOLERANCE) {
    const [head, tail] = cut(first.split(SENTENCE_END), length);
    return [[head.join(' ')], [...(tail.length > 0 ? [tail.join(' ')] : []), ...rest]];
  }
  return cut(paragraphs, length);
}

/** As many parts as fit, one at least. */
function cut(parts: readonly string[], length: number): [string[], string[]] {
  let sum = 0;
  const end = parts.findIndex((part, index) => {
    sum += part.length;
    return index > 0 && sum > length;
  });
  return end < 0 ? [[...parts], []] : [parts.slice(0, end), parts.slice(end)];
}
