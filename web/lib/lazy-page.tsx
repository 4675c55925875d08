import { lazy, useState, type ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { loadChunk } from './chunks.ts';

type PageModule = { default: ComponentType };

/** A page in a script of its own. */
export type LazyPage = {
  Component: ComponentType;
  /** Loads the script; afterwards `Component` renders at once, without suspending (what hydration needs). */
  preload: () => Promise<void>;
  /** Key of the page's script in Vite's manifest. */
  source: string;
};

/** A path of the site and its page. `loader` exists on the server only: `import.meta.env.SSR ? () => import(…) : null`. */
export type PageRoute = {
  path: string;
  page: LazyPage;
  loader?: (() => Promise<{ loader: LoaderFunction }>) | null;
};

const failed = new Set<() => void>();

/**
 * Lets pages whose script could not be loaded try again. React caches the failure of a lazy component, which is to be shown first: a new one before that would
 * be loaded at once, without end.
 */
export function retryFailedPages(): void {
  for (const retry of failed) retry();
  failed.clear();
}

/** `file` is its path below `web/features/` (or another folder) without extension, `load` its import; a test holds the two together. */
export function lazyPage(file: string, load: () => Promise<PageModule>, folder = 'features'): LazyPage {
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    try {
      const module = await loadChunk(load);
      Loaded = module.default;
      return module;
    } catch (error) {
      failed.add(() => (Suspending = lazy(fetchPage)));
      throw error;
    }
  };
  let Suspending = lazy(fetchPage);
  return {
    source: `${folder}/${file}.tsx`,
    preload: async () => {
      await fetchPage();
    },
    Component: function PageLoader() {
      // Chosen once per mount: another type would reset the page's state.
      const [Page] = useState<ComponentType>(() => Loaded ?? Suspending);
      return <Page />;
    },
  };
}
