import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/text.ts';
import { type AuditObject, AuditValueKind } from './audit.enums.ts';
import type { AuditChange } from './audit.types.ts';
import type { AuditedField, AuditedTables } from '../../platform/audited-tables.ts';
import { fieldName } from './audited-fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** What an entry keeps of an object. */
export interface Kept {
  objectType: AuditObject;
  before: Json;
  after: Json;
}

interface FoundChange extends Omit<AuditChange, 'kind'> {
  how: AuditedField;
}

/** How the fields of an object are told, by part (the empty text = the object itself) and field. */
export type AuditedFields = ReadonlyMap<string, AuditedField>;

export function fieldsOf(tables: AuditedTables): AuditedFields {
  return new Map(
    Object.values(tables).flatMap(({ object, part, fields }) =>
      Object.entries(fields).map(
        ([column, how]) => [`${object} ${part?.name ?? ''} ${fieldName(column)}`, how] as const,
      ),
    ),
  );
}

/** Before and after, field by field. Names of other things are those that they have now. */
export async function changesOf(database: Database, fields: AuditedFields, kept: Kept): Promise<AuditChange[]> {
  const found = [...new Set([...Object.keys(kept.before), ...Object.keys(kept.after)])].flatMap((field) =>
    foundIn(fields, kept, field),
  );
  const names = await namesOf(database, found);
  return found.map(({ how, ...change }) => ({
    ...change,
    kind: typeof how === 'object' ? AuditValueKind.TEXT : (how as AuditValueKind),
    before: names.get(change.before ?? '') ?? change.before,
    after: names.get(change.after ?? '') ?? change.after,
  }));
}

function foundIn(fields: AuditedFields, { objectType, before, after }: Kept, field: string): FoundChange[] {
  const sides = [before[field], after[field]];
  if (!sides.some(isParts))
    return [
      {
        field,
        part: null,
        partName: null,
        how:
          fields.get(`${objectType}  ${field}`) ??
          (sides.some((side) => typeof side === 'number') ? AuditValueKind.NUMBER : AuditValueKind.TEXT),
        before: textOf(sides[0]),
        after: textOf(sides[1]),
      },
    ];
  const [was = {}, is = {}] = sides as (Record<string, Json> | undefined)[];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((partName) => {
    const [left, right] = [was[partName] ?? {}, is[partName] ?? {}];
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].map((each) => ({
      field: each,
      part: field,
      partName,
      how: fields.get(`${objectType} ${field} ${each}`) ?? AuditValueKind.TEXT,
      before: textOf(left[each]),
      after: textOf(right[each]),
    }));
  });
}

function isParts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Names of the accounts and plans that changes name by id. */
async function namesOf(database: Database, changes: readonly FoundChange[]): Promise<Map<string, string>> {
  const ids = changes.flatMap(({ how, before, after }) =>
    typeof how === 'object' ? [before, after].filter((id): id is string => id !== null && isUuid(id)) : [],
  );
  if (!ids.length) return new Map();
  const rows = await database.rows<{ id: string; name: string }>(
    `select id, btrim(first_name || ' ' || last_name) as name from user_account where id = any($1::uuid[])
     union all select id, name from plan where id = any($1::uuid[])`,
    [ids],
  );
  // Of a deleted account the id is what is left.
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
