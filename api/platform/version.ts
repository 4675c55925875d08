import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of the product, as package.json says it: beside the sources and, in the image, beside the built server. */
export const VERSION = (JSON.parse(readFileSync(findPackageJSON('.', import.meta.url)!, 'utf8')) as { version: string })
  .version;
