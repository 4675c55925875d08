/** The points of the checklist of moderators, in this order. */
export enum VenueCheck {
  /** All required fields are filled in. */
  PARTS = 'PARTS',
  DESCRIPTION = 'DESCRIPTION',
  PHOTOS = 'PHOTOS',
  /** All pictures have a description. */
  PHOTO_TEXTS = 'PHOTO_TEXTS',
  CONTACT = 'CONTACT',
  ROOMS = 'ROOMS',
  /** The capacity of each room is plausible for its area. */
  CAPACITIES = 'CAPACITIES',
  /** The position was set by hand. */
  POSITION = 'POSITION',
  POSITION_IN_COMMUNE = 'POSITION_IN_COMMUNE',
  /** There is no other venue of this name in this commune. */
  UNIQUE = 'UNIQUE',
  OWNER = 'OWNER',
  /** The plan of the owner has room for one more published venue. */
  PLAN = 'PLAN',
}

/** The result of a point of the checklist. */
export enum CheckState {
  GOOD = 'GOOD',
  LOOK = 'LOOK',
  WRONG = 'WRONG',
}
