import type { ImportMapping } from './mapping.ts';
import type { ImportSettings } from './import-run.inputs.ts';
import { IMPORT_MAPPINGS } from './register-mappings.ts';
import { venueMapping } from './venue-mapping.ts';

/** What reports call a file that was read column by column. */
const BY_HAND = 'by-hand';

/** How a file is read. @throws Error for a form that there is not. */
export function mappingOf({ mapping, columns }: Pick<ImportSettings, 'mapping' | 'columns'>): ImportMapping {
  if (mapping === null)
    return venueMapping(BY_HAND, Object.fromEntries(columns.map(({ header, field }) => [header, field])));
  const known = IMPORT_MAPPINGS[mapping];
  if (!known) throw new Error(`There is no mapping ${mapping}.`);
  return known;
}
