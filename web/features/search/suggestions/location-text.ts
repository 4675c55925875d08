/** Several places stand in one field, separated by commas; what follows the last comma is what is being typed. */
function lastComma(text: string): number {
  return text.lastIndexOf(',');
}

/** The place being typed: “Lyon, par” → “par”. */
export function placeBeingTyped(text: string): string {
  return text.slice(lastComma(text) + 1).trim();
}

/** The text with the place being typed replaced: “Lyon, par” and “Paris” → “Lyon, Paris”. */
export function withPlace(text: string, place: string): string {
  const before = text
    .slice(0, Math.max(0, lastComma(text)))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== place);
  return [...before, place].join(', ');
}

/** As `location` travels in addresses: no empty parts, no spaces around the commas. */
export function locationParameter(text: string): string {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(',');
}

/** A `location` of an address as the field shows it: “Lyon,Paris” → “Lyon, Paris”. */
export function locationText(parameter: string): string {
  return locationParameter(parameter).replaceAll(',', ', ');
}
