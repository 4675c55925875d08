import { raw } from '@mikro-orm/core';

/* By default a write increments the version of a row. */

/** The row keeps its version after this write. */
export const SAME_VERSION = { version: raw('version') };
/** Only the version is incremented, as related rows have changed. */
export const NEXT_VERSION = { version: raw('version + 1') };
