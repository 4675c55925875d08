/** After this long a browser that is never idle gets the work all the same. Milliseconds. */
const PATIENCE_MS = 2_000;
const INPUTS = ['pointerdown', 'keydown'] as const;

/**
 * Resolves when the browser has nothing better to do, so that what can wait does not delay the first screen; at once on a server. Somebody
 * who touches the page ends the wait: a navigation waits for every part of the page whose script is still to come.
 */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      for (const input of INPUTS) window.removeEventListener(input, go, true);
      resolve();
    };
    for (const input of INPUTS) window.addEventListener(input, go, { capture: true, passive: true });
    if (window.requestIdleCallback) window.requestIdleCallback(go, { timeout: PATIENCE_MS });
    else setTimeout(go, 200);
  });
}
