import { isUuid } from '../../platform/text.ts';
import { AuditValueKind } from './audit.enums.ts';
import type { AuditChange, AuditEntry } from './audit.types.ts';
import type { AuditedField, AuditedTables } from '../../platform/audited-tables.ts';
import { fieldName } from './audited-fields.ts';

type Json = Readonly<Record<string, unknown>>;

type Kept = Pick<AuditEntry, 'objectType' | 'before' | 'after'>;

interface FoundChange extends Omit<AuditChange, 'kind'> {
  how: AuditedField;
}

/** How the fields of an object are formatted, by part (the empty text = the object itself) and field. */
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

/** The values before and after, by field. @param nameOf the name of an account or a plan; null = it has none any more. */
export async function changesOf(
  fields: AuditedFields,
  kept: Kept,
  nameOf: (id: string) => Promise<string | null>,
): Promise<AuditChange[]> {
  const found = [...new Set([...Object.keys(kept.before), ...Object.keys(kept.after)])].flatMap((field) =>
    foundIn(fields, kept, field),
  );
  return Promise.all(
    found.map(async ({ how, ...change }) => {
      if (typeof how !== 'object') return { ...change, kind: how as AuditValueKind };
      const told = async (value: string | null) => (value !== null && isUuid(value) && (await nameOf(value))) || value;
      const [before, after] = await Promise.all([told(change.before), told(change.after)]);
      return { ...change, kind: AuditValueKind.TEXT, before, after };
    }),
  );
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
