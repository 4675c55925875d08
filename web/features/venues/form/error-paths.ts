import { TAB_FIELDS, TABS } from './venue-tabs.ts';

type Errors = Readonly<Record<string, unknown>>;

const isErrors = (value: unknown): value is Errors => typeof value === 'object' && value !== null;

function pathsIn(value: unknown, path: string): string[] {
  if (!isErrors(value)) return [];
  if (typeof value['type'] === 'string') return [path];
  return Object.entries(value).flatMap(([key, part]) => (key === 'ref' ? [] : pathsIn(part, `${path}.${key}`)));
}

/** The fields that a form's errors are about, parts of lists too (`rooms.0.name`), in the order of the tabs. */
export function errorPaths(errors: object): string[] {
  return TABS.flatMap((tab) => TAB_FIELDS[tab]).flatMap((field) => pathsIn((errors as Errors)[field], field));
}
