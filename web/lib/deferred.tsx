import { lazy, type ComponentType } from 'react';
import { loadChunk } from './chunks.ts';
import { AsServed } from './preferences.tsx';
import { reloadIfOutdated } from './release.ts';
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
      void reloadIfOutdated();
      // What the server rendered stays as it is, and works without a script.
      await connectionBack();
    }
  }
}

/**
 * A part of a page whose script comes after that of the page: the server renders it with the rest, the browser loads its script when it has
 * time. Put it into a `Suspense` of its own. It never fails, which would take the page with it: without a connection it waits.
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
