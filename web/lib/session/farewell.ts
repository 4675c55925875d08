/** In memory: a reload does not say it again. */
let due = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  due = next;
  for (const listener of listeners) listener();
}

/** Whether the account was just deleted and the visitor is to be told. */
export const isFarewellDue = (): boolean => due;

/** Leaves word of it for the public page that comes next. */
export const leaveFarewell = (): void => become(true);

/** It has been told. */
export const endFarewell = (): void => become(false);

/** Calls the listener at each change; gives back how to stop. */
export function onFarewell(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
