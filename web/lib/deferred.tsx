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
      // The server's HTML stays and works without the script.
      await connectionBack();
    }
  }
}

/**
 * A server-rendered part of a page whose script the browser loads when idle. Wrap it in its own `Suspense`. A failed load waits for the
 * connection instead of throwing, which would replace the whole page with an error.
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
