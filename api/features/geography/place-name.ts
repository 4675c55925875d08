import { fold } from '../../platform/text.ts';

/**
 * The form in which names of places are compared: `fold`, with "st" and "ste" read as "saint" and "sainte".
 * "ST-ETIENNE" and "Saint-Étienne" give the same.
 */
export function foldPlaceName(text: string): string {
  return fold(text).replace(/\bst(e?)\b/g, 'saint$1');
}

/** The number of an arrondissement in words such as "2e", "1er", "02", "ii" is not one: null. Expects a folded word. */
export function ordinalNumber(word: string): number | null {
  const match = /^(\d{1,2})(?:er|ere|e|eme|ieme|nd|nde)?$/.exec(word);
  return match ? Number(match[1]) : null;
}
