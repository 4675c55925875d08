import { AuditValueKind } from './audit.enums.ts';
import type { AuditObject } from './audit.enums.ts';
import type { AuditedTable, AuditedTables } from '../../platform/audited-tables.ts';
import { fieldName, PERSONAL } from './audited-fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** A row before and after a transaction; null before = it was inserted, null after = it was deleted. */
export interface RowChange {
  table: string;
  before: Json | null;
  after: Json | null;
}

/** The changes of one object: the fields that differ, and those of each part under its name. */
export interface ObjectChange {
  type: AuditObject;
  id: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The entry for a value that is not stored in the log. */
const REDACTION = '***';
/** Longer texts are cut: the log is not a copy of the data. */
const MAX_TEXT = 500;

/** The changed rows of a transaction, grouped by object. A row with its original values is not a change. */
export function foldChanges(tables: AuditedTables, changes: readonly RowChange[]): ObjectChange[] {
  const objects = new Map<string, ObjectChange>();
  for (const { table, before, after } of netOf(tables, changes)) {
    const { fields, inside, part, label, object } = tables[table]!;
    const row = (after ?? before)!;
    const id = String(row[part?.of ?? 'id']);
    const key = `${object} ${id}`;
    const found = objects.get(key) ?? { type: object as AuditObject, id, before: {}, after: {} };
    const told = differences(fields, unfolded(before, inside), unfolded(after, inside));
    // The entry of a deleted account does not contain the name of its owner.
    if (table === 'user_account' && row['deleted_at'])
      for (const side of told) for (const name of PERSONAL) delete side[name];
    if (!part) {
      Object.assign(found.before, told[0]);
      Object.assign(found.after, told[1]);
    } else if (label) addPart(found, part.name, String(row[label]), told, [before, after]);
    else count(found, part.name, before, after, told);
    if (Object.keys({ ...found.before, ...found.after }).length) objects.set(key, found);
  }
  return [...objects.values()];
}

/** One change per row, from its first to its last state. */
function netOf(tables: AuditedTables, changes: readonly RowChange[]): RowChange[] {
  const rows = new Map<string, RowChange>();
  for (const { table, before, after } of changes) {
    const audited = tables[table];
    if (!audited) continue;
    const key = `${table} ${keyOf(audited, (after ?? before)!)}`;
    const earlier = rows.get(key);
    rows.set(key, { table, before: earlier ? earlier.before : before, after });
  }
  return [...rows.values()].filter(({ before, after }) => before ?? after);
}

function keyOf({ key = ['id'] }: AuditedTable, row: Json): string {
  return key.map((column) => String(row[column])).join(' ');
}

/** The fields of a JSON column; without such a column the row itself. */
function unfolded(row: Json | null, column: string | undefined): Json | null {
  if (!row || column === undefined) return row;
  const groups = Object.entries((row[column] ?? {}) as Json);
  return Object.fromEntries(
    groups.flatMap(([group, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([name, each]) => [`${group}${name[0]!.toUpperCase()}${name.slice(1)}`, each])
        : [[group, value]],
    ),
  );
}

type Sides = [before: Record<string, unknown>, after: Record<string, unknown>];

function differences(fields: AuditedTable['fields'], before: Json | null, after: Json | null): Sides {
  const told: Sides = [{}, {}];
  for (const [column, kind] of Object.entries(fields)) {
    const sides = [before?.[column], after?.[column]].map((value) => (isNothing(value) ? null : value));
    if (JSON.stringify(sides[0]) === JSON.stringify(sides[1])) continue;
    sides.forEach((value, index) => {
      if (value !== null)
        told[index]![fieldName(column)] = kind === (AuditValueKind.REDACTED as string) ? REDACTION : cut(value);
    });
  }
  return told;
}

/** Empty fields of a new object are left out. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function cut(value: unknown): unknown {
  return typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT).toWellFormed()}…` : value;
}

function addPart(object: ObjectChange, name: string, label: string, told: Sides, rows: (Json | null)[]): void {
  if (rows.every(Boolean) && told.every((side) => Object.keys(side).length === 0)) return;
  [object.before, object.after].forEach((side, index) => {
    if (!rows[index]) return;
    const parts = (side[name] ?? {}) as Record<string, object>;
    side[name] = { ...parts, [label]: { ...parts[label], ...told[index] } };
  });
}

/** `photosAdded: 2`: parts without names are counted. */
function count(
  { after: side }: ObjectChange,
  name: string,
  before: Json | null,
  after: Json | null,
  told: Sides,
): void {
  if (before && after && told.every((each) => Object.keys(each).length === 0)) return;
  const field = `${name}${before === null ? 'Added' : after === null ? 'Removed' : 'Changed'}`;
  side[field] = Number(side[field] ?? 0) + 1;
}
