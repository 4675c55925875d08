import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/database/database.ts';
import { auditScope } from '../../platform/audit-context.ts';
import { now } from '../../platform/clock.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import { isUuid } from '../../platform/text.ts';
import type { Step } from '../../platform/workflow.ts';
import { QuoteRequest } from './quote.entity.ts';
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

/** What finds the request of a private link that has not expired. */
export const ofLink = (token: string) => ({ linkTokenHash: hashOfToken(token), linkExpiresAt: { $gt: now() } });

/** Locks a request, which comes before its answers. */
export function lockedQuote(
  { em }: Transaction,
  where: { id: string } | ReturnType<typeof ofLink>,
): Promise<QuoteRequest | null> {
  if ('id' in where && !isUuid(where.id)) return Promise.resolve(null);
  return em.findOne(QuoteRequest, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

export type QuoteStep = Step<QuoteRequest, QuoteRequestAction, QuoteActor> & { by: QuoteActor };

/** An action on a request that its history tells. Where the state stays, it is another request than the one that was read all the same. */
export function recorded(step: QuoteStep): QuoteStep {
  return {
    ...step,
    effect: async (transaction, request) => {
      request.updatedAt = now();
      const event = await step.effect?.(transaction, request);
      await writeStep(transaction, request, { action: step.action, actor: step.by });
      return event;
    },
  };
}
