import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './chunks.ts';
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
export function deferred<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => (typeof window === 'undefined' ? load() : loadWhenIdle(load)));
}
