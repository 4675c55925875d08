import type { Transaction, TransactionHook } from '../../platform/database/database.ts';
import type { AuditedTables } from '../../platform/audited-tables.ts';
import { auditScope } from '../../platform/audit-context.ts';
import { now } from '../../platform/clock.ts';
import { requestScope } from '../../platform/logger.ts';
import { foldChanges, type ObjectChange, type RowChange } from './audit-fold.ts';
import { AuditAction, AuditObject, SYSTEM_ROLE } from './audit.enums.ts';
import { labelsOf } from './audit-labels.ts';

/** Who acts, as he is at that moment. */
export interface Actor {
  id: string | null;
  name: string;
  role: string;
}

/** What becomes an entry. */
export type NewEntry = ObjectChange & { label: string };

const SYSTEM: Actor = { id: null, name: '', role: SYSTEM_ROLE };

/** What clients do with their own accounts is nobody's decision, and stays theirs. */
const STAFF_ONLY: readonly AuditObject[] = [AuditObject.USER];
const STAFF = ['ADMIN', 'TEAM', SYSTEM_ROLE];

/**
 * Writes the log, in the transaction of what it tells. Triggers note every row that changes while somebody is answerable for it, however
 * it is written; here they are folded into one entry an object. So no write can forget to be logged.
 */
export const auditRecorder = (tables: AuditedTables): TransactionHook => ({
  async begin({ query }) {
    if (!auditScope.getStore()) return false;
    await query(`select set_config('pleniere.audit', 'on', true)`);
    return true;
  },

  async end(transaction) {
    const changes = await transaction.query<RowChange & { id: string }>(
      `with taken as (
         delete from audit_change where transaction_id = pg_current_xact_id() returning id, table_name, before, after
       )
       select table_name as "table", before, after from taken order by id`,
    );
    const objects = foldChanges(tables, changes);
    const acting = auditScope.getStore();
    if (!objects.length || !acting) return;
    const actor = acting.caller ? await actorOf(transaction, acting.caller.found?.id ?? aboutWhom(objects)) : SYSTEM;
    if (!actor) return;
    const told = objects.filter(({ type }) => STAFF.includes(actor.role) || !STAFF_ONLY.includes(type));
    const labels = await labelsOf(transaction, told);
    const entries = told.map((object, index) => ({ ...object, label: labels[index]! }));
    await writeEntries(transaction.query, acting.action, actor, entries);
  },
});

/** Who signs in has no session before; the account that this changes is his. Null = it is of nobody. */
function aboutWhom(objects: readonly ObjectChange[]): string | null {
  return objects.find(({ type }) => type === AuditObject.USER)?.id ?? null;
}

/** Null = nobody who has an account. */
export async function actorOf({ query }: Pick<Transaction, 'query'>, userId: string | null): Promise<Actor | null> {
  if (userId === null) return null;
  const [actor] = await query<Actor>(
    `select id, btrim(first_name || ' ' || last_name) as name, role from user_account where id = $1`,
    [userId],
  );
  return actor ?? null;
}

/** What became of a venue that the plan of its owner hides or shows is named so, whatever was done to something else. */
function actionOf(action: string, { type, before, after }: ObjectChange): string {
  const fields = Object.keys({ ...before, ...after });
  if (type !== AuditObject.VENUE || fields.some((field) => field !== 'subscriptionExpired')) return action;
  return after['subscriptionExpired'] ? AuditAction.HIDE_VENUE : AuditAction.SHOW_VENUE;
}

export async function writeEntries(
  query: Transaction['query'],
  action: string,
  { id, name, role }: Actor,
  entries: readonly NewEntry[],
): Promise<void> {
  if (!entries.length) return;
  await query(
    `insert into audit_entry (at, actor_id, actor_name, actor_role, action, object_type, object_id, object_label, before, after, request_id)
     select $1::timestamptz, $2::uuid, $3, $4, e.action, e.type, e.id, e.label, e.before, e.after, $5
     from jsonb_to_recordset($6::jsonb) as e (action text, type text, id text, label text, before jsonb, after jsonb)`,
    [
      now().toISOString(),
      id,
      name,
      role,
      requestScope.getStore()?.requestId ?? '',
      JSON.stringify(entries.map((entry) => ({ ...entry, action: actionOf(action, entry) }))),
    ],
  );
}
