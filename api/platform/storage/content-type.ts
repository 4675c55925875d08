/** The content that is stored, by the extension of its key. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The content type of a key; undefined for an extension that the product does not serve. */
export function contentTypeOf(key: string): string | undefined {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)];
}
