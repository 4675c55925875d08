import { AuditObject, AuditValueKind } from './audit.terms.ts';

const { TEXT, NUMBER, YES_NO, AMOUNT, DAY, MOMENT, TERMS, UNTOLD } = AuditValueKind;

/** How an id of something else is told: by its name, looked up when the log is read. */
export type AuditReference = { readonly nameOf: 'user_account' | 'plan' };
export type AuditedField = AuditValueKind | AuditReference;

/** What the log tells of a table. A column that is not named is not told of. */
export interface AuditedTable {
  readonly object: AuditObject;
  /** Columns that tell rows apart; `id` unless given. */
  readonly key?: readonly string[];
  /** Rows are parts of the object: by which column they belong to it, and what they are called. */
  readonly part?: { readonly of: string; readonly name: string };
  /** A part's own name. Without one, parts are counted. */
  readonly label?: string;
  /** The fields stand in this column, as JSON: `{"publisher":{"name":…}}` has the field `publisherName`. */
  readonly inside?: string;
  readonly fields: Readonly<Record<string, AuditedField>>;
}

const USER: AuditReference = { nameOf: 'user_account' };
const PLAN: AuditReference = { nameOf: 'plan' };

/**
 * What the log keeps, by table. Secrets, and what visitors and owners say of people, never get into it: `UNTOLD` keeps that something
 * was changed. Of accounts it keeps name and address (`PERSONAL`), which go when the account is deleted.
 */
export const AUDITED: Readonly<Record<string, AuditedTable>> = {
  user_account: {
    object: AuditObject.USER,
    fields: {
      email: TEXT,
      first_name: TEXT,
      last_name: TEXT,
      role: TERMS,
      status: TERMS,
      password_hash: UNTOLD,
      two_factor_enabled_at: MOMENT,
      phone: UNTOLD,
      company_name: UNTOLD,
      company_address: UNTOLD,
      company_phone: UNTOLD,
      position: UNTOLD,
      bio: UNTOLD,
      website: UNTOLD,
      address: UNTOLD,
      postal_code: UNTOLD,
      city: UNTOLD,
      country: UNTOLD,
      rejection_reason: UNTOLD,
      suspension_reason: UNTOLD,
      language: TERMS,
      timezone: TEXT,
      deleted_at: MOMENT,
    },
  },
  session: { object: AuditObject.USER, part: { of: 'user_id', name: 'sessions' }, fields: {} },
  account_link: { object: AuditObject.USER, part: { of: 'user_id', name: 'links' }, fields: {} },
  venue: {
    object: AuditObject.VENUE,
    fields: {
      name: TEXT,
      slug: TEXT,
      kind: TERMS,
      category: NUMBER,
      description: TEXT,
      address: TEXT,
      postal_code: TEXT,
      commune_code: TEXT,
      latitude: NUMBER,
      longitude: NUMBER,
      bedrooms: NUMBER,
      sleeps: NUMBER,
      contact_name: UNTOLD,
      contact_phone: UNTOLD,
      contact_fax: UNTOLD,
      contact_email: UNTOLD,
      website: TEXT,
      event_types: TERMS,
      amenities: TERMS,
      tags: TEXT,
      accesses: UNTOLD,
      points_of_interest: UNTOLD,
      activities: UNTOLD,
      paragraphs: UNTOLD,
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
      homepage_image_id: UNTOLD,
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
      capacities: UNTOLD,
    },
  },
  photo: {
    object: AuditObject.VENUE,
    part: { of: 'venue_id', name: 'photos' },
    fields: { position: NUMBER, alt: TEXT, is_pending: YES_NO },
  },
  change_request: {
    object: AuditObject.CHANGE_REQUEST,
    fields: { type: TERMS, status: TERMS, reason: TEXT, before: UNTOLD, after: UNTOLD },
  },
  promotion: {
    object: AuditObject.PROMOTION,
    fields: { title: TEXT, text: TEXT, discount_percent: NUMBER, price_cents: AMOUNT, starts_on: DAY, ends_on: DAY },
  },
  plan: {
    object: AuditObject.PLAN,
    fields: {
      name: TEXT,
      price_cents: AMOUNT,
      vat_percent: NUMBER,
      duration_months: NUMBER,
      venue_limit: NUMBER,
      photo_limit: NUMBER,
      promotion_limit: NUMBER,
      homepage: YES_NO,
      is_active: YES_NO,
      position: NUMBER,
    },
  },
  subscription: {
    object: AuditObject.SUBSCRIPTION,
    fields: {
      plan_id: PLAN,
      status: TERMS,
      start_date: DAY,
      end_date: DAY,
      auto_renew: YES_NO,
      price_cents: AMOUNT,
      vat_percent: NUMBER,
      renewed_at: MOMENT,
      cancelled_at: MOMENT,
      requested_plan_id: PLAN,
      requested_at: MOMENT,
    },
  },
  payment: {
    object: AuditObject.SUBSCRIPTION,
    part: { of: 'subscription_id', name: 'payments' },
    label: 'date',
    fields: { amount_cents: AMOUNT, method: TERMS, status: TERMS, reference: TEXT, plan_name: TEXT },
  },
  quote_request: {
    object: AuditObject.QUOTE_REQUEST,
    fields: { state: TERMS, rejection_reason: UNTOLD, anonymised_at: MOMENT },
  },
  quote_request_venue: {
    object: AuditObject.QUOTE_REQUEST,
    key: ['request_id', 'position'],
    part: { of: 'request_id', name: 'venues' },
    label: 'name',
    fields: { forwarded_at: MOMENT, reminded_at: MOMENT },
  },
  quote_answer: {
    object: AuditObject.QUOTE_REQUEST,
    part: { of: 'request_id', name: 'answers' },
    label: 'venue_name',
    fields: { kind: TERMS, valid_until: DAY, chosen_at: MOMENT, text: UNTOLD, question: UNTOLD, reply: UNTOLD },
  },
  contact_message: { object: AuditObject.MESSAGE, fields: { state: TERMS } },
  message_answer: { object: AuditObject.MESSAGE, part: { of: 'message_id', name: 'answers' }, fields: {} },
  reference: {
    object: AuditObject.REFERENCE,
    fields: { name: TEXT, website: TEXT, position: NUMBER, is_shown: YES_NO, logo: UNTOLD },
  },
  house_settings: {
    object: AuditObject.SETTINGS,
    inside: 'stored',
    fields: {
      publisherName: TEXT,
      publisherLegalForm: TEXT,
      publisherCapital: TEXT,
      publisherRegistration: TEXT,
      publisherVatNumber: TEXT,
      publisherAddress: TEXT,
      publisherPhone: TEXT,
      publisherEmail: TEXT,
      publisherPrivacyEmail: TEXT,
      publisherHours: TEXT,
      publisherDirector: TEXT,
      publisherHostName: TEXT,
      publisherHostAddress: TEXT,
      publisherHostPhone: TEXT,
      mailFromName: TEXT,
      mailFromAddress: TEXT,
      warningDays: TEXT,
      retentionQuotes: NUMBER,
      retentionMessages: NUMBER,
      retentionRegistrations: NUMBER,
      retentionActivity: NUMBER,
      retentionNotifications: NUMBER,
      retentionAudit: NUMBER,
    },
  },
};

/** Of accounts, what goes out of the log with them. */
export const PERSONAL = ['email', 'firstName', 'lastName'];

/** `first_name` → `firstName`: fields are named as the API names them. */
export function fieldName(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
