import { LockMode } from '@mikro-orm/core';
import { BILLING_LIMITS } from '../../../schema/admin-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { validateInput } from '../../platform/validation.ts';
import type { SavePlanInput } from './billing.inputs.ts';
import { Plan } from './plan.entity.ts';

/** Key of an advisory lock. */
const NAMES_LOCK = 4_711_011;

/** The plans. */
export class PlanService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @param all also inactive ones. */
  list(all: boolean): Promise<Plan[]> {
    return this.#database.em.find(Plan, all ? {} : { isActive: true }, {
      orderBy: { position: 'asc', priceCents: 'asc', name: 'asc' },
      limit: BILLING_LIMITS.plans,
    });
  }

  /**
   * Changes a plan, or creates one. Running subscriptions keep their price; limits apply to all subscribers.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT (changed since).
   */
  async save(input: SavePlanInput): Promise<Plan> {
    await validateInput(input);
    const name = oneLine(input.name, BILLING_LIMITS.planName);
    if (!name) throw validationFailed([{ path: 'name', code: 'required' }]);
    return this.#database.transaction(async (transaction) => {
      // Of two concurrent plans with the same name the second waits here, and then finds the first.
      await transaction.query(`select pg_advisory_xact_lock($1)`, [NAMES_LOCK]);
      const plans = await transaction.em.findAll(Plan, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const plan = input.id ? seen(plans, input.id, input.version ?? null) : null;
      if (!plan) assertRoom(plans);
      if (plans.some((other) => other !== plan && other.name.toLowerCase() === name.toLowerCase()))
        throw validationFailed([{ path: 'name', code: 'repeated' }]);
      assertSensible(input, plan?.isFree ?? false);
      const { id: _id, version: _version, ...fields } = input;
      const values = {
        ...fields,
        name,
        durationMonths: input.durationMonths ?? null,
        venueLimit: input.venueLimit ?? null,
        photoLimit: input.photoLimit ?? null,
        promotionLimit: input.promotionLimit ?? null,
      };
      const saved = plan ? Object.assign(plan, values) : transaction.em.create(Plan, values);
      await transaction.em.flush();
      return saved;
    });
  }
}

/** @throws AppError NOT_FOUND, CONFLICT (changed since). */
function seen(plans: readonly Plan[], id: string, version: number | null): Plan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new AppError('NOT_FOUND', 'Plan not found');
  if (plan.version !== version) throw new AppError('CONFLICT');
  return plan;
}

/** The number of plans is limited, because lists show them all. @throws AppError VALIDATION_FAILED. */
function assertRoom({ length }: readonly Plan[]): void {
  const max = BILLING_LIMITS.plans;
  if (length >= max) throw validationFailed([{ path: 'name', code: 'tooMany', params: { max } }]);
}

/** The rules of the free plan: it costs nothing, never ends, and is always active. */
function assertSensible({ priceCents, durationMonths, isActive }: SavePlanInput, isFree: boolean): void {
  if (isFree) {
    if (priceCents > 0) throw validationFailed([{ path: 'priceCents', code: 'tooGreat', params: { max: 0 } }]);
    if (durationMonths) throw validationFailed([{ path: 'durationMonths', code: 'unknownValue' }]);
    if (!isActive) throw validationFailed([{ path: 'isActive', code: 'required' }]);
  } else if (!durationMonths) throw validationFailed([{ path: 'durationMonths', code: 'required' }]);
}
