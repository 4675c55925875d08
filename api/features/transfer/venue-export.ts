import type { Viewer } from '../../kernel/authz.ts';
import type { WholeVenue } from '../venues/venue-export.service.ts';
import { formatCsvRow } from './csv-cell.ts';
import { mayExportContacts } from './transfer.policy.ts';
import { VENUE_COLUMNS } from './venue-columns.ts';

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A file of venues, batch after batch, such as an import understands. @param own whether the venues are the viewer's own. */
export async function* venueLines(
  batches: AsyncIterable<readonly WholeVenue[]>,
  viewer: Viewer,
  own: boolean,
): AsyncGenerator<string> {
  const contacts = mayExportContacts(viewer, own);
  const columns = VENUE_COLUMNS.filter(({ contact }) => contacts || !contact);
  yield BYTE_ORDER_MARK + formatCsvRow(columns.map(({ header }) => header));
  for await (const venues of batches)
    yield venues.map((venue) => formatCsvRow(columns.map((column) => column.format(venue)))).join('');
}
