/** Told of a step in the history before the router; true = the router does not hear of it. */
type Guard = (event: PopStateEvent) => boolean;

const guards = new Set<Guard>();

/**
 * Listens for steps in the history. Chromium tells the listeners of a window in the order in which they came, whether they capture or
 * not: to be before the router, this has to be called before it is rendered.
 */
export function guardHistory(): void {
  window.addEventListener('popstate', (event) => {
    if ([...guards].some((guard) => guard(event))) event.stopImmediatePropagation();
  });
}

/** Asks the guard from now on; returns how to ask it no more. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
