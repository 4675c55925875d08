import { raw } from '@mikro-orm/core';

/* A write counts as a change of a row that has a version, unless it says otherwise. */

/** After this write the row is still of the version that was read. */
export const SAME_VERSION = { version: raw('version') };
/** Nothing else is written: what has changed belongs to the row, and is not in it. */
export const NEXT_VERSION = { version: raw('version + 1') };
