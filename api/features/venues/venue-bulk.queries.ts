import type { Transaction } from '../../platform/database/database.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { replaceRooms } from './room-writer.ts';
import type { VenueContent } from './venue-content.ts';
import { freeSlugs } from './venue-slug.ts';
import { columnOf, CONTENT_COLUMNS, CONTENT_TYPES, recordset } from './venue.queries.ts';
import { ReviewStatus } from './venue.enums.ts';

/** A venue to be created, with the fields that owners and administrators set. */
export interface NewVenue {
  content: VenueContent;
  ownerId: string | null;
  reviewStatus: ReviewStatus;
  isPublished: boolean;
  /** Instant in ISO 8601. */
  createdAt: string;
  importKey: string | null;
  importHash: string | null;
  flags: VenueFlags;
}

/** The placement of a venue in lists and on the home page, set by administrators. */
export interface VenueFlags {
  isFeatured: boolean;
  isFavourite: boolean;
  topFiveOrder: number | null;
  isPremierPage: boolean;
  isHomepageSlider: boolean;
  homepageSliderOrder: number | null;
  homepageSliderStart: string | null;
  homepageSliderEnd: string | null;
}

export const NO_FLAGS: VenueFlags = {
  isFeatured: false,
  isFavourite: false,
  topFiveOrder: null,
  isPremierPage: false,
  isHomepageSlider: false,
  homepageSliderOrder: null,
  homepageSliderStart: null,
  homepageSliderEnd: null,
};

/** Creates many venues with a constant number of statements. The caller has to refresh the catalogue. Returns the ids in order. */
export async function insertVenues(transaction: Transaction, venues: NewVenue[]): Promise<string[]> {
  if (!venues.length) return [];
  const slugs = await freeSlugs(transaction, venues.map(slugSeed));
  const ids = venues.map(() => crypto.randomUUID());
  const records = venues.map((venue, index) => {
    const { content, flags, ...decided } = venue;
    const { createdAt } = venue;
    const approvedAt = venue.reviewStatus === ReviewStatus.APPROVED ? createdAt : null;
    return { id: ids[index], slug: slugs[index], ...content, ...flags, ...decided, approvedAt, updatedAt: createdAt };
  });
  await transaction.query(INSERT_VENUES, [JSON.stringify(records)]);
  const rooms = venues.flatMap(({ content }, index) =>
    content.rooms.map((room, position) => ({ id: crypto.randomUUID(), venueId: ids[index], position, ...room })),
  );
  if (rooms.length) await transaction.query(INSERT_ROOMS, [JSON.stringify(rooms)]);
  return ids;
}

function slugSeed({ content, importKey }: NewVenue) {
  const city = gazetteer().communes.get(content.communeCode)?.name ?? '';
  const key = importKey ?? `${content.name} ${content.address} ${content.postalCode}`;
  return { name: content.name, city, postalCode: content.postalCode, key };
}

const INSERTED = {
  id: 'uuid',
  slug: 'text',
  ...CONTENT_TYPES,
  ownerId: 'uuid',
  reviewStatus: 'text',
  isPublished: 'boolean',
  approvedAt: 'timestamptz',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  importKey: 'text',
  importHash: 'text',
  isFeatured: 'boolean',
  isFavourite: 'boolean',
  topFiveOrder: 'smallint',
  isPremierPage: 'boolean',
  isHomepageSlider: 'boolean',
  homepageSliderOrder: 'integer',
  homepageSliderStart: 'date',
  homepageSliderEnd: 'date',
};

const INSERT_VENUES = `
  insert into venue (${Object.keys(INSERTED).map(columnOf).join(', ')})
  select * from ${recordset(INSERTED)}`;

const ROOM = {
  id: 'uuid',
  venueId: 'uuid',
  position: 'smallint',
  name: 'text',
  description: 'text',
  areaSqm: 'integer',
  ceilingHeightM: 'double precision',
  daylight: 'boolean',
  stepFree: 'boolean',
  capacities: 'jsonb',
};

const INSERT_ROOMS = `
  insert into room (${Object.keys(ROOM).map(columnOf).join(', ')})
  select * from ${recordset(ROOM)}`;

/** The update of a venue by an import. */
export interface ImportedVenue {
  id: string;
  content: VenueContent;
  /** Null = the current one is unchanged. */
  importHash: string | null;
  /** Whether a draft is approved and published. */
  publish: boolean;
  hasOtherRooms: boolean;
}

/** Updates many venues with one statement, and one for each with changed rooms. The caller has to refresh the catalogue. */
export async function updateVenues(transaction: Transaction, venues: readonly ImportedVenue[]): Promise<void> {
  if (!venues.length) return;
  const records = venues.map(({ content, ...decided }) => ({ ...content, ...decided }));
  await transaction.query(UPDATE_VENUES, [JSON.stringify(records)]);
  for (const { id, content, hasOtherRooms } of venues) {
    if (hasOtherRooms) await replaceRooms(transaction, { venueId: id, rooms: content.rooms });
  }
}

const UPDATE_VENUES = `
  update venue v set ${CONTENT_COLUMNS.map((field) => `${columnOf(field)} = r."${field}"`).join(', ')},
    import_hash = coalesce(r."importHash", v.import_hash),
    review_status = case when r.publish and v.review_status = 'DRAFT' then 'APPROVED' else v.review_status end,
    is_published = v.is_published or (r.publish and v.review_status = 'DRAFT'),
    approved_at = case when r.publish and v.review_status = 'DRAFT' then now() else v.approved_at end,
    version = v.version + 1, updated_at = now()
  from ${recordset({ id: 'uuid', ...CONTENT_TYPES, importHash: 'text', publish: 'boolean' })}
  where v.id = r.id`;
