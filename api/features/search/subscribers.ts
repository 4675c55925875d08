import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { AccountStatusChanged } from '../accounts/events.ts';
import { PlanAppliedToVenues } from '../billing/events.ts';
import { VenuesChanged } from '../venues/events.ts';
import { Venue } from '../venues/venue.entity.ts';
import { refreshCatalogue } from './catalogue-writer.ts';

const refresh = (transaction: Transaction, { venueIds }: VenuesChanged | PlanAppliedToVenues): Promise<void> =>
  refreshCatalogue(transaction, venueIds);

/** The public catalogue follows what happens to venues and to their owners: those of a suspended one are not public. */
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
