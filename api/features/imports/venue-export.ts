import type { Viewer } from '../../platform/authz.ts';
import type { CsvCell } from '../../platform/csv.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import { mayExportContacts } from './transfer.policy.ts';
import { VENUE_COLUMNS } from './venue-columns.ts';

/** Rows of a CSV file of venues that can be imported again, header first. @param own whether the venues are the viewer's own. */
export async function* venueRows(
  batches: AsyncIterable<readonly FullVenue[]>,
  viewer: Viewer,
  own: boolean,
): AsyncGenerator<CsvCell[][]> {
  const contacts = mayExportContacts(viewer, own);
  const columns = VENUE_COLUMNS.filter(({ contact }) => contacts || !contact);
  yield [columns.map(({ header }) => header)];
  for await (const venues of batches) yield venues.map((venue) => columns.map((column) => column.format(venue)));
}
