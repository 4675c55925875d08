/** Identification numbers of companies in France and the European Union. */

/** Nine digits with a Luhn checksum. */
export function isSiren(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = digits.split('').reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The SIREN in a text such as `RCS Lyon 732 829 320`; null = there is none. */
export function sirenOf(registration: string): string | null {
  const digits = registration.replaceAll(/\D/g, '');
  return isSiren(digits) ? digits : null;
}

/** A VAT number of the European Union. For a French one the key is checked too: two digits computed from the SIREN after them. */
export function isVatNumber(text: string): boolean {
  const number = text.replaceAll(/[\s.]/g, '').toUpperCase();
  if (!/^[A-Z]{2}[\dA-Z]{5,13}$/.test(number)) return false;
  if (!number.startsWith('FR')) return true;
  const [, key = '', siren = ''] = /^FR([\dA-Z]{2})(\d{9})$/.exec(number) ?? [];
  return isSiren(siren) && (!/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97);
}
