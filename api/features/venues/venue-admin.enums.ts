/** What moderators look at before they accept a venue, in this order. */
export enum VenueCheck {
  /** Everything that a review needs. */
  PARTS = 'PARTS',
  DESCRIPTION = 'DESCRIPTION',
  PHOTOS = 'PHOTOS',
  /** What the pictures show, for those who don't see them. */
  PHOTO_TEXTS = 'PHOTO_TEXTS',
  CONTACT = 'CONTACT',
  ROOMS = 'ROOMS',
  /** No room holds more people than its floor. */
  CAPACITIES = 'CAPACITIES',
  /** The marker was put by somebody. */
  POSITION = 'POSITION',
  POSITION_IN_COMMUNE = 'POSITION_IN_COMMUNE',
  /** No other venue of this name in this commune. */
  UNIQUE = 'UNIQUE',
  OWNER = 'OWNER',
  /** The plan of the owner has room for one more on the site. */
  PLAN = 'PLAN',
}

/** What was found at a point of the checklist. */
export enum CheckState {
  GOOD = 'GOOD',
  LOOK = 'LOOK',
  WRONG = 'WRONG',
}
