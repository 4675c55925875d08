import { namesIn, type SimpleField, simpleField } from '../../../schema/venue-fields.ts';
import { fold } from '../../platform/text.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import type { VenueFields } from '../venues/venue-labels.service.ts';
import { parseStars, parseTime, parseUrl } from './converters.ts';
import { formatFlag, formatNumber, parseNumber } from './venue-cells.ts';
import { RATES } from './rate-cells.ts';
import {
  ACCESSES,
  ACTIVITIES,
  AMENITIES,
  EVENT_TYPES,
  KINDS,
  PARAGRAPHS,
  POINTS_OF_INTEREST,
  ROOMS,
  splitList,
  Unreadable,
} from './venue-lists.ts';

/** One field of a venue in a file. */
export interface VenueColumn {
  /** Its key in saved mappings and in the API; never changes. */
  field: string;
  /** Title in exported files. */
  header: string;
  /** Other titles, folded. */
  aliases?: readonly string[];
  /** Whether it contains contacts; files for the team do not have it. */
  contact?: true;
  /** Whether a cell may have several lines, of any length. */
  long?: true;
  format: (venue: FullVenue) => string | number | null;
  /** Reads a cell, '' = empty. Missing = the field is exported, and not imported. @throws Unreadable. */
  parse?: (text: string) => VenueFields;
}

const number = (text: string, parse: (text: string) => number | null = parseNumber): number | null => {
  const value = text === '' ? null : parse(text);
  if (value === null && text !== '') throw new Unreadable(text);
  return value;
};

const webAddress = (text: string): string | null => {
  const parsed = text === '' ? null : parseUrl(text);
  if (!parsed && text !== '') throw new Unreadable(text);
  return parsed?.url ?? null;
};

const READERS: Readonly<Record<SimpleField['kind'], (text: string) => string | number | null>> = {
  line: (text) => text || null,
  phone: (text) => text || null,
  email: (text) => text || null,
  url: webAddress,
  // Other texts are left to the validation.
  time: (text) => (text && parseTime(text)) || text || null,
  whole: (text) => number(text),
};

/** The columns of the simple fields of a group. */
function columnsOf(group: SimpleField['group']): VenueColumn[] {
  return namesIn(group).map((name) => {
    const { header, aliases, isPrivate, kind } = simpleField(name);
    const read = name === 'category' ? (text: string) => number(text, parseStars) : READERS[kind];
    return {
      field: name,
      header,
      aliases,
      ...(isPrivate ? { contact: true } : {}),
      format: (venue) => venue[name],
      parse: (text) => ({ [name]: read(text) }),
    };
  });
}

/** The form begins with the e-mail address; the specification has it here. */
const AFTER_THE_PHONES: readonly string[] = ['contactEmail', 'website'];

/** From left to right: the order of the specification, with further fields beside related ones. */
export const VENUE_COLUMNS: readonly VenueColumn[] = [
  { field: 'id', header: 'Identifiant', aliases: ['id'], format: ({ id }) => id, parse: () => ({}) },
  {
    field: 'name',
    header: 'Nom',
    aliases: ['nom commercial', 'nom de l etablissement', 'etablissement', 'name', 'raison sociale'],
    format: ({ name }) => name,
    parse: (text) => ({ name: text }),
  },
  {
    field: 'city',
    header: 'Ville',
    aliases: ['commune', 'city', 'localite'],
    format: ({ city }) => city,
    parse: (text) => ({ city: text }),
  },
  {
    field: 'postalCode',
    header: 'Code postal',
    aliases: ['codepostal', 'cp', 'postal code', 'zip'],
    format: ({ postalCode }) => postalCode,
    parse: (text) => ({ postalCode: text }),
  },
  {
    field: 'communeCode',
    header: 'Code INSEE',
    aliases: ['codeinsee', 'insee'],
    format: ({ communeCode }) => communeCode,
    // Spreadsheets remove a leading zero.
    parse: (text) => ({ communeCode: text === '' ? null : text.padStart(5, '0') }),
  },
  {
    field: 'kind',
    header: 'Type de lieu',
    aliases: ['type', 'kind'],
    format: ({ kind }) => KINDS.format(kind),
    parse: (text) => (text === '' ? {} : { kind: KINDS.parse(text) }),
  },
  {
    field: 'description',
    header: 'Description',
    aliases: ['presentation'],
    long: true,
    format: ({ description }) => description,
    parse: (text) => ({ description: text }),
  },
  {
    field: 'address',
    header: 'Adresse',
    aliases: ['address', 'rue'],
    format: ({ address }) => address,
    parse: (text) => ({ address: text }),
  },
  ...columnsOf('class'),
  { field: 'published', header: 'Publié', format: ({ isPublished }) => formatFlag(isPublished) },
  { field: 'topFive', header: 'Top 5', format: ({ topFiveOrder }) => topFiveOrder },
  { field: 'premierPage', header: 'Première page', format: ({ isPremierPage }) => formatFlag(isPremierPage) },
  { field: 'slider', header: 'Carrousel d’accueil', format: ({ isHomepageSlider }) => formatFlag(isHomepageSlider) },
  { field: 'featured', header: 'Mis en avant', format: ({ isFeatured }) => formatFlag(isFeatured) },
  { field: 'favourite', header: 'Coup de cœur', format: ({ isFavourite }) => formatFlag(isFavourite) },
  ...columnsOf('contact').toSorted((a, b) => AFTER_THE_PHONES.indexOf(a.field) - AFTER_THE_PHONES.indexOf(b.field)),
  { field: 'images', header: 'Images', long: true, format: ({ images }) => images.join('\n') },
  {
    field: 'latitude',
    header: 'Latitude',
    aliases: ['lat'],
    format: ({ latitude }) => formatNumber(latitude),
    parse: (text) => ({ latitude: number(text) }),
  },
  {
    field: 'longitude',
    header: 'Longitude',
    aliases: ['lng', 'lon'],
    format: ({ longitude }) => formatNumber(longitude),
    parse: (text) => ({ longitude: number(text) }),
  },
  ...columnsOf('stay'),
  {
    field: 'eventTypes',
    header: 'Types d’événement',
    format: ({ eventTypes }) => EVENT_TYPES.formatAll(eventTypes),
    parse: (text) => ({ eventTypes: EVENT_TYPES.parseAll(text) }),
  },
  {
    field: 'amenities',
    header: 'Services et installations',
    aliases: ['equipements', 'services'],
    format: ({ amenities }) => AMENITIES.formatAll(amenities),
    parse: (text) => ({ amenities: AMENITIES.parseAll(text) }),
  },
  {
    field: 'tags',
    header: 'Mots-clés',
    aliases: ['tags', 'etiquettes'],
    format: ({ tags }) => tags.join(', '),
    parse: (text) => ({ tags: splitList(text) }),
  },
  { field: 'activities', header: 'Activités', long: true, ...ACTIVITIES },
  { field: 'rates', header: 'Tarifs', long: true, ...RATES },
  { field: 'accesses', header: 'Accès', long: true, ...ACCESSES },
  { field: 'pointsOfInterest', header: 'Points d’intérêt', long: true, ...POINTS_OF_INTEREST },
  { field: 'rooms', header: 'Tableau des capacités', aliases: ['salles'], long: true, ...ROOMS },
  { field: 'paragraphs', header: 'Paragraphes', long: true, ...PARAGRAPHS },
  { field: 'createdOn', header: 'Créé le', format: ({ createdOn }) => createdOn },
];

const BY_FIELD = new Map(VENUE_COLUMNS.map((column) => [column.field, column]));
const BY_NAME = new Map(
  VENUE_COLUMNS.flatMap((column) => [fold(column.header), ...(column.aliases ?? [])].map((name) => [name, column])),
);

/** The fields that a column can be mapped to. */
export const READABLE_FIELDS: readonly string[] = VENUE_COLUMNS.flatMap(({ field, parse }) => (parse ? [field] : []));

/** The column of a field that can be imported; undefined = there is no such field, or it is only exported. */
export function readableColumn(field: string): VenueColumn | undefined {
  const column = BY_FIELD.get(field);
  return column?.parse ? column : undefined;
}

/** The column with this title; undefined = unknown. */
export function columnNamed(header: string): VenueColumn | undefined {
  return BY_NAME.get(fold(header));
}

/** The folded titles of all columns, by which a file is recognised. */
export const COLUMN_NAMES: ReadonlySet<string> = new Set(BY_NAME.keys());
