import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { AccountStatusChanged } from '../accounts/events.ts';
import { PlanAppliedToVenues } from '../billing/events.ts';
import { VenuesChanged } from '../venues/events.ts';
import { refreshCatalogue } from './catalogue-writer.ts';

const refresh = (transaction: Transaction, { venueIds }: VenuesChanged | PlanAppliedToVenues): Promise<void> =>
  refreshCatalogue(transaction, venueIds);

/** The public catalogue follows what happens to venues and to their owners: those of a suspended one are not public. */
export function refreshOnEvents(events: Events<Transaction>): void {
  events.on(VenuesChanged, refresh);
  events.on(PlanAppliedToVenues, refresh);
  events.on(AccountStatusChanged, async (transaction, { userId }) => {
    const venues = await transaction.query<{ id: string }>(`select id from venue where owner_id = $1`, [userId]);
    const venueIds = venues.map(({ id }) => id);
    if (venueIds.length) await refreshCatalogue(transaction, venueIds);
  });
}
