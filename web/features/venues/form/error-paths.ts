import { pathsOf } from '../../../lib/forms.ts';
import { TAB_FIELDS, TABS } from './venue-tabs.ts';

/** The fields that a form's errors are about, parts of lists too (`rooms.0.name`), in the order of the tabs. */
export function errorPaths(errors: Readonly<Record<string, unknown>>): string[] {
  return TABS.flatMap((tab) => TAB_FIELDS[tab]).flatMap((field) => pathsOf(errors[field], field));
}
