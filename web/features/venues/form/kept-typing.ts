import { tabStorage } from '../../../lib/tab-storage.ts';
import { mergedForm } from './venue-input.ts';
import type { VenueField, VenueForm } from './venue-form.ts';

/** With the number of its shape: what an earlier release kept does not fit. */
const keyOf = (venueId: string) => `venue-form-2:${venueId}`;

/** Keeps in the tab what is typed and not saved; no fields forget it. */
export function keepTyping(venueId: string, fields: readonly VenueField[], form: VenueForm): void {
  if (fields.length === 0) tabStorage.write(keyOf(venueId), null);
  else {
    const parts = fields.includes('commune') ? [...fields, 'postalCode' as const] : fields;
    tabStorage.write(keyOf(venueId), Object.fromEntries(parts.map((field) => [field, form[field]])));
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a kept value can stand where this one stands. */
function fits(value: unknown, given: unknown): boolean {
  if (given === null || value === null) return given === value || isObject(given) || isObject(value);
  return Array.isArray(given) ? Array.isArray(value) : typeof value === typeof given;
}

/** A form with what was kept of it in the tab; null = nothing was. */
export function withKeptTyping(venueId: string, form: VenueForm): VenueForm | null {
  const kept = tabStorage.read(keyOf(venueId));
  if (!isObject(kept)) return null;
  const fields = (Object.keys(form) as VenueField[]).filter((field) => field in kept && fits(kept[field], form[field]));
  return fields.length === 0 ? null : mergedForm(form, { ...form, ...kept }, fields);
}
