const NARROW_SPACE = '\u202f';

/** French typography: narrow no-break spaces before ; : ! ? and », after «, and between thousands; curly apostrophes. */
export function typeset(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ ([;:!?»])/g, `${NARROW_SPACE}$1`)
    .replaceAll('« ', `«${NARROW_SPACE}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW_SPACE}`);
}

/** Lower-case ASCII words joined by hyphens, for the made-up web addresses. */
export function webName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The non-empty parts of a list separated by semicolons. */
export function listOf(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Numbers in [0, 1) that depend only on the seed (FNV-1a, then mulberry32): the same world on every machine. */
export function randomOf(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
