import { SIMPLE_CODES } from '../../../schema/venue-fields.ts';

/** The actions on a venue. */
export enum VenueAction {
  EDIT = 'EDIT',
  /** It is submitted to the moderators. */
  SUBMIT = 'SUBMIT',
  /** The submission is withdrawn. */
  WITHDRAW = 'WITHDRAW',
  APPROVE = 'APPROVE',
  REJECT = 'REJECT',
  PUBLISH = 'PUBLISH',
  UNPUBLISH = 'UNPUBLISH',
  DELETE = 'DELETE',
  /** Its owner requests its deletion. */
  REQUEST_DELETION = 'REQUEST_DELETION',
  RESTORE = 'RESTORE',
}

/** The bulk actions on venues. */
export enum BulkVenueAction {
  PUBLISH = 'PUBLISH',
  UNPUBLISH = 'UNPUBLISH',
  DELETE = 'DELETE',
  RESTORE = 'RESTORE',
}

/** The role in which a user acts on a venue; a user may have several. */
export enum VenueActor {
  OWNER = 'OWNER',
  /** A member of the team. */
  MODERATOR = 'MODERATOR',
  ADMIN = 'ADMIN',
}

/** Review, publication and deletion in one enumeration. */
export enum VenueStatus {
  DRAFT = 'DRAFT',
  PENDING = 'PENDING',
  REJECTED = 'REJECTED',
  /** Approved, and not published. */
  APPROVED = 'APPROVED',
  PUBLISHED = 'PUBLISHED',
  DELETED = 'DELETED',
}

/** The states of the state table, with those of deleted venues, to which they are restored. */
export enum VenueState {
  DRAFT = 'DRAFT',
  PENDING = 'PENDING',
  REJECTED = 'REJECTED',
  APPROVED = 'APPROVED',
  PUBLISHED = 'PUBLISHED',
  DELETED_DRAFT = 'DELETED_DRAFT',
  DELETED_REJECTED = 'DELETED_REJECTED',
  DELETED_APPROVED = 'DELETED_APPROVED',
}

/** The placements of venues. */
export enum VenuePlace {
  FEATURED = 'FEATURED',
  FAVOURITE = 'FAVOURITE',
  TOP_FIVE = 'TOP_FIVE',
  PREMIER_PAGE = 'PREMIER_PAGE',
  HOMEPAGE_SLIDER = 'HOMEPAGE_SLIDER',
}

/** The fields of a venue in change requests. */
export const VenueField = {
  NAME: 'NAME',
  SLUG: 'SLUG',
  KIND: 'KIND',
  DESCRIPTION: 'DESCRIPTION',
  ADDRESS: 'ADDRESS',
  /** Postal code and commune. */
  CITY: 'CITY',
  POSITION: 'POSITION',
  ...SIMPLE_CODES,
  EVENT_TYPES: 'EVENT_TYPES',
  AMENITIES: 'AMENITIES',
  TAGS: 'TAGS',
  ROOMS: 'ROOMS',
  RATES: 'RATES',
  ACCESSES: 'ACCESSES',
  POINTS_OF_INTEREST: 'POINTS_OF_INTEREST',
  ACTIVITIES: 'ACTIVITIES',
  PARAGRAPHS: 'PARAGRAPHS',
  /** The set of pictures, their order and descriptions. */
  PHOTOS: 'PHOTOS',
  HOMEPAGE_IMAGE: 'HOMEPAGE_IMAGE',
} as const;
export type VenueField = (typeof VenueField)[keyof typeof VenueField];

/** The gaps of a presentation, the most useful to fill first. */
export enum VenueGap {
  DESCRIPTION = 'DESCRIPTION',
  ADDRESS = 'ADDRESS',
  PHOTO = 'PHOTO',
  EVENT_TYPES = 'EVENT_TYPES',
  ROOMS = 'ROOMS',
  CAPACITIES = 'CAPACITIES',
  CONTACT_EMAIL = 'CONTACT_EMAIL',
  CONTACT_PHONE = 'CONTACT_PHONE',
  POSITION = 'POSITION',
  MORE_PHOTOS = 'MORE_PHOTOS',
  LONGER_DESCRIPTION = 'LONGER_DESCRIPTION',
  AMENITIES = 'AMENITIES',
  RATES = 'RATES',
  ACCESSES = 'ACCESSES',
  CONTACT_NAME = 'CONTACT_NAME',
  WEBSITE = 'WEBSITE',
  POINTS_OF_INTEREST = 'POINTS_OF_INTEREST',
  ACTIVITIES = 'ACTIVITIES',
  PARAGRAPHS = 'PARAGRAPHS',
}

export enum ChangeRequestType {
  CREATION = 'CREATION',
  UPDATE = 'UPDATE',
  DELETION = 'DELETION',
}

export enum ChangeRequestStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
}

/** The role in which a user acts on a change request: its owner, staff, or the product when the venue changes. */
export enum ChangeRequestActor {
  OWNER = 'OWNER',
  MODERATOR = 'MODERATOR',
  SYSTEM = 'SYSTEM',
}

/** The actions on a change request. */
export enum ChangeRequestAction {
  WITHDRAW = 'WITHDRAW',
  APPROVE = 'APPROVE',
  REJECT = 'REJECT',
}
