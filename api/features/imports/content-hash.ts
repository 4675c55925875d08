import { createHash } from 'node:crypto';
import { SIMPLE_NAMES, simpleField } from '../../../schema/venue-fields.ts';

const LATER = new Set<string>(SIMPLE_NAMES.filter((name) => simpleField(name).isLater));

/**
 * A short digest of values, independent of the order of their keys. Fields that were added later are included only if they have a
 * value, so that rows without one keep their digest.
 */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('base64url').slice(0, 27);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([key, each]) => each !== null || !LATER.has(key));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
