import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { countedLayouts } from '../../schema/suitable-layouts.ts';
import { tabStorage } from './tab-storage.ts';
import { EVENT_TYPE_VALUES, eventTypeSlug, type EventType } from './terms.ts';
import { ROOM_LAYOUT_VALUES, type RoomLayout } from './venue-terms.ts';

/** Parameters of addresses that describe the event. They are passed on from the list to the venue, the comparison and the quote. */
export const BRIEF_PARAMETERS = ['location', 'eventType', 'capacity', 'layout', 'startDate', 'endDate'] as const;

const KEY = 'event-brief';

/** The brief as a query where the address does not say it: a landing page, the shortlist. */
export const BriefContext = createContext<string | null>(null);

/** The part of a query that describes the event, as a query. */
export function briefQuery(search: string): string {
  const query = new URLSearchParams(search);
  // A time in which the event takes place on some day is no date of it.
  if (query.has('weekday') || query.has('days')) for (const name of ['startDate', 'endDate']) query.delete(name);
  const told = BRIEF_PARAMETERS.flatMap((name) => {
    const values = query.getAll(name).filter(Boolean);
    return values.length > 0 ? [[name, values.join(',')]] : [];
  });
  return new URLSearchParams(told).toString().replaceAll('%2C', ',');
}

/** The brief with other days. */
export function withDays(
  brief: string,
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
): string {
  const query = new URLSearchParams(brief);
  for (const name of ['weekday', 'days', 'startDate', 'endDate']) query.delete(name);
  if (startDate) query.set('startDate', startDate);
  if (endDate && endDate !== startDate) query.set('endDate', endDate);
  return query.toString();
}

/** The address with the brief: `/demande-devis?lieux=a` → `/demande-devis?lieux=a&capacity=60`. */
function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const [path = ''] = address.split('#', 1);
  return `${path}${path.includes('?') ? '&' : '?'}${query}${address.slice(path.length)}`;
}

/** People of the event, as an address says it (`?capacity=60`); null when it does not, or absurdly. */
export function partySizeOf(text: string | null): number | null {
  const number = text !== null && /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= 100_000 ? number : null;
}

/** The layouts and events that a brief names. */
export function namedIn(search: string): { layouts: readonly RoomLayout[]; eventTypes: readonly EventType[] } {
  const query = new URLSearchParams(search);
  const named = (name: string) => new Set(query.getAll(name).flatMap((value) => value.toLowerCase().split(',')));
  const [layouts, events] = [named('layout'), named('eventType')];
  return {
    layouts: ROOM_LAYOUT_VALUES.filter((layout) => layouts.has(layout.toLowerCase().replaceAll('_', '-'))),
    eventTypes: EVENT_TYPE_VALUES.filter((type) => events.has(eventTypeSlug(type))),
  };
}

function toBrief(told: string) {
  const query = briefQuery(told);
  const named = namedIn(told);
  return {
    query,
    people: partySizeOf(new URLSearchParams(told).get('capacity')),
    named,
    /** The layouts in which people are counted; empty = all of them. */
    layouts: countedLayouts<RoomLayout>(named.layouts, named.eventTypes),
    /** The address with the brief. */
    briefed: (address: string) => withQuery(address, query),
  };
}

/** The last one: each card of a page asks for the same. */
let latest: { told: string; brief: ReturnType<typeof toBrief> } | undefined;

function briefOf(told: string) {
  if (latest?.told !== told) latest = { told, brief: toBrief(told) };
  return latest.brief;
}

/** What the visitor has said of the event. */
export function useEventBrief() {
  const { search } = useLocation();
  return briefOf(use(BriefContext) ?? search);
}

/** Keeps the brief of a search in the tab, for pages that are not reached from its results. */
export function keepBrief(search: string): void {
  tabStorage.write(KEY, { query: briefQuery(search) });
}

export function keptBrief(): string {
  const kept = tabStorage.read(KEY) as { query?: unknown } | null;
  return typeof kept?.query === 'string' ? briefQuery(kept.query) : '';
}
