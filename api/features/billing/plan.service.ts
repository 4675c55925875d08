import { BILLING_LIMITS } from '../../../schema/admin-limits.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import type { SavePlanInput } from './billing.inputs.ts';
import type { PlanView } from './billing.types.ts';
import { Plan } from './plan.entity.ts';
import { planOf, plansOf } from './subscription.queries.ts';

/** A number that nothing else locks by. */
const NAMES_LOCK = 4_711_011;

/** What can be subscribed to. */
export class PlanService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @param all also those that cannot be chosen any more. */
  list(all: boolean): Promise<PlanView[]> {
    return plansOf(this.#reading(), { all });
  }

  /**
   * Changes a plan, or makes a new one. Running subscriptions keep their price; limits hold for all that have the plan.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, CONFLICT (changed since).
   */
  async save(input: SavePlanInput): Promise<PlanView> {
    await validateInput(input);
    const name = oneLine(input.name, BILLING_LIMITS.planName);
    if (!name) throw validationFailed([{ path: 'name', code: 'required' }]);
    const id = await this.#database.transaction(async (transaction) => {
      // Two plans of the same name at once: the second waits here, and then finds the first.
      await transaction.query(`select pg_advisory_xact_lock($1)`, [NAMES_LOCK]);
      const plan = input.id ? await this.#seen(transaction, input.id, input.version ?? null) : null;
      if (!plan) await assertRoom(transaction);
      await this.#assertFree(transaction, name, plan);
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
      return saved.id;
    });
    return (await planOf(this.#reading(), id))!;
  }

  async #seen({ em, query }: Transaction, id: string, version: number | null): Promise<Plan> {
    const rows = isUuid(id) ? await query(`select 1 from plan where id = $1 for update`, [id]) : [];
    const plan = rows.length ? await em.findOne(Plan, { id }) : null;
    if (!plan) throw new AppError('NOT_FOUND', 'Plan not found');
    if (plan.version !== version) throw new AppError('CONFLICT');
    return plan;
  }

  async #assertFree({ query }: Transaction, name: string, plan: Plan | null): Promise<void> {
    const taken = await query(
      `select 1 from plan where lower(name) = lower($1) and ($2::uuid is null or id <> $2::uuid)`,
      [name, plan?.id ?? null],
    );
    if (taken.length) throw validationFailed([{ path: 'name', code: 'repeated' }]);
  }

  #reading(): Pick<Transaction, 'query'> {
    return { query: (text, values) => this.#database.rows(text, values) };
  }
}

/** Lists of plans show them all, so there is an end to them. @throws AppError VALIDATION_FAILED. */
async function assertRoom({ query }: Transaction): Promise<void> {
  const max = BILLING_LIMITS.plans;
  const [row] = await query<{ count: number }>(`select count(*)::int as count from plan`);
  if (row!.count >= max) throw validationFailed([{ path: 'name', code: 'tooMany', params: { max } }]);
}

/** The free plan holds for everybody without another: it costs nothing, never ends, and is always there. */
function assertSensible({ priceCents, durationMonths, isActive }: SavePlanInput, isFree: boolean): void {
  if (isFree) {
    if (priceCents > 0) throw validationFailed([{ path: 'priceCents', code: 'tooGreat', params: { max: 0 } }]);
    if (durationMonths) throw validationFailed([{ path: 'durationMonths', code: 'unknownValue' }]);
    if (!isActive) throw validationFailed([{ path: 'isActive', code: 'required' }]);
  } else if (!durationMonths) throw validationFailed([{ path: 'durationMonths', code: 'required' }]);
}
