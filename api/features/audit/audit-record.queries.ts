import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { requestScope } from '../../platform/logger.ts';
import type { ObjectChange, RowChange } from './audit-fold.ts';
import { AuditAction, AuditObject } from './audit.enums.ts';

/** The acting user, as of now. */
export interface Actor {
  id: string | null;
  name: string;
  role: string;
}

/** The data of an entry. */
export type NewEntry = ObjectChange & { label: string };

/** Removes and returns the changes that triggers have recorded in this transaction, in their order. */
export function takeChanges({ query }: Pick<Transaction, 'query'>): Promise<RowChange[]> {
  return query(
    `with taken as (
       delete from audit_change where transaction_id = pg_current_xact_id() returning id, table_name, before, after
     )
     select table_name as "table", before, after from taken order by id`,
  );
}

/** Null = there is no account. */
export async function actorOf({ query }: Pick<Transaction, 'query'>, userId: string | null): Promise<Actor | null> {
  if (userId === null) return null;
  const [actor] = await query<Actor>(
    `select id, btrim(first_name || ' ' || last_name) as name, role from user_account where id = $1`,
    [userId],
  );
  return actor ?? null;
}

/** Venues that a plan hides or shows have an action of their own, whatever the operation was. */
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

/** Ids and names of objects, by type; null = the type has no names. */
const NAMES: Readonly<Record<AuditObject, string | null>> = {
  [AuditObject.USER]: `select id, btrim(first_name || ' ' || last_name) as name from user_account`,
  [AuditObject.VENUE]: `select id, name from venue`,
  [AuditObject.CHANGE_REQUEST]: `select q.id, v.name from change_request q join venue v on v.id = q.venue_id`,
  [AuditObject.PROMOTION]: `select id, title as name from promotion`,
  [AuditObject.SUBSCRIPTION]: `select s.id, btrim(u.first_name || ' ' || u.last_name) as name
    from subscription s join user_account u on u.id = s.user_id`,
  [AuditObject.PLAN]: `select id, name from plan`,
  [AuditObject.QUOTE_REQUEST]: `select id, reference as name from quote_request`,
  [AuditObject.MESSAGE]: `select id, reference as name from contact_message`,
  [AuditObject.REFERENCE]: `select id, name from reference`,
  [AuditObject.SETTINGS]: null,
  [AuditObject.EXPORT]: null,
};

/** The names of objects, in their order; of a deleted one, its last name. */
export async function labelsOf({ query }: Transaction, objects: readonly ObjectChange[]): Promise<string[]> {
  const names = new Map<string, string>();
  for (const type of new Set(objects.map((object) => object.type))) {
    const ids = objects.filter((object) => object.type === type).map(({ id }) => id);
    const known = NAMES[type];
    if (!known) continue;
    const rows = await query<{ id: string; name: string }>(`select * from (${known}) o where o.id = any($1::uuid[])`, [
      ids,
    ]);
    for (const { id, name } of rows) names.set(`${type} ${id}`, name);
  }
  return objects.map(({ type, id, before }) => names.get(`${type} ${id}`) ?? textOf(before['name'] ?? before['title']));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
