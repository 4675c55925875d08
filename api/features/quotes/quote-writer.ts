import type { Transaction } from '../../platform/database/database.ts';
import { auditScope } from '../../platform/audit-context.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { QuoteActor, type QuoteRequestAction } from './quote.enums.ts';

/** A venue of a request, by the words that it has now. */
export interface ChosenVenue {
  id: string;
  name: string;
  city: string;
}

/** Writes the venues of a request in the place of those that it has. */
export async function writeVenues(
  { query }: Transaction,
  requestId: string,
  venues: readonly ChosenVenue[],
): Promise<void> {
  await query(`delete from quote_request_venue where request_id = $1`, [requestId]);
  if (!venues.length) return;
  await query(
    `insert into quote_request_venue (request_id, position, venue_id, name, city)
     select $1, position, id, name, city
     from jsonb_to_recordset($2::jsonb) as r(position smallint, id uuid, name text, city text)`,
    [requestId, JSON.stringify(venues.map((venue, position) => ({ ...venue, position })))],
  );
}

/** Notes what was done with a request, and where it stands now. */
export async function writeStep(
  { query }: Transaction,
  { id, state }: Pick<QuoteRequest, 'id' | 'state'>,
  { action, actor }: { action: QuoteRequestAction | null; actor: QuoteActor },
): Promise<void> {
  const userId = actor === QuoteActor.MODERATOR ? auditScope.getStore()?.caller?.found?.id : null;
  await query(
    `insert into quote_request_step (request_id, action, actor, state, user_id) values ($1, $2, $3, $4, $5)`,
    [id, action, actor, state, userId ?? null],
  );
}
