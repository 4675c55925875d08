import { lazy, type ComponentType } from 'react';
import { loadChunk } from './chunks.ts';
import { AsServed } from './preferences.tsx';
import { whenIdle } from './when-idle.ts';

function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

async function loadWhenIdle<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    await whenIdle();
    try {
      return await loadChunk(load);
    } catch {
      // What the server rendered stays as it is, and works without a script.
      await connectionBack();
    }
  }
}

/**
 * A part of every page that nobody needs at once: the server renders it with the rest, the browser loads its script when it has time. Put
 * it into a `Suspense` of its own. It never fails: without its script, its links are plain links.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => (typeof window === 'undefined' ? load() : loadWhenIdle(load)));
  return function Deferred(props: Props) {
    return (
      <AsServed>
        <Part {...props} />
      </AsServed>
    );
  };
}
