import { readFileSync } from 'node:fs';

/**
 * The type of a field: names of types joined by `|` (`list` is an array, `missing` allows its absence), or some
 * words, or a list of some words.
 */
type Field = string | { oneOf: readonly string[] } | { listOf: readonly string[] };

/**
 * The rows of a file of `data/`, validated against exactly these fields.
 * @throws if the file is invalid, with the row and the field.
 */
export function demoRows<Row extends object>(file: string, fields: Record<keyof Row & string, Field>): Row[] {
  const rows = demoFile(file);
  if (!Array.isArray(rows)) throw new Error(`${file}: not a list`);
  return rows.map((row: Record<string, unknown>, index) => {
    for (const name of new Set([...Object.keys(fields), ...Object.keys(row)])) {
      const field = (fields as Record<string, Field>)[name];
      if (field === undefined || !fits(row[name], field))
        throw new Error(`${file}: ${name} of row ${index} does not fit`);
    }
    return row as Row;
  });
}

/** The content of a JSON file of `data/`. */
export const demoFile = (file: string): unknown => JSON.parse(demoText(file));

/** The text of a file of `data/`. */
export const demoText = (file: string): string => readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8');

function fits(value: unknown, field: Field): boolean {
  if (typeof field === 'string') return field.split('|').includes(typeOf(value));
  if ('oneOf' in field) return field.oneOf.includes(value as string);
  return Array.isArray(value) && value.every((one: string) => field.listOf.includes(one));
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (value === undefined) return 'missing';
  return value === null ? 'null' : typeof value;
}
