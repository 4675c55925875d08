/** Limits of imports in the browser. Not in `constants.ts`, which is part of every page of the public site. */
export const IMPORT_LIMITS = {
  maxBytes: 30 * 1024 * 1024,
  /** Characters of the name of a file, and of a saved mapping. */
  fileName: 200,
  mappingName: 80,
  /** Greatest number of saved mappings. */
  mappings: 100,
} as const;
