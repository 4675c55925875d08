import DataLoader from 'dataloader';
import { LockMode } from '@mikro-orm/core';
import { PROMOTION } from '../../../schema/owner-limits.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import { addMonths } from '../../platform/days.ts';
import { AppError, type FieldIssue, planLimitReached, validationFailed } from '../../platform/errors.ts';
import type { VersionedInput } from '../../platform/graphql/inputs.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { lockAccounts } from '../accounts/user.queries.ts';
import { limitsOf } from '../billing/plan-limits.queries.ts';
import { Venue } from '../venues/venue.entity.ts';
import { Promotion } from './promotion.entity.ts';
import type { PromotionsArgs, SavePromotionInput } from './promotion.inputs.ts';
import { mayWritePromotions, moderatesPromotions } from './promotion.policy.ts';
import { openPromotions, promotionOf, promotionPage, runningPromotions, venueIdsOf } from './promotion.queries.ts';
import type { PromotionPage, PromotionRoom } from './promotion.types.ts';
import type { VenuePromotion } from '../venues/venue-promotion.types.ts';
import { VenuesChanged } from '../venues/events.ts';

/** Promotions, for owners and moderators. */
export class PromotionService {
  readonly #database: Database;
  readonly #running: DataLoader<string, VenuePromotion[]>;

  constructor(database: Database) {
    this.#database = database;
    this.#running = new DataLoader((ids) => runningPromotions(this.#database, ids), { cache: false });
  }

  /** A page of those of the viewer's own venues. */
  own(viewer: Viewer, args: PromotionsArgs): Promise<PromotionPage> {
    return promotionPage(this.#database, viewer.id, args);
  }

  /** A page of those of all venues, for moderators. */
  all(args: PromotionsArgs): Promise<PromotionPage> {
    return promotionPage(this.#database, null, args);
  }

  /** The promotions of a venue that run today, the strongest first, for those who manage it. */
  running(venueId: string): Promise<VenuePromotion[]> {
    return this.#running.load(venueId);
  }

  /** The limit of the viewer's plan, the number of their promotions, and their venues. */
  async room(viewer: Viewer): Promise<PromotionRoom> {
    const [limits, used, venueIds] = await Promise.all([
      limitsOf(this.#database, viewer.id),
      openPromotions(this.#database, viewer.id, null),
      venueIdsOf(this.#database, viewer.id),
    ]);
    return { limit: limits.promotions, used, venueIds };
  }

  /**
   * Changes a promotion, or creates one. The plan limits the number of an owner's promotions that have not ended; existing ones
   * can always be changed.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT (changed since), PLAN_LIMIT_REACHED.
   */
  async save(viewer: Viewer, given: SavePromotionInput): Promise<VenuePromotion> {
    const input = normalised(given);
    await validateInput(input);
    const id = await this.#database.transaction(async (transaction) => {
      const { em } = transaction;
      const venue = await this.#venue(transaction, viewer, input.venueId);
      // Of two concurrent new ones the second waits, and then counts the first.
      await lockAccounts(transaction, [venue.owner?.id ?? null]);
      const before = input.id ? await this.#seen(transaction, viewer, input.id) : null;
      if (before && before.version !== input.version) throw new AppError('CONFLICT');
      assertSensible(input, before);
      const wasOpen = before !== null && before.endsOn >= today();
      if (!wasOpen && input.endsOn >= today())
        await this.#assertRoom(transaction, viewer, venue.owner?.id ?? null, before);
      const venueBefore = before?.venue.id;
      const { id: _id, version: _version, venueId: _venueId, ...fields } = input;
      const values = {
        ...fields,
        discountPercent: input.discountPercent ?? null,
        priceCents: input.priceCents ?? null,
        vatPercent: input.vatPercent ?? null,
        venue: em.getReference(Venue, venue.id, { wrapped: true }),
      };
      const saved = before ? Object.assign(before, values) : em.create(Promotion, values);
      await em.flush();
      await transaction.publish(new VenuesChanged([...new Set([venue.id, ...(venueBefore ? [venueBefore] : [])])]));
      return saved.id;
    });
    return (await promotionOf(this.#database, id))!;
  }

  /** @throws AppError NOT_FOUND, CONFLICT (changed since). */
  async delete(viewer: Viewer, { id, version }: VersionedInput): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const promotion = await this.#seen(transaction, viewer, id);
      if (promotion.version !== version) throw new AppError('CONFLICT');
      await transaction.em.remove(promotion).flush();
      await transaction.publish(new VenuesChanged([promotion.venue.id]));
    });
  }

  async #assertRoom(
    transaction: Transaction,
    viewer: Viewer,
    ownerId: string | null,
    before: Promotion | null,
  ): Promise<void> {
    if (moderatesPromotions(viewer) || ownerId === null) return;
    const { promotions: limit } = await limitsOf(transaction, ownerId);
    if (limit !== null && (await openPromotions(transaction, ownerId, before?.id ?? null)) >= limit)
      throw planLimitReached('promotions', limit);
  }

  async #venue({ em }: Transaction, viewer: Viewer, id: string): Promise<Venue> {
    const venue = isUuid(id) ? await em.findOne(Venue, { id, deletedAt: null }) : null;
    if (!venue || !mayWritePromotions(viewer, venue.owner?.id ?? null))
      throw new AppError('NOT_FOUND', 'Establishment not found');
    return venue;
  }

  async #seen({ em }: Transaction, viewer: Viewer, id: string): Promise<Promotion> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const promotion = isUuid(id) ? await em.findOne(Promotion, { id }, options) : null;
    const venue = await promotion?.venue.load();
    if (!promotion || !venue || venue.deletedAt || !mayWritePromotions(viewer, venue.owner?.id ?? null))
      throw new AppError('NOT_FOUND', 'Promotion not found');
    return promotion;
  }
}

function normalised(input: SavePromotionInput): SavePromotionInput {
  return Object.assign(Object.create(Object.getPrototypeOf(input) as object) as SavePromotionInput, input, {
    // Texts that are too long are an error, not cut.
    title: oneLine(input.title, Number.MAX_SAFE_INTEGER),
    text: manyLines(input.text),
  });
}

/** Rules that involve several fields. @throws AppError VALIDATION_FAILED. */
function assertSensible(
  { discountPercent, priceCents, vatPercent, startsOn, endsOn }: SavePromotionInput,
  before: Promotion | null,
): void {
  const issues: FieldIssue[] = [];
  if (discountPercent && priceCents) issues.push({ path: 'priceCents', code: 'discountOrPrice' });
  if (priceCents && typeof vatPercent !== 'number') issues.push({ path: 'vatPercent', code: 'required' });
  if (!priceCents && typeof vatPercent === 'number') issues.push({ path: 'vatPercent', code: 'discountOrPrice' });
  if (endsOn < startsOn) issues.push({ path: 'endsOn', code: 'endBeforeStart' });
  else if (endsOn < today() && endsOn !== before?.endsOn) issues.push({ path: 'endsOn', code: 'pastDate' });
  if (endsOn > addMonths(today(), PROMOTION.monthsAhead)) issues.push({ path: 'endsOn', code: 'tooFar' });
  if (issues.length) throw validationFailed(issues);
}
