/** What has become of a venue that was put into the slider. */
export enum SliderPresence {
  /** Among those that visitors see today. */
  SHOWN = 'SHOWN',
  /** Its days run, and five others stand before it. */
  BEYOND = 'BEYOND',
  UPCOMING = 'UPCOMING',
  ENDED = 'ENDED',
  /** The public does not see the venue. */
  HIDDEN = 'HIDDEN',
}

/** Sets of venues that have no order of their own. */
export enum CuratedSet {
  FAVOURITES = 'FAVOURITES',
  PREMIER_PAGE = 'PREMIER_PAGE',
}
