import { FORM_LIMITS, STARS } from './constants.ts';
import { VENUE_LIMITS } from './owner-limits.ts';

/** A field of a venue with one optional value. Both sides derive all their definitions from it: see `docs/decisions/0038`. */
export interface SimpleField {
  /** Its name in change requests; in lower case, the column. */
  code: string;
  /** A time is HH:MM, from 00:00 to 23:59. */
  kind: 'line' | 'phone' | 'email' | 'url' | 'time' | 'whole';
  /** Greatest length of a text, greatest number. */
  max: number;
  min?: number;
  /** Its group in the form. */
  group: 'class' | 'stay' | 'contact';
  /** Whether it is hidden from the public. */
  isPrivate?: true;
  /** Whether a review requires it. */
  isNeeded?: true;
  /** Whether files were imported before the field existed: rows without it count as unchanged. */
  isLater?: true;
  description: string;
  example: string | number;
  /** The title of its column in files, and other known titles, folded. */
  header: string;
  aliases: readonly string[];
  label: { id: string; message: string };
  help?: { id: string; message: string };
  /** The `autocomplete` attribute, if the kind does not imply it. */
  autoComplete?: string;
}

export const SIMPLE_FIELDS = {
  category: {
    code: 'CATEGORY',
    kind: 'whole',
    min: STARS.min,
    max: STARS.max,
    group: 'class',
    description: 'The number of stars, 1 to 5',
    example: 4,
    header: 'Étoiles',
    aliases: ['classement', 'category', 'categorie', 'stars'],
    label: /*i18n*/ { id: 'venueField.category', message: 'Stars' },
  },
  bedrooms: {
    code: 'BEDROOMS',
    kind: 'whole',
    min: 0,
    max: VENUE_LIMITS.beds,
    group: 'stay',
    description: 'The number of bedrooms',
    example: 42,
    header: 'Chambres',
    aliases: ['nombre de chambres', 'bedrooms'],
    label: /*i18n*/ { id: 'venueField.bedrooms', message: 'Bedrooms' },
  },
  sleeps: {
    code: 'SLEEPS',
    kind: 'whole',
    min: 0,
    max: VENUE_LIMITS.beds,
    group: 'stay',
    description: 'The number of people who can sleep there',
    example: 80,
    header: 'Couchages',
    aliases: ['capacite', 'capacite d accueil personnes', 'capacite d accueil'],
    label: /*i18n*/ { id: 'venueField.sleeps', message: 'Sleeping places' },
  },
  checkInTime: {
    code: 'CHECK_IN_TIME',
    kind: 'time',
    max: 5,
    group: 'stay',
    description: 'The time from which guests may arrive, HH:MM',
    example: '15:00',
    isLater: true,
    header: 'Heure d’arrivée',
    aliases: ['arrivee', 'check in', 'checkin'],
    label: /*i18n*/ { id: 'venueField.checkInTime', message: 'Check-in from' },
  },
  checkOutTime: {
    code: 'CHECK_OUT_TIME',
    kind: 'time',
    max: 5,
    group: 'stay',
    description: 'The time by which guests leave, HH:MM',
    example: '11:00',
    isLater: true,
    header: 'Heure de départ',
    aliases: ['depart', 'check out', 'checkout'],
    label: /*i18n*/ { id: 'venueField.checkOutTime', message: 'Check-out before' },
  },
  contactName: {
    code: 'CONTACT_NAME',
    kind: 'line',
    max: VENUE_LIMITS.contactName,
    group: 'contact',
    isPrivate: true,
    description: 'The name of the contact person',
    example: 'Camille Exemple',
    header: 'Contact',
    aliases: ['nom du contact'],
    label: /*i18n*/ { id: 'venueField.contactName', message: 'Contact person' },
    autoComplete: 'name',
  },
  contactEmail: {
    code: 'CONTACT_EMAIL',
    kind: 'email',
    max: FORM_LIMITS.email,
    group: 'contact',
    isPrivate: true,
    isNeeded: true,
    description: 'The e-mail address',
    example: 'salles@brumes.example',
    header: 'E-mail',
    aliases: ['email', 'mail', 'courriel', 'adresse e mail'],
    label: /*i18n*/ { id: 'venueField.contactEmail', message: 'E-mail address' },
  },
  contactPhone: {
    code: 'CONTACT_PHONE',
    kind: 'phone',
    max: FORM_LIMITS.phone,
    group: 'contact',
    isPrivate: true,
    isNeeded: true,
    description: 'The telephone number',
    example: '+33 1 99 00 12 34',
    header: 'Téléphone',
    aliases: ['tel', 'phone'],
    label: /*i18n*/ { id: 'venueField.contactPhone', message: 'Phone' },
  },
  contactFax: {
    code: 'CONTACT_FAX',
    kind: 'phone',
    max: FORM_LIMITS.phone,
    group: 'contact',
    isPrivate: true,
    description: 'The fax number',
    example: '+33 1 99 00 12 35',
    header: 'Télécopie',
    aliases: ['fax'],
    label: /*i18n*/ { id: 'venueField.contactFax', message: 'Fax' },
    autoComplete: 'off',
  },
  website: {
    code: 'WEBSITE',
    kind: 'url',
    max: VENUE_LIMITS.website,
    group: 'contact',
    description: 'The web address with https: or http:',
    example: 'https://brumes.example',
    header: 'Site internet',
    aliases: ['site', 'site web', 'website', 'url'],
    label: /*i18n*/ { id: 'venueField.website', message: 'Website' },
    help: /*i18n*/ { id: 'venueForm.websiteHelp', message: 'For example: www.venue.com' },
  },
} as const satisfies Record<string, SimpleField>;

type Fields = typeof SIMPLE_FIELDS;
export type SimpleName = keyof Fields;
export type SimpleCode = Fields[SimpleName]['code'];
type ValueOf<Kind> = Kind extends 'whole' ? number : string;
/** The values of a venue's simple fields. */
export type SimpleValues = { [Name in SimpleName]: ValueOf<Fields[Name]['kind']> | null };
type NameWhere<Condition> = { [Name in SimpleName]: Fields[Name] extends Condition ? Name : never }[SimpleName];
export type PrivateName = NameWhere<{ isPrivate: true }>;
export type PublicName = Exclude<SimpleName, PrivateName>;

export const SIMPLE_NAMES = Object.keys(SIMPLE_FIELDS) as SimpleName[];

export function simpleField(name: SimpleName): SimpleField {
  return SIMPLE_FIELDS[name];
}

export const PRIVATE_NAMES = SIMPLE_NAMES.filter((name) => simpleField(name).isPrivate) as PrivateName[];
export const PUBLIC_NAMES = SIMPLE_NAMES.filter((name) => !simpleField(name).isPrivate) as PublicName[];

/** The fields of a group of the form, in their order. */
export function namesIn<Group extends SimpleField['group']>(group: Group): NameWhere<{ group: Group }>[] {
  return SIMPLE_NAMES.filter((name) => simpleField(name).group === group) as NameWhere<{ group: Group }>[];
}

/** An object with one entry per simple field. */
export function bySimpleName<Value>(make: (name: SimpleName, field: SimpleField) => Value): Record<SimpleName, Value> {
  return Object.fromEntries(SIMPLE_NAMES.map((name) => [name, make(name, SIMPLE_FIELDS[name])])) as Record<
    SimpleName,
    Value
  >;
}

/** The names of simple fields in change requests, as an enumeration. */
export const SIMPLE_CODES = Object.fromEntries(
  SIMPLE_NAMES.map((name) => [SIMPLE_FIELDS[name].code, SIMPLE_FIELDS[name].code]),
) as {
  [Code in SimpleCode]: Code;
};

/** These properties of an object. */
export function picked<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}
