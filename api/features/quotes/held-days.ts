import type { Transaction } from '../../platform/database/database.ts';
import { freeHeldDays } from '../calendar/held-entry.queries.ts';
import { VenuesChanged } from '../venues/events.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';

/** Deletes the entries of these answers. */
export async function freeDays(transaction: Transaction, which: object): Promise<void> {
  const answers = await transaction.em.find(QuoteAnswer, which, { fields: ['id'], disableIdentityMap: true });
  const ids = answers.map(({ id }) => id);
  await publishCalendars(transaction, ids.length ? await freeHeldDays(transaction, ids) : []);
}

/** Has the public told of the calendars of these venues. */
export async function publishCalendars(transaction: Transaction, venueIds: string[]): Promise<void> {
  if (venueIds.length) await transaction.publish(new VenuesChanged(venueIds));
}
