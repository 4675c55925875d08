import type { Transaction } from '../../platform/database/database.ts';
import type { ObjectChange } from './audit-fold.ts';
import { AuditObject } from './audit.enums.ts';

/** Ids and names of objects, by type; null = it has no name of its own. */
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

/** What objects are called, in their order; of one that is gone, what it was called. */
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
