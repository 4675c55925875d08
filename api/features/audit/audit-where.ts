import type { AuditFilter } from './audit.inputs.ts';

/** A condition of SQL, with what its placeholders stand for. */
export interface AuditWhere {
  sql: string;
  values: unknown[];
}

/** Only what is asked for gets into the statement: so each filter finds its index. */
export function auditWhere({
  actorId,
  bySystem,
  actions,
  objectType,
  objectId,
  from,
  to,
  text,
}: AuditFilter): AuditWhere {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (condition: (placeholder: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (actorId) add((id) => `e.actor_id = ${id}::uuid`, actorId);
  // Whoever has no account is the product itself.
  if (bySystem) conditions.push('e.actor_id is null');
  if (actions?.length === 1) add((action) => `e.action = ${action}`, actions[0]);
  else if (actions?.length) add((list) => `e.action = any(${list}::text[])`, actions);
  if (objectType) add((type) => `e.object_type = ${type}`, objectType);
  if (objectId) add((id) => `e.object_id = ${id}`, objectId);
  if (from) add((day) => `e.at >= ${day}::date::timestamp at time zone 'Europe/Paris'`, from);
  if (to) add((day) => `e.at < (${day}::date + 1)::timestamp at time zone 'Europe/Paris'`, to);
  const words = text?.trim();
  if (words)
    add((like) => `e.object_label || ' ' || e.actor_name ilike ${like}`, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return { sql: conditions.join(' and ') || 'true', values };
}
