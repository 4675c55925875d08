import type { Transaction } from '../../platform/database/database.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { insertRooms } from './room-writer.ts';
import type { VenueContent } from './venue-content.ts';
import { freeSlugs } from './venue-slug.ts';
import type { ReviewStatus } from './venue.enums.ts';

/** A venue to be created with all that an owner and an administrator would decide about it. */
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

/** What administrators decide about the places that lists and the home page give a venue. */
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

/** Creates many venues with a handful of statements. The catalogue is the caller's to refresh. Gives the ids in order. */
export async function insertVenues(transaction: Transaction, venues: NewVenue[]): Promise<string[]> {
  if (!venues.length) return [];
  const slugs = await freeSlugs(transaction, venues.map(slugSeed));
  const ids = venues.map(() => crypto.randomUUID());
  const records = venues.map((venue, index) => {
    const { content, flags, ...decided } = venue;
    return { id: ids[index], slug: slugs[index], ...content, ...flags, ...decided };
  });
  await transaction.query(INSERT_VENUES, [JSON.stringify(records)]);
  await insertRooms(
    transaction,
    venues.map(({ content }, index) => ({ venueId: ids[index]!, rooms: content.rooms })),
  );
  return ids;
}

function slugSeed({ content, importKey }: NewVenue) {
  const city = gazetteer().communes.get(content.communeCode)?.name ?? '';
  const key = importKey ?? `${content.name} ${content.address} ${content.postalCode}`;
  return { name: content.name, city, postalCode: content.postalCode, key };
}

const INSERT_VENUES = `
  insert into venue (id, slug, name, kind, category, description, address, postal_code, commune_code, latitude, longitude,
    position_precision, bedrooms, sleeps, contact_name, contact_phone, contact_fax, contact_email, website,
    event_types, amenities, tags, accesses, points_of_interest, activities, paragraphs,
    owner_id, review_status, is_published, approved_at, created_at, updated_at, import_key, import_hash,
    is_featured, is_favourite, top_five_order, is_premier_page, is_homepage_slider, homepage_slider_order,
    homepage_slider_start, homepage_slider_end)
  select id, slug, name, kind, category, description, address, "postalCode", "communeCode", latitude, longitude,
    "positionPrecision", bedrooms, sleeps, "contactName", "contactPhone", "contactFax", "contactEmail", website,
    "eventTypes", amenities, tags, accesses, "pointsOfInterest", activities, paragraphs,
    "ownerId", "reviewStatus", "isPublished", case "reviewStatus" when 'APPROVED' then "createdAt" end,
    "createdAt", "createdAt", "importKey", "importHash",
    "isFeatured", "isFavourite", "topFiveOrder", "isPremierPage", "isHomepageSlider", "homepageSliderOrder",
    "homepageSliderStart", "homepageSliderEnd"
  from jsonb_to_recordset($1::jsonb) as r(id uuid, slug text, name text, kind text, category smallint, description text,
    address text, "postalCode" text, "communeCode" text, latitude double precision, longitude double precision,
    "positionPrecision" text, bedrooms integer, sleeps integer, "contactName" text, "contactPhone" text,
    "contactFax" text, "contactEmail" text, website text, "eventTypes" text[], amenities text[], tags text[],
    accesses jsonb, "pointsOfInterest" jsonb, activities jsonb, paragraphs jsonb, "ownerId" uuid,
    "reviewStatus" text, "isPublished" boolean, "createdAt" timestamptz, "importKey" text, "importHash" text,
    "isFeatured" boolean, "isFavourite" boolean, "topFiveOrder" smallint, "isPremierPage" boolean,
    "isHomepageSlider" boolean, "homepageSliderOrder" integer, "homepageSliderStart" date, "homepageSliderEnd" date)`;
