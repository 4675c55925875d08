/** Limits of the content of the home page. Not in `constants.ts`, which is part of every page of the public site. */
export const HOME_CONTENT = {
  /** Places of the top 5. */
  topFive: 5,
  /** Greatest number of venues in the slider, on all days. */
  sliderEntries: 30,
  /** Greatest number of venues in one action. */
  atOnce: 100,
  references: 60,
  /** Greatest lengths, in characters. */
  referenceName: 100,
  referenceWebsite: 300,
  /** Greatest size of a stored logo, in pixels: twice the displayed size. */
  logo: { width: 400, height: 160 },
} as const;
