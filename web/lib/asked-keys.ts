import { useLayoutEffect, useState } from 'react';

/**
 * Which keys to ask the API for, when the reader takes things away from a list, reorders it or adds to it: the same as before as long
 * as they cover what is shown, so that only an addition asks again. They follow after the render: a query must not change within a
 * transition of the router (an answer that is an error is not kept, and the transition would ask for ever).
 */
export function useAskedKeys(keys: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(keys);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- as said: after the transition, not within it
    setAsked((before) => (keys.every((key) => before.includes(key)) ? before : keys));
  }, [keys]);
  return asked;
}
