/** Letters that Unicode does not decompose into a base letter and an accent. */
const UNDECOMPOSED: Record<string, string> = {
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
const UNDECOMPOSED_PATTERN = /[œæøłđðþßı]/g;
const ASCII = /^[\x00-\x7f]*$/;

/**
 * The form in which texts are compared: lower case, without accents and ligatures, every run of hyphens, apostrophes,
 * punctuation and spaces as one space, trimmed. "L’Haÿ-les-Roses" → "l hay les roses", "CŒUR 2ᵉ" → "coeur 2e".
 * Idempotent; linear in the length of the text.
 */
export function fold(text: string): string {
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(UNDECOMPOSED_PATTERN, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A URL segment of a–z, 0–9 and single hyphens, cut between words at `maxLength` characters. Letters outside the Latin
 * alphabet are dropped, so the result can be empty: the caller supplies a substitute.
 */
export function slugify(text: string, maxLength = 80): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= maxLength) return slug;
  const lastHyphen = slug.lastIndexOf('-', maxLength);
  return lastHyphen > 0 ? slug.slice(0, lastHyphen) : slug.slice(0, maxLength);
}

/**
 * A text without these characters at its end. Step by step: an expression that ends in `+$` takes quadratic time for a text that has
 * many of them elsewhere.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Whether a text can be a slug. Others are not searched for, as they may contain what no database takes. */
export function isSlug(text: string): boolean {
  return /^[a-z\d-]{1,120}$/.test(text);
}

/** Whether a text is a UUID (8-4-4-4-12 hexadecimal digits). */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
}
