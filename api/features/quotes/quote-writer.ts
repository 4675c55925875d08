import type { Transaction } from '../../platform/database/database.ts';
import { auditScope } from '../../platform/audit-context.ts';
import { now } from '../../platform/clock.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import { isUuid } from '../../platform/text.ts';
import type { Step } from '../../platform/workflow.ts';
import { lockRequest, type WhichRequest } from './quote.queries.ts';
import { QuoteRequestStep } from './quote-step.entity.ts';
import { QuoteRequestVenue } from './quote-venue.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteActor, type QuoteRequestAction } from './quote.enums.ts';

/** The current data of a venue of a request. */
export interface ChosenVenue {
  id: string;
  name: string;
  city: string;
}

/** Replaces the venues of a request. */
export async function writeVenues({ em }: Transaction, request: string, venues: readonly ChosenVenue[]): Promise<void> {
  await em.nativeDelete(QuoteRequestVenue, { request });
  const rows = venues.map(({ id, name, city }, position) => ({ request, position, venue: id, name, city }));
  if (rows.length) await em.insertMany(QuoteRequestVenue, rows);
}

/** Adds an action to the history, with the current state. */
export async function writeStep(
  { em }: Transaction,
  { id, state }: Pick<QuoteRequest, 'id' | 'state'>,
  { action, actor }: { action: QuoteRequestAction | null; actor: QuoteActor },
): Promise<void> {
  const user = actor === QuoteActor.MODERATOR ? auditScope.getStore()?.caller?.found?.id : null;
  await em.insert(QuoteRequestStep, { request: id, action, actor, state, user: user ?? null });
}

/** The SQL condition for a private link that has not expired. */
export const ofLink = (token: string) => ({ linkTokenHash: hashOfToken(token), linkExpiresAt: { $gt: now() } });

/** Locks a request, before its answers. */
export async function lockedQuote({ em, query }: Transaction, where: WhichRequest): Promise<QuoteRequest | null> {
  if ('id' in where && !isUuid(where.id)) return null;
  const id = await lockRequest(query, where);
  return id === null ? null : em.findOneOrFail(QuoteRequest, { id });
}

export type QuoteStep = Step<QuoteRequest, QuoteRequestAction, QuoteActor> & { by: QuoteActor };

/** An action that is recorded in the history. The version changes even if the state does not. */
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
