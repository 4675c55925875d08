import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepBrief, keptBrief, partySizeOf } from './event-brief.ts';

/** What fields on a page ask of the event, as it is typed. */
export type BriefFields = { readonly startDate: string; readonly endDate: string; readonly capacity: string };

const NAMES = ['startDate', 'endDate', 'capacity'] as const satisfies readonly (keyof BriefFields)[];
const DAY = /^20\d{2}-\d{2}-\d{2}$/;
/** How long nothing is typed before the address follows. */
const QUIET_MS = 600;

/** The same query with what was typed, as far as it is whole. */
export function withFields(search: string, fields: BriefFields): string {
  const query = new URLSearchParams(search);
  for (const name of NAMES) {
    const text = fields[name];
    const isWhole = name === 'capacity' ? partySizeOf(text) !== null : DAY.test(text);
    if (isWhole) query.set(name, text);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '';
}

function fieldsIn(search: string): BriefFields {
  const query = new URLSearchParams(search);
  const day = (text: string | null) => (text !== null && DAY.test(text) ? text : '');
  return {
    startDate: day(query.get('startDate')),
    endDate: day(query.get('endDate')),
    capacity: partySizeOf(query.get('capacity'))?.toString() ?? '',
  };
}

/** What is typed, and the addresses under which it is: the present one, and those that it leads to. Under others it is forgotten. */
type Typed = { readonly fields: BriefFields; readonly under: readonly string[] };

/** One of the tab: the places of a page that ask for the event are loaded one by one, and have no frame in common. */
let typed: Typed | null = null;
let waiting: { readonly timer: number; readonly follow: () => Promise<void> } | null = null;
const listeners = new Set<() => void>();

function put(next: Typed | null): void {
  typed = next;
  for (const tell of listeners) tell();
}

function follow(): void {
  const due = waiting;
  waiting = null;
  if (!due) return;
  clearTimeout(due.timer);
  void due.follow();
}

function followSoon(task: () => Promise<void>): void {
  clearTimeout(waiting?.timer);
  waiting = { timer: window.setTimeout(follow, QUIET_MS), follow: task };
  // Whoever leaves the field may be about to follow a link, which tells of the event.
  document.addEventListener('focusout', follow, { once: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(waiting?.timer);
    [typed, waiting] = [null, null];
  };
}

/**
 * What is typed of the event, and how a field tells it. All fields of a page have the same at once. The address follows once nothing is typed any more,
 * or the field is left, in the place of the one before; fields do not wait for it, so that nothing changes under who types.
 */
export function useBriefFields(): readonly [BriefFields, (more: Partial<BriefFields>) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const current = useSyncExternalStore(
    subscribe,
    () => typed,
    () => null,
  );
  const told = useMemo(() => fieldsIn(search), [search]);
  const here = pathname + search;
  const isHere = current?.under.includes(here) ?? false;
  useEffect(() => {
    // Once the page is that of the last address: the navigation ends before, when fields still are under the one before.
    if (typed && typed.under.length > 1 && typed.under.at(-1) === here) put({ fields: typed.fields, under: [here] });
  }, [here]);
  const tell = (more: Partial<BriefFields>) => {
    const before = typed?.under.includes(here) ? typed : { fields: told, under: [] };
    const fields = { ...before.fields, ...more };
    const wanted = withFields(search, fields);
    const there = pathname + wanted;
    put({ fields, under: [...before.under, here, there] });
    followSoon(async () => {
      keepBrief(withFields(keptBrief(), fields));
      if (there === here) return;
      await navigate({ search: wanted, hash }, { replace: true, preventScrollReset: true });
    });
  };
  return [isHere && current ? current.fields : told, tell];
}
