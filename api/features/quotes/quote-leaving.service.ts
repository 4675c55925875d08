import type { Database, Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { RequestedOwnerLeft, ChosenOwnerLeft } from './events.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { freeDays } from './held-days.ts';
import { promisedEvents } from './quote.queries.ts';
import { QuoteRequestVenue } from './quote-venue.entity.ts';
import type { PromisedEvent } from './quote.types.ts';
import { QuoteRequestState } from './quote.enums.ts';

/** Ends the involvement of an owner in requests when they delete their account. */
export class QuoteLeavingService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The future events for which one of their venues was chosen, the next first. */
  promised(ownerId: string): Promise<PromisedEvent[]> {
    return promisedEvents((text, values) => this.#database.rows(text, values), ownerId);
  }

  /** Whether a sender relies on the account of an owner. */
  async isReliedOn({ query }: Transaction, ownerId: string): Promise<boolean> {
    return (await promisedEvents(query, ownerId)).length > 0;
  }

  /**
   * Withdraws their offers. Senders who have chosen one of them get an e-mail, and the platform is notified of each
   * request that was forwarded to them.
   */
  async left(transaction: Transaction, ownerId: string): Promise<void> {
    const { em, query } = transaction;
    const promised = await promisedEvents(query, ownerId);
    // What was chosen may take place all the same.
    await freeDays(transaction, { venue: { owner: ownerId }, chosenAt: null });
    await em.nativeUpdate(QuoteAnswer, { venue: { owner: ownerId } }, { ownerLeftAt: now() });
    const chosen = await em.find(
      QuoteAnswer,
      { id: { $in: promised.map(({ answerId }) => answerId) } },
      { populate: ['request'] },
    );
    for (const answer of chosen)
      await transaction.publish(new ChosenOwnerLeft({ request: answer.request.unwrap(), answer }));
    const open = await em.find(
      QuoteRequestVenue,
      {
        forwardedAt: { $ne: null },
        venue: { owner: ownerId },
        request: { state: [QuoteRequestState.FORWARDED, QuoteRequestState.ANSWERED] },
      },
      { populate: ['request'], orderBy: { request: 'asc', position: 'asc' } },
    );
    for (const venues of Map.groupBy(open, ({ request }) => request.id).values())
      await transaction.publish(
        new RequestedOwnerLeft({
          request: venues[0]!.request.unwrap(),
          venueNames: venues.map(({ name }) => name),
        }),
      );
  }
}
