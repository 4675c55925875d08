/** The state of a venue of the slider. */
export enum SliderPresence {
  /** Visitors see it today. */
  SHOWN = 'SHOWN',
  /** Within its dates, but five others come before it. */
  BEYOND = 'BEYOND',
  UPCOMING = 'UPCOMING',
  ENDED = 'ENDED',
  /** The venue is not public. */
  HIDDEN = 'HIDDEN',
}

/** Sets of venues without an order. */
export enum CuratedSet {
  FAVOURITES = 'FAVOURITES',
  PREMIER_PAGE = 'PREMIER_PAGE',
}
