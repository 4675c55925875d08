/** Limits of imports in the browser; beside `constants.ts`, and not in it: that one is part of every page of the public site. */
export const IMPORT_LIMITS = {
  maxBytes: 30 * 1024 * 1024,
  /** Characters of the name of a file, and of a saved mapping. */
  fileName: 200,
  mappingName: 80,
  /** Saved mappings. */
  mappings: 100,
} as const;
