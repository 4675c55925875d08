import type { PhotoRecord } from '../venues/photo.types.ts';
import { IS_PUBLIC } from '../venues/public-venue.enums.ts';
import type {
  AccessContent,
  ActivityContent,
  ParagraphContent,
  PointOfInterestContent,
} from '../venues/venue-content.ts';
import type { Amenity, EventType, PositionPrecision, RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import type { PromotionView } from '../venues/venue-promotion.types.ts';

export interface RoomRecord {
  id: string;
  name: string;
  description: string | null;
  area_sqm: number | null;
  ceiling_height_m: number | null;
  daylight: boolean;
  step_free: boolean;
  capacities: Partial<Record<RoomLayout, number>>;
}

/** A venue with all that the public sees of it, as one row of the database. */
export interface VenueRecord {
  id: string;
  slug: string;
  name: string;
  kind: VenueKind;
  category: number | null;
  description: string;
  address: string;
  postal_code: string;
  commune_code: string;
  city: string;
  department_code: string;
  department_name: string;
  region_code: string;
  region_name: string;
  latitude: number | null;
  longitude: number | null;
  position_precision: PositionPrecision;
  bedrooms: number | null;
  sleeps: number | null;
  website: string | null;
  event_types: EventType[];
  amenities: Amenity[];
  tags: string[];
  accesses: AccessContent[];
  points_of_interest: PointOfInterestContent[];
  activities: ActivityContent[];
  paragraphs: ParagraphContent[];
  is_featured: boolean;
  is_favourite: boolean;
  top_five_order: number | null;
  is_premier_page: boolean;
  is_homepage_slider: boolean;
  homepage_slider_order: number | null;
  homepage_slider_start: string | null;
  homepage_slider_end: string | null;
  homepage_image_id: string | null;
  is_published: boolean;
  created_at: string;
  updated_at: string;
  rooms: RoomRecord[];
  photos: PhotoRecord[];
  /** In no order. */
  promotions: PromotionView[];
}

/** The public venues among the ids of $1, or all of them when it is null, with the promotions that do not end before the day $2. */
export const SELECT_PUBLIC_RECORDS = selectRecords(`${IS_PUBLIC} and ($1::uuid[] is null or v.id = any($1))`);

/** The same of venues that need not be public. */
export const SELECT_MANAGED_RECORDS = selectRecords(`v.id = any($1::uuid[]) and v.deleted_at is null`);

function selectRecords(condition: string): string {
  return `
  select v.id, v.slug, v.name, v.kind, v.category, v.description, v.address, v.postal_code, v.commune_code,
    c.label as city, c.department_code, d.name as department_name, d.region_code, r.name as region_name,
    coalesce(v.latitude, c.latitude) as latitude, coalesce(v.longitude, c.longitude) as longitude,
    v.position_precision, v.bedrooms, v.sleeps, v.website, v.event_types, v.amenities, v.tags,
    v.accesses, v.points_of_interest, v.activities, v.paragraphs,
    v.is_featured, v.is_favourite, v.top_five_order, v.is_premier_page, v.is_homepage_slider,
    v.homepage_slider_order, v.homepage_slider_start::text, v.homepage_slider_end::text, v.homepage_image_id,
    v.is_published,
    to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
    to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
    coalesce((select jsonb_agg(to_jsonb(room) - 'venue_id' order by room.position, room.id)
      from room where room.venue_id = v.id), '[]') as rooms,
    coalesce((select jsonb_agg(to_jsonb(photo) - 'venue_id' order by photo.position, photo.id)
      from photo where photo.venue_id = v.id and not photo.is_pending), '[]') as photos,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'text', p.text,
        'discountPercent', p.discount_percent, 'priceCents', p.price_cents, 'vatPercent', p.vat_percent,
        'startsOn', p.starts_on, 'endsOn', p.ends_on))
      from promotion p where p.venue_id = v.id and p.ends_on >= $2::date), '[]') as promotions
  from venue v
  join commune c on c.code = v.commune_code
  join department d on d.code = c.department_code
  join region r on r.code = d.region_code
  left join user_account u on u.id = v.owner_id
  where ${condition}`;
}
