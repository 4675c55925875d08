/** Limits of what the platform puts on the home page. Beside `constants.ts`, which is part of every page of the public site. */
export const HOME_CONTENT = {
  /** Places of the top 5. */
  topFive: 5,
  /** Venues that the slider may hold at a time, on any day. */
  sliderEntries: 30,
  /** Venues that one action takes at once. */
  atOnce: 100,
  references: 60,
  /** Greatest lengths, in characters. */
  referenceName: 100,
  referenceWebsite: 300,
  /** A logo is made no larger than this, in pixels: twice what is shown. */
  logo: { width: 400, height: 160 },
} as const;
