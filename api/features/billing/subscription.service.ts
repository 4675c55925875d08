import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now, today } from '../../platform/clock.ts';
import { addDays, addMonths } from '../../platform/days.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { move, transition } from '../../platform/workflow.ts';
import { Role } from '../accounts/account.enums.ts';
import { User } from '../accounts/user.entity.ts';
import type { LiveSettings } from '../settings/live-settings.service.ts';
import {
  DeclineRenewalInput,
  type RecordPaymentInput,
  type RenewSubscriptionInput,
  type SubscriptionsArgs,
} from './billing.inputs.ts';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';
import type { BillingAccount, PlanSubscription, SubscriptionOverview, SubscriptionPage } from './billing.types.ts';
import { recordPayment } from './payment-writer.ts';
import { ask, lockedSubscription, NOT_DECLINED, NO_REQUEST } from './subscription-writer.ts';
import { Plan } from './plan.entity.ts';
import {
  applyVenueLimit,
  fillVenueLimit,
  hiddenVenues,
  type NamedVenue,
  venuesBeyond,
  venuesBeyondFreePlan,
} from './plan-limits.queries.ts';
import { Subscription } from './subscription.entity.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';
import { holdsOn, subscriptionActorOf } from './subscription.policy.ts';
import {
  billingAccountOf,
  currentPlanOf,
  type SubscriptionReading,
  subscriptionOf,
  subscriptionOverview,
  subscriptionOwnerOf,
  subscriptionPage,
} from './subscription.queries.ts';
import { SubscriptionCancelled, SubscriptionDeclined, SubscriptionRenewed, SubscriptionRequested } from './events.ts';

export interface SubscriptionServiceDependencies {
  database: Database;
  settings: Pick<LiveSettings, 'current'>;
}

/** Subscriptions, for their owners and for administrators. The product does not charge; payments are recorded. */
export class SubscriptionService {
  readonly #dependencies: SubscriptionServiceDependencies;

  constructor(dependencies: SubscriptionServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The plan of a user, its use, and their subscription. @throws AppError NOT_FOUND. */
  async account(viewer: Viewer, userId: string): Promise<BillingAccount> {
    const account = isUuid(userId) ? await billingAccountOf(this.#reading(), viewer, userId) : null;
    if (!account) throw new AppError('NOT_FOUND', 'User not found');
    return account;
  }

  /** The venues of an owner that are hidden because a subscription ended. */
  hiddenVenues({ id }: BillingAccount): Promise<NamedVenue[]> {
    return hiddenVenues(this.#reading(), id);
  }

  /** The venues of an owner beyond the limit of the free plan. */
  async venuesAtRisk({ id, currentPlan }: BillingAccount): Promise<NamedVenue[]> {
    return !currentPlan || currentPlan.isFree ? [] : venuesBeyondFreePlan(this.#reading(), id);
  }

  /** The venues that a plan would take offline; none for the current plan. @throws AppError NOT_FOUND. */
  async venuesBeyond(userId: string, planId: string): Promise<NamedVenue[]> {
    const reading = this.#reading();
    const owner = isUuid(userId) ? await subscriptionOwnerOf(reading, userId) : null;
    const plan = await this.#plan(this.#dependencies.database, planId);
    if (!owner) throw new AppError('NOT_FOUND');
    if (owner.role !== Role.CLIENT || (await currentPlanOf(reading, userId)).id === plan.id) return [];
    return venuesBeyond(reading, userId, plan.venueLimit ?? null);
  }

  overview(): Promise<SubscriptionOverview> {
    return subscriptionOverview(this.#reading());
  }

  /** A page of all subscriptions, for administrators. */
  page(viewer: Viewer, args: SubscriptionsArgs): Promise<SubscriptionPage> {
    return subscriptionPage(this.#reading(), viewer, args);
  }

  /**
   * Requests a plan: the first one, another one, or the same for longer. The same request twice has no effect.
   * @throws AppError NOT_FOUND for a plan that cannot be chosen.
   */
  async request(viewer: Viewer, planId: string): Promise<PlanSubscription> {
    await this.#dependencies.database.transaction(async (transaction) => {
      const plan = await this.#plan(transaction, planId);
      if (!plan.isActive || plan.isFree) throw new AppError('NOT_FOUND', 'Plan not found');
      const subscription = (await lockedSubscription(transaction, viewer.id)) ?? begun(transaction, viewer.id, plan);
      await move(transaction, subscriptionWorkflow, subscription, {
        action: SubscriptionAction.REQUEST,
        by: SubscriptionActor.OWNER,
        effect: async () => {
          if (subscription.requestedPlan?.id === plan.id) return undefined;
          ask(subscription, plan);
          return new SubscriptionRequested({ userId: viewer.id, plan: plan.name });
        },
      });
    });
    return this.#view(viewer, viewer.id);
  }

  /**
   * Cancels a subscription: it runs until its last day, and is not renewed.
   * @throws AppError NOT_FOUND, FORBIDDEN for that of another user, CONFLICT if it was cancelled, has ended, or has another
   * version.
   */
  async cancel(viewer: Viewer, userId: string, version: number): Promise<PlanSubscription> {
    const by = subscriptionActorOf(viewer, userId);
    if (!by) throw new AppError('FORBIDDEN');
    await transition(this.#dependencies.database, subscriptionWorkflow, {
      lock: (transaction) => this.#required(transaction, userId),
      version,
      action: SubscriptionAction.CANCEL,
      by,
      effect: async (transaction, subscription) => {
        Object.assign(subscription, { cancelledAt: now(), autoRenew: false, ...NO_REQUEST });
        const { name: plan } = await this.#plan(transaction, subscription.plan.id);
        return new SubscriptionCancelled({ userId, plan, isByOwner: by === SubscriptionActor.OWNER });
      },
    });
    return this.#view(viewer, userId);
  }

  /**
   * Renews a subscription, or begins one. If the same plan runs, it is extended; another plan begins today. Hidden venues within the limit of
   * the plan become visible. Venues beyond the limit of another plan go offline, and must have been named.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND for the user or the plan, CONFLICT if the subscription has another version, so that
   *   two clicks do not renew twice; or if a venue would go offline that was not named.
   */
  async renew(viewer: Viewer, input: RenewSubscriptionInput): Promise<PlanSubscription> {
    await validateInput(input);
    const { userId } = input;
    await this.#dependencies.database.transaction(async (transaction) => {
      const plan = await this.#plan(transaction, input.planId);
      const { durationMonths } = plan;
      if (plan.isFree || durationMonths === null) throw validationFailed([{ path: 'planId', code: 'unknownValue' }]);
      await this.#requireUser(transaction, userId);
      const before = await lockedSubscription(transaction, userId);
      if ((before?.version ?? null) !== (input.version ?? null)) throw new AppError('CONFLICT');
      const goesOn = before !== null && before.plan.id === plan.id && holdsOn(before, today());
      const first = goesOn ? addDays(before.endDate!, 1) : today();
      const endDate = addDays(addMonths(first, durationMonths), -1);
      await move(transaction, subscriptionWorkflow, before ?? begun(transaction, userId, plan), {
        action: SubscriptionAction.RENEW,
        by: SubscriptionActor.ADMIN,
        effect: async ({ em }, subscription) => {
          Object.assign(subscription, {
            plan: em.getReference(Plan, plan.id, { wrapped: true }),
            startDate: goesOn ? subscription.startDate : first,
            endDate,
            priceCents: plan.priceCents,
            vatPercent: plan.vatPercent,
            autoRenew: input.autoRenew ?? subscription.autoRenew,
            renewedAt: before ? now() : null,
            cancelledAt: null,
            ...NO_REQUEST,
            ...NOT_DECLINED,
            warnedDays: [],
          });
          await em.flush();
          if (input.payment) await recordPayment(transaction, viewer, subscription, plan.name, input.payment);
          const hidden = goesOn ? [] : (await applyVenueLimit(transaction, userId)).hidden;
          if (goesOn) await fillVenueLimit(transaction, userId);
          const unnamed = hidden.filter(({ id }) => !input.hides?.includes(id));
          if (unnamed.length)
            throw new AppError('CONFLICT', `These would go offline: ${unnamed.map(({ name }) => name).join(', ')}`);
          return new SubscriptionRenewed({ userId, plan: plan.name, endDate, hidden: hidden.length });
        },
      });
    });
    return this.#view(viewer, input.userId);
  }

  /**
   * Declines the request of an owner. A running subscription continues, and they can request again.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT if nothing is requested, or the subscription has another
   * version.
   */
  async decline(viewer: Viewer, given: DeclineRenewalInput): Promise<PlanSubscription> {
    const input = Object.assign(new DeclineRenewalInput(), given, { reason: manyLines(given.reason) });
    await validateInput(input);
    const { userId, version, reason } = input;
    await transition(this.#dependencies.database, subscriptionWorkflow, {
      lock: (transaction) => this.#required(transaction, userId),
      version,
      action: SubscriptionAction.DECLINE,
      by: SubscriptionActor.ADMIN,
      effect: async (transaction, subscription) => {
        const { id: planId, name: plan } = await this.#plan(transaction, subscription.requestedPlan!.id);
        Object.assign(subscription, { ...NO_REQUEST, declinedAt: now(), declineReason: reason });
        return new SubscriptionDeclined({ userId, plan, planId });
      },
    });
    return this.#view(viewer, userId);
  }

  /** Records a payment or a bill. @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT if it was recorded already. */
  async recordPayment(viewer: Viewer, input: RecordPaymentInput): Promise<PlanSubscription> {
    await validateInput(input);
    const { userId } = input;
    await this.#dependencies.database.transaction(async (transaction) => {
      const subscription = await this.#required(transaction, userId);
      const plan = await this.#plan(transaction, subscription.plan.id);
      await recordPayment(transaction, viewer, subscription, plan.name, input);
      await transaction.em.flush();
    });
    return this.#view(viewer, userId);
  }

  async #view(viewer: Viewer, userId: string): Promise<PlanSubscription> {
    const view = await subscriptionOf(this.#reading(), viewer, userId);
    if (!view) throw notFound();
    return view;
  }

  #reading(): SubscriptionReading {
    const { database, settings } = this.#dependencies;
    return {
      query: database.query,
      soonDays: Math.max(0, ...settings.current.warningDays),
    };
  }

  async #required(transaction: Transaction, userId: string): Promise<Subscription> {
    const subscription = await lockedSubscription(transaction, userId);
    if (!subscription) throw notFound();
    return subscription;
  }

  async #plan({ em }: Pick<Database, 'em'>, planId: string): Promise<Plan> {
    const plan = isUuid(planId) ? await em.findOne(Plan, { id: planId }) : null;
    if (!plan) throw new AppError('NOT_FOUND', 'Plan not found');
    return plan;
  }

  async #requireUser({ em }: Transaction, userId: string): Promise<void> {
    const found = isUuid(userId) ? await em.count(User, { id: userId, deletedAt: null }) : 0;
    if (!found) throw new AppError('NOT_FOUND', 'User not found');
  }
}

function begun({ em }: Transaction, userId: string, plan: Plan): Subscription {
  return em.create(Subscription, {
    user: em.getReference(User, userId, { wrapped: true }),
    plan: em.getReference(Plan, plan.id, { wrapped: true }),
    status: SubscriptionStatus.PENDING,
    priceCents: plan.priceCents,
    vatPercent: plan.vatPercent,
  });
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Subscription not found');
}
