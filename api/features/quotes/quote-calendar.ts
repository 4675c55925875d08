import { today } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { freeHeldDays, type HeldDays, holdDays, setHeldDays } from '../calendar/held-entry.queries.ts';
import {
  QuoteAnswered,
  QuoteArchived,
  QuoteChosen,
  QuoteClosed,
  QuoteReconsidered,
  QuoteRejected,
  QuoteWithdrawn,
} from './events.ts';
import { freeDays, publishCalendars } from './held-days.ts';
import { offeredDays } from './offered-days.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteRequest } from './quote.entity.ts';

/*
 * What requests write in the calendars of venues, in the transaction of what happens to them. Such an entry does not confirm the calendar: that an owner
 * holds two days says nothing of all others.
 */

interface Answered {
  request: QuoteRequest;
  answer: QuoteAnswer;
}

export function writeCalendars(events: Events<Transaction>): void {
  const ended = (transaction: Transaction, { request }: { request: QuoteRequest }) =>
    freeDays(transaction, { request: request.id, chosenAt: null });
  events
    .on(QuoteAnswered, answered)
    .on(QuoteChosen, chosen)
    .on(QuoteReconsidered, reconsidered)
    .on(QuoteWithdrawn, ended)
    .on(QuoteRejected, ended)
    .on(QuoteClosed, ended)
    .on(QuoteArchived, ended);
}

async function answered(transaction: Transaction, { request, answer }: Answered): Promise<void> {
  const days = daysOf(request, answer);
  if (!answer.optionUntil || !days) return freeDays(transaction, { id: answer.id });
  await holdDays(transaction, { ...days, optionUntil: answer.optionUntil });
  await publishCalendars(transaction, [days.venueId]);
}

/** Books the days of the chosen offer, and frees those of the others. */
async function chosen(transaction: Transaction, { request, answer }: Answered): Promise<void> {
  await freeDays(transaction, { request: request.id, id: { $ne: answer.id } });
  const days = daysOf(request, answer);
  if (!days) return;
  await setHeldDays(transaction, [{ ...days, optionUntil: null }]);
  await publishCalendars(transaction, [days.venueId]);
}

/** All offers can be chosen again: the options that were promised stand again, as far as they have not ended. */
async function reconsidered(transaction: Transaction, { request }: Answered): Promise<void> {
  const answers = await transaction.em.find(QuoteAnswer, { request: request.id });
  const held = answers.flatMap((answer) => {
    const { optionUntil, ownerLeftAt } = answer;
    const days = daysOf(request, answer);
    return days && optionUntil && optionUntil >= today() && !ownerLeftAt ? [{ ...days, optionUntil }] : [];
  });
  const stands = new Set(held.map(({ heldFor }) => heldFor));
  const others = answers.map(({ id }) => id).filter((id) => !stands.has(id));
  const freed = await freeHeldDays(transaction, others);
  await setHeldDays(transaction, held);
  await publishCalendars(transaction, [...freed, ...held.map(({ venueId }) => venueId)]);
}

function daysOf(request: QuoteRequest, answer: QuoteAnswer): HeldDays | null {
  const days = offeredDays(request, answer);
  if (!days || !answer.venue) return null;
  return { ...days, heldFor: answer.id, venueId: answer.venue.id, roomId: answer.optionRoom?.id ?? null };
}
