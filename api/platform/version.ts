import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of the product, as package.json says it: beside the sources and, in the image, beside the built server. */
export const VERSION = (JSON.parse(readFileSync(findPackageJSON('.', import.meta.url)!, 'utf8')) as { version: string })
  .version;

const STAMP = new URL('../../api.stamp', import.meta.url);

/** The stamp of the build (api/cli/build.mjs), which changes with every source; null = the server runs from its sources. */
export const BUILD = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
