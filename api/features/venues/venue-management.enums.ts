import { SIMPLE_CODES } from '../../../schema/venue-fields.ts';

/** What is done with a venue. */
export enum VenueAction {
  EDIT = 'EDIT',
  /** It is put before the moderators. */
  SUBMIT = 'SUBMIT',
  /** It is taken back from them. */
  WITHDRAW = 'WITHDRAW',
  APPROVE = 'APPROVE',
  REJECT = 'REJECT',
  PUBLISH = 'PUBLISH',
  UNPUBLISH = 'UNPUBLISH',
  DELETE = 'DELETE',
  /** Its owner asks the moderators to delete it. */
  REQUEST_DELETION = 'REQUEST_DELETION',
  RESTORE = 'RESTORE',
}

/** What can be done with many venues at once. */
export enum BulkVenueAction {
  PUBLISH = 'PUBLISH',
  UNPUBLISH = 'UNPUBLISH',
  DELETE = 'DELETE',
  RESTORE = 'RESTORE',
}

/** As what somebody does something with a venue; one may be several at once. */
export enum VenueActor {
  OWNER = 'OWNER',
  /** Of the team. */
  MODERATOR = 'MODERATOR',
  ADMIN = 'ADMIN',
}

/** Review, publication and deletion as one word. */
export enum VenueStatus {
  DRAFT = 'DRAFT',
  PENDING = 'PENDING',
  REJECTED = 'REJECTED',
  /** Approved, and not published. */
  APPROVED = 'APPROVED',
  PUBLISHED = 'PUBLISHED',
  DELETED = 'DELETED',
}

/** The same for the state table: of a deleted venue also what it comes back as. */
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

/** The places that the platform gives venues. */
export enum VenuePlace {
  FEATURED = 'FEATURED',
  FAVOURITE = 'FAVOURITE',
  TOP_FIVE = 'TOP_FIVE',
  PREMIER_PAGE = 'PREMIER_PAGE',
  HOMEPAGE_SLIDER = 'HOMEPAGE_SLIDER',
}

/** What can be changed of a venue, as changes are told of. */
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
  ACCESSES: 'ACCESSES',
  POINTS_OF_INTEREST: 'POINTS_OF_INTEREST',
  ACTIVITIES: 'ACTIVITIES',
  PARAGRAPHS: 'PARAGRAPHS',
  /** Which there are, their order and what they show. */
  PHOTOS: 'PHOTOS',
  HOMEPAGE_IMAGE: 'HOMEPAGE_IMAGE',
} as const;
export type VenueField = (typeof VenueField)[keyof typeof VenueField];

/** What a presentation may lack, in the order in which it is best added. */
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

/** The role in which somebody acts on a change request: its owner, staff, or the product as something else happens to the venue. */
export enum ChangeRequestActor {
  OWNER = 'OWNER',
  MODERATOR = 'MODERATOR',
  SYSTEM = 'SYSTEM',
}

/** What is done with a change request. */
export enum ChangeRequestAction {
  WITHDRAW = 'WITHDRAW',
  APPROVE = 'APPROVE',
  REJECT = 'REJECT',
}
