import { halfDayOf, isWrittenTooLate, weekdayOf, type CalendarSpan } from '../../../../schema/half-days.ts';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { atMost, firstIssue, required } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import type { SaveCalendarEntryMutationVariables } from './calendar.gen.ts';
import type { OwnedEntry } from './day-states.ts';

/** An entry as the form holds it. */
export type EntryForm = {
  state: OwnedEntry['state'];
  /** Empty = the whole venue. */
  roomId: string;
  startsOn: string;
  startHalf: OwnedEntry['startHalf'];
  endsOn: string;
  endHalf: OwnedEntry['endHalf'];
  optionUntil: string;
  /** Empty = once. */
  repeats: '' | NonNullable<OwnedEntry['repeats']>;
  /** Numbers as texts: those of check boxes. */
  weekdays: string[];
  repeatsUntil: string;
  note: string;
};

export const ENTRY_FIELDS = [
  'state',
  'roomId',
  'startsOn',
  'startHalf',
  'endsOn',
  'endHalf',
  'optionUntil',
  'repeats',
  'weekdays',
  'repeatsUntil',
  'note',
] as const satisfies readonly (keyof EntryForm)[];

/** What the dialog begins with. */
export type Begun = { readonly entry: OwnedEntry } | { readonly span: CalendarSpan; readonly roomId: string | null };

export function formOf(begun: Begun): EntryForm {
  if ('entry' in begun) {
    const { state, roomId, optionUntil, repeats, weekdays, repeatsUntil, note, ...span } = begun.entry;
    return {
      state,
      roomId: roomId ?? '',
      startsOn: span.startsOn,
      startHalf: span.startHalf,
      endsOn: span.endsOn,
      endHalf: span.endHalf,
      optionUntil: optionUntil ?? '',
      repeats: repeats ?? '',
      weekdays: weekdays.map(String),
      repeatsUntil: repeatsUntil ?? '',
      note: note ?? '',
    };
  }
  const { span, roomId } = begun;
  return {
    ...span,
    state: 'BOOKED',
    roomId: roomId ?? '',
    optionUntil: '',
    repeats: '',
    weekdays: [String(weekdayOf(span.startsOn))],
    repeatsUntil: '',
    note: '',
  };
}

/** What is wrong with an entry, by the rules and codes of the API. @param before as it was; null = it is new. */
export function entryIssues(form: EntryForm, today: string, before: OwnedEntry | null): FieldIssues<EntryForm> {
  const repeats = repeatsFor(form);
  const found: [keyof EntryForm, FieldIssue | undefined][] = [
    ['startsOn', firstIssue(form.startsOn, required)],
    ['endsOn', firstIssue(form.endsOn, required) ?? endIssue(form)],
    ['optionUntil', form.state === 'OPTION' ? optionIssue(form, today, before?.optionUntil ?? null) : undefined],
    ['repeatsUntil', repeats ? repetitionIssue(form) : undefined],
    ['note', firstIssue(form.note, atMost(CALENDAR.note))],
  ];
  const issues = Object.fromEntries(found.filter(([, issue]) => issue !== undefined));
  const isPast = Object.keys(issues).length === 0 && isWrittenTooLate(datesOf(form), before, today);
  return isPast ? { [repeats ? 'repeatsUntil' : 'endsOn']: { code: 'pastDate' } } : issues;
}

/** Only closures come again. */
export function repeatsFor({ state, repeats }: Pick<EntryForm, 'state' | 'repeats'>): EntryForm['repeats'] {
  return state === 'CLOSED' ? repeats : '';
}

function endIssue({ startsOn, startHalf, endsOn, endHalf }: EntryForm): FieldIssue | undefined {
  if (!startsOn) return undefined;
  return halfDayOf(endsOn, endHalf) < halfDayOf(startsOn, startHalf) ? { code: 'endBeforeStart' } : undefined;
}

function optionIssue({ optionUntil, endsOn }: EntryForm, today: string, before: string | null): FieldIssue | undefined {
  if (!optionUntil) return { code: 'required' };
  if (optionUntil < today && optionUntil !== before) return { code: 'pastDate' };
  return endsOn && optionUntil > endsOn ? { code: 'tooFar' } : undefined;
}

function repetitionIssue({ repeatsUntil, startsOn }: EntryForm): FieldIssue | undefined {
  if (!repeatsUntil) return { code: 'required' };
  return repeatsUntil < startsOn ? { code: 'endBeforeStart' } : undefined;
}

function datesOf(form: EntryForm) {
  const { startsOn, startHalf, endsOn, endHalf, repeatsUntil } = form;
  const repeats = repeatsFor(form) || null;
  const chosen = form.weekdays.length > 0 ? form.weekdays.map(Number).toSorted((a, b) => a - b) : [weekdayOf(startsOn)];
  const weekdays = repeats === 'WEEKLY' ? chosen : [];
  return { startsOn, startHalf, endsOn, endHalf, repeats, weekdays, repeatsUntil: repeats ? repeatsUntil : null };
}

/** What the API takes. */
export function inputOf(
  form: EntryForm,
  venueId: string,
  entry: OwnedEntry | null,
): SaveCalendarEntryMutationVariables['input'] {
  const { state, roomId, optionUntil, note } = form;
  return {
    ...(entry ? { id: entry.id, version: entry.version } : {}),
    ...datesOf(form),
    venueId,
    roomId: roomId || null,
    state,
    optionUntil: state === 'OPTION' ? optionUntil : null,
    note: note.trim() || null,
  };
}
