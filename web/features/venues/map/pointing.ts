import { createContext, use, useSyncExternalStore } from 'react';

/** The venue that the reader points at, in the list or on the map; only what shows it is rendered again. */
export class Pointing {
  #id: string | null = null;
  readonly #listeners = new Set<() => void>();

  get id(): string | null {
    return this.#id;
  }

  readonly point = (id: string | null): void => {
    if (id === this.#id) return;
    this.#id = id;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const NOWHERE = new Pointing();

export const PointingContext = createContext<Pointing>(NOWHERE);

/** The venue pointed at. */
export function usePointed(): string | null {
  const pointing = use(PointingContext);
  return useSyncExternalStore(
    pointing.subscribe,
    () => pointing.id,
    () => null,
  );
}

/** Whether this venue is pointed at, and what an element of the list needs to say so. */
export function usePointedAt(id: string) {
  const pointing = use(PointingContext);
  const pointed = useSyncExternalStore(
    pointing.subscribe,
    () => pointing.id === id,
    () => false,
  );
  return {
    pointed,
    onMouseEnter: () => pointing.point(id),
    onMouseLeave: () => pointing.point(null),
    onFocus: () => pointing.point(id),
    onBlur: () => pointing.point(null),
  };
}

/** Says which venue is pointed at. */
export function usePointVenue(): (id: string | null) => void {
  return use(PointingContext).point;
}
