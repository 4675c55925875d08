import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { AccountStatusChanged } from '../accounts/events.ts';
import { PlanAppliedToVenues } from '../billing/events.ts';
import { VenuesChanged } from '../venues/events.ts';
import { Venue } from '../venues/venue.entity.ts';
import { refreshCatalogue } from './catalogue-writer.ts';

const refresh = (transaction: Transaction, { venueIds }: VenuesChanged | PlanAppliedToVenues): Promise<void> =>
  refreshCatalogue(transaction, venueIds);

/** Updates the public catalogue when venues or their owners change: venues of a suspended owner are not public. */
export function refreshOnEvents(events: Events<Transaction>): void {
  events.on(VenuesChanged, refresh);
  events.on(PlanAppliedToVenues, refresh);
  events.on(AccountStatusChanged, async (transaction, { userId }) => {
    const venues = await transaction.em.find(Venue, { owner: userId }, { fields: ['id'] });
    await refreshCatalogue(
      transaction,
      venues.map(({ id }) => id),
    );
  });
}
