import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Whether the browser has taken over: false on the server and in the first render over its page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
