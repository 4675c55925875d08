import { namesIn, type SimpleField, simpleField } from '../../../../schema/venue-fields.ts';
import { VENUE_LIMITS as MAX } from '../../../../schema/owner-limits.ts';
import {
  atMost,
  between,
  email,
  firstIssue,
  phone,
  required,
  time,
  webAddress,
  wholeCents,
  type Rule,
} from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { cents, decimalNumber } from '../../../lib/typed-numbers.ts';
import { ROOM_LAYOUT_VALUES } from '../../../lib/venue-terms.ts';
import { shownComponents, type RateForm } from './rate-form.ts';
import type { Position, PositionForm, RoomForm, VenueForm } from './venue-form.ts';

/** Collects what is wrong, field by field, in the order of the screen. */
class Issues {
  readonly found: Record<string, FieldIssue> = {};

  text(name: string, value: string, ...rules: Rule[]): void {
    const issue = firstIssue(value, ...rules);
    if (issue) this.found[name] = issue;
  }

  add(name: string, code: string, params?: FieldIssue['params']): void {
    this.found[name] = params ? { code, params } : { code };
  }

  count(name: string, items: readonly unknown[], max: number): void {
    if (items.length > max) this.add(name, 'tooMany', { max });
  }
}

const read = (text: string) => decimalNumber(text) ?? Number.NaN;
const readWhole = (text: string) => {
  const number = read(text);
  return Number.isInteger(number) ? number : Number.NaN;
};
const whole = (min: number, max: number) => between(readWhole, min, max, 'notWhole');
const decimal = (min: number, max: number) => between(read, min, max, 'notNumber');

/** A price in euros, in the form as cents. */
const amount = between((text) => cents(text) / 100, 0, MAX.rateNetCents / 100, 'notNumber');

/** Small letters, digits and hyphens between them. */
const slugRule: Rule = (value) => {
  const text = value.trim();
  if (text === '') return undefined;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return { code: 'notSlug' };
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? { code: 'notSlug' } : undefined;
};

const postalCode: Rule = (value) =>
  value.trim() === '' || /^\d{5}$/.test(value.trim()) ? undefined : { code: 'notPostalCode' };

function roomIssues(issues: Issues, room: RoomForm, at: string, complete: boolean): void {
  issues.text(`${at}.name`, room.name, required, atMost(MAX.roomName));
  issues.text(`${at}.areaSqm`, room.areaSqm, whole(1, MAX.areaSqm));
  issues.text(`${at}.ceilingHeightM`, room.ceilingHeightM, decimal(1, MAX.ceilingHeightM));
  for (const layout of ROOM_LAYOUT_VALUES) {
    issues.text(`${at}.capacities.${layout}`, room.capacities[layout], whole(1, MAX.roomCapacity));
  }
  if (complete && ROOM_LAYOUT_VALUES.every((layout) => room.capacities[layout].trim() === '')) {
    issues.add(`${at}.capacities.${ROOM_LAYOUT_VALUES[0]}`, 'capacityNeeded');
  }
  issues.text(`${at}.description`, room.description, atMost(MAX.roomDescription));
}

/** The greatest number of people given for a room that has no place for them; null = all have theirs, or a figure is missing. */
export function crowdOf({ areaSqm, capacities }: RoomForm): { people: number; areaSqm: number } | null {
  const area = readWhole(areaSqm);
  const people = Math.max(0, ...Object.values(capacities).map(readWhole).filter(Number.isInteger));
  return people > area * MAX.mostPeopleASqm ? { people, areaSqm: area } : null;
}

/** Degrees to each side of the equator, and of Greenwich. */
const LATITUDES = 90;
const LONGITUDES = 180;

const coordinate =
  (bound: number): Rule =>
  (value) =>
    value.trim() === '' || Math.abs(read(value)) <= bound ? undefined : { code: 'notCoordinate', params: { bound } };

/** Both together are a position. */
function positionIssues(issues: Issues, { latitude, longitude }: PositionForm): void {
  const needed = (latitude + longitude).trim() === '' ? [] : [required];
  issues.text('position.latitude', latitude, ...needed, coordinate(LATITUDES));
  issues.text('position.longitude', longitude, ...needed, coordinate(LONGITUDES));
}

/** The place that was typed; null = none, or it is wrong. */
export function positionOf(typed: PositionForm): Position | null {
  const [latitude, longitude] = [read(typed.latitude), read(typed.longitude)];
  return Math.abs(latitude) <= LATITUDES && Math.abs(longitude) <= LONGITUDES ? { latitude, longitude } : null;
}

function rateIssues(issues: Issues, rate: RateForm, at: string): void {
  const shown = shownComponents(rate);
  if (shown.every((part) => rate.components[part].net.trim() === '')) issues.add(`${at}.components`, 'required');
  issues.text(`${at}.label`, rate.label, ...(rate.kind === 'EXTRA' ? [required] : []), atMost(MAX.rateLabel));
  for (const part of shown) {
    const { net, quantity } = rate.components[part];
    issues.text(`${at}.components.${part}.net`, net, wholeCents, amount);
    issues.text(`${at}.components.${part}.quantity`, quantity, whole(1, MAX.rateQuantity));
  }
  if (rate.validFrom && rate.validTo && rate.validTo < rate.validFrom) issues.add(`${at}.validTo`, 'endBeforeStart');
  issues.text(`${at}.smallestGroup`, rate.smallestGroup, whole(1, MAX.roomCapacity));
}

/** What is wrong with the lists of a venue. */
function listIssues(issues: Issues, form: VenueForm, complete: boolean): void {
  issues.count('rooms', form.rooms, MAX.rooms);
  form.rooms.forEach((room, index) => roomIssues(issues, room, `rooms.${index}`, complete));
  issues.count('rates', form.rates, MAX.rates);
  form.rates.forEach((rate, index) => rateIssues(issues, rate, `rates.${index}`));
  issues.count('tags', form.tags, MAX.tags);
  issues.count('activities', form.activities, MAX.activities);
  form.activities.forEach(({ name, description }, index) => {
    issues.text(`activities.${index}.name`, name, required, atMost(MAX.title));
    issues.text(`activities.${index}.description`, description, atMost(MAX.activityDescription));
  });
  issues.count('accesses', form.accesses, MAX.accesses);
  form.accesses.forEach(({ name, minutes }, index) => {
    issues.text(`accesses.${index}.name`, name, required, atMost(MAX.title));
    issues.text(`accesses.${index}.minutes`, minutes, required, whole(1, MAX.accessMinutes));
  });
  issues.count('pointsOfInterest', form.pointsOfInterest, MAX.pointsOfInterest);
  form.pointsOfInterest.forEach(({ name, distanceKm }, index) => {
    issues.text(`pointsOfInterest.${index}.name`, name, required, atMost(MAX.title));
    issues.text(`pointsOfInterest.${index}.distanceKm`, distanceKm, required, decimal(0, MAX.distanceKm));
  });
  issues.count('paragraphs', form.paragraphs, MAX.paragraphs);
  form.paragraphs.forEach(({ title, text }, index) => {
    issues.text(`paragraphs.${index}.title`, title, required, atMost(MAX.title));
    issues.text(`paragraphs.${index}.text`, text, required, atMost(MAX.paragraphText));
  });
}

const SIMPLE_RULES: Readonly<Record<SimpleField['kind'], (field: SimpleField) => Rule[]>> = {
  line: ({ max }) => [atMost(max)],
  phone: () => [phone],
  email: () => [email],
  url: ({ max }) => [atMost(max), webAddress],
  time: () => [time],
  whole: ({ min = 0, max }) => [whole(min, max)],
};

function simpleIssues(issues: Issues, form: VenueForm, group: SimpleField['group'], complete: boolean): void {
  for (const name of namesIn(group)) {
    const field = simpleField(name);
    const needed = complete && field.isNeeded ? [required] : [];
    issues.text(name, form[name], ...needed, ...SIMPLE_RULES[field.kind](field));
  }
}

/**
 * What is wrong with what is typed, by the rules and codes of the API. A name and a place are always needed; a draft may be without the
 * rest: `complete` asks for all that a review needs.
 */
export function venueIssues(form: VenueForm, complete: boolean): FieldIssues<VenueForm> {
  const issues = new Issues();
  const needed: Rule[] = complete ? [required] : [];
  issues.text('name', form.name, required, atMost(MAX.name));
  simpleIssues(issues, form, 'stay', complete);
  issues.text('description', form.description, ...needed, atMost(MAX.description));
  if (complete && form.eventTypes.length === 0) issues.add('eventTypes', 'required');
  issues.text('address', form.address, ...needed, atMost(MAX.address));
  issues.text('postalCode', form.postalCode, required, postalCode);
  if (!form.commune) issues.add('commune', 'required');
  positionIssues(issues, form.position);
  if (complete && form.rooms.length === 0) issues.add('rooms', 'required');
  listIssues(issues, form, complete);
  simpleIssues(issues, form, 'contact', complete);
  issues.text('slug', form.slug, atMost(MAX.slug), slugRule);
  return issues.found;
}

/** Codes of what was typed as a number and is none: it cannot be sent. */
export const NO_NUMBER: ReadonlySet<string> = new Set(['notWhole', 'notNumber', 'notCoordinate', 'tooManyDecimals']);

/** The field that an issue is about, without its parts: `rooms.0.name` → `rooms`. A postal code is part of its commune. */
export function fieldOf(path: string): string {
  const [field = path] = path.split('.');
  return field === 'postalCode' ? 'commune' : field;
}
