import { PASSWORD } from '../accounts.ts';

/** By the name of a field: the first match is used. */
const TEXTS: [RegExp, string][] = [
  [/mail/i, 'quelqu-un@exemple.test'],
  [/phone|fax/i, '+33 1 99 00 12 34'],
  [/password/i, PASSWORD],
  [/postalcode/i, '69002'],
  [/communecode/i, '69382'],
  [/siret/i, '73282932000074'],
  [/website|url/i, 'https://www.exemple.test/'],
  [/language/i, 'fr'],
  [/timezone/i, 'Europe/Paris'],
  [/city/i, 'Lyon'],
  [/date|from|until|day$/i, '2030-06-01'],
  [/path|link/i, '/lieux'],
  [/^code$/i, '123456'],
  [/slug/i, 'maison-du-rhone'],
];

/** A valid text for a field, by its name. */
export function plausibleText(name: string): string {
  return TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Maison du Rhône';
}
