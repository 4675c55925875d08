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
import type { OwnSubscription, PlanSubscription, SubscriptionPage, VenueName } from './billing.types.ts';
import type { OwnerSubscription, SubscriptionOverview } from './owner-subscription.types.ts';
import { recordPayment } from './payment-writer.ts';
import { ask, lockedSubscription, NOT_DECLINED, NOTHING_ASKED } from './subscription-writer.ts';
import { Plan } from './plan.entity.ts';
import { applyVenueLimit, fillVenueLimit, venuesBeyond } from './plan-limits.queries.ts';
import { Subscription } from './subscription.entity.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';
import { holdsOn, subscriptionActorOf } from './subscription.policy.ts';
import {
  currentPlanOf,
  statusOf,
  type SubscriptionReading,
  subscriptionOf,
  subscriptionOverview,
  subscriptionOwnerOf,
  subscriptionPage,
} from './subscription.queries.ts';
import { venuesBeyondFreePlan } from './plan-limits.queries.ts';
import { SubscriptionCancelled, SubscriptionDeclined, SubscriptionRenewed, SubscriptionRequested } from './events.ts';

export interface SubscriptionServiceDependencies {
  database: Database;
  settings: Pick<LiveSettings, 'current'>;
}

/** Subscriptions: of oneself, and for administrators those of others. Nothing is charged by the product; payments are recorded. */
export class SubscriptionService {
  readonly #dependencies: SubscriptionServiceDependencies;

  constructor(dependencies: SubscriptionServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The plan of the viewer, its use, and the venues that depend on their subscription. */
  async own(viewer: Viewer): Promise<OwnSubscription> {
    const { currentPlan, ...status } = await statusOf(this.#reading(), viewer, viewer.id);
    const venuesAtRisk = currentPlan.isFree ? [] : await venuesBeyondFreePlan(this.#reading(), viewer.id);
    return { id: viewer.id, currentPlan, ...status, venuesAtRisk };
  }

  /** The same of an owner, for administrators. @throws AppError NOT_FOUND. */
  async ofOwner(viewer: Viewer, userId: string): Promise<OwnerSubscription> {
    const found = isUuid(userId) ? await subscriptionOwnerOf(this.#reading(), userId) : null;
    if (!found) throw new AppError('NOT_FOUND', 'User not found');
    const { role, ...owner } = found;
    const { currentPlan, ...status } = await statusOf(this.#reading(), viewer, owner.id);
    return { id: owner.id, owner, currentPlan: role === Role.CLIENT ? currentPlan : null, ...status };
  }

  /** The venues that a plan would take offline; none while the owner keeps their plan. @throws AppError NOT_FOUND. */
  async venuesBeyond(userId: string, planId: string): Promise<VenueName[]> {
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

  /** Every owner's, for administrators. */
  page(viewer: Viewer, args: SubscriptionsArgs): Promise<SubscriptionPage> {
    return subscriptionPage(this.#reading(), viewer, args);
  }

  /**
   * Asks for a plan: the first one, another one, or the same for longer. Asking again for the same is no second request.
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
   * @throws AppError NOT_FOUND, FORBIDDEN for somebody else's, CONFLICT where it has been cancelled or has ended, or is not the one that
   *   the decision was made from.
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
        Object.assign(subscription, { cancelledAt: now(), autoRenew: false, ...NOTHING_ASKED });
        const { name: plan } = await this.#plan(transaction, subscription.plan.id);
        return new SubscriptionCancelled({ userId, plan, isByOwner: by === SubscriptionActor.OWNER });
      },
    });
    return this.#view(viewer, userId);
  }

  /**
   * Renews a subscription, or begins one. While the same plan runs, its time is added at the end; another plan begins today. What the
   * plan has room for is seen by the public again at once. What another plan has no room for goes offline, if it was named.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND for the user or the plan, CONFLICT where the subscription is not the one that the
   *   decision was made from, so nobody gets two years for two clicks; or where a venue would go offline that was not named.
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
            ...NOTHING_ASKED,
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
   * Declines the request of an owner. A running subscription continues, and they can ask again.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT where nothing is asked for, or the subscription is not the one that the
   *   decision was made from.
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
        Object.assign(subscription, { ...NOTHING_ASKED, declinedAt: now(), declineReason: reason });
        return new SubscriptionDeclined({ userId, plan, planId });
      },
    });
    return this.#view(viewer, userId);
  }

  /** Notes what was paid, or billed. @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT for what is noted already. */
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
      query: (text, values) => database.rows(text, values),
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
