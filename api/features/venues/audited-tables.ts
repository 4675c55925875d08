import { SIMPLE_NAMES, simpleField } from '../../../schema/venue-fields.ts';
import type { AuditReference, AuditedTables } from '../../platform/audited-tables.ts';
import { AuditObject, AuditValueKind } from '../audit/audit.enums.ts';
import { columnOf } from './venue.queries.ts';

const { DAY, MOMENT, NUMBER, REDACTED, TERMS, TEXT, YES_NO } = AuditValueKind;
const USER: AuditReference = { nameOf: 'user_account' };

const SIMPLE = Object.fromEntries(
  SIMPLE_NAMES.map((name) => {
    const { isPrivate, kind } = simpleField(name);
    return [columnOf(name), isPrivate ? REDACTED : kind === 'whole' ? NUMBER : TEXT];
  }),
);

/** The audited columns of the tables of this feature. */
export const AUDITED_VENUES: AuditedTables = {
  venue: {
    object: AuditObject.VENUE,
    fields: {
      name: TEXT,
      slug: TEXT,
      kind: TERMS,
      description: TEXT,
      address: TEXT,
      postal_code: TEXT,
      commune_code: TEXT,
      latitude: NUMBER,
      longitude: NUMBER,
      ...SIMPLE,
      event_types: TERMS,
      amenities: TERMS,
      tags: TEXT,
      rates: REDACTED,
      accesses: REDACTED,
      points_of_interest: REDACTED,
      activities: REDACTED,
      paragraphs: REDACTED,
      owner_id: USER,
      review_status: TERMS,
      rejection_reason: TEXT,
      is_published: YES_NO,
      subscription_expired: YES_NO,
      is_featured: YES_NO,
      is_favourite: YES_NO,
      top_five_order: NUMBER,
      is_premier_page: YES_NO,
      is_homepage_slider: YES_NO,
      homepage_slider_order: NUMBER,
      homepage_slider_start: DAY,
      homepage_slider_end: DAY,
      homepage_image_id: REDACTED,
      deleted_at: MOMENT,
    },
  },
  room: {
    object: AuditObject.VENUE,
    part: { of: 'venue_id', name: 'rooms' },
    label: 'name',
    fields: {
      name: TEXT,
      description: TEXT,
      area_sqm: NUMBER,
      ceiling_height_m: NUMBER,
      daylight: YES_NO,
      step_free: YES_NO,
      capacities: REDACTED,
    },
  },
  photo: {
    object: AuditObject.VENUE,
    part: { of: 'venue_id', name: 'photos' },
    fields: { position: NUMBER, alt: TEXT, is_pending: YES_NO },
  },
  change_request: {
    object: AuditObject.CHANGE_REQUEST,
    fields: { type: TERMS, status: TERMS, reason: TEXT, before: REDACTED, after: REDACTED },
  },
};
