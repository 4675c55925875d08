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

/** `file` is its path below `web/features/` (or another folder) without extension, `load` its import; a test holds the two together. */
export function lazyPage(file: string, load: () => Promise<PageModule>, folder = 'features'): LazyPage {
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    try {
      const module = await loadChunk(load);
      Loaded = module.default;
      return module;
    } catch (error) {
      // React caches the failure of a lazy component: a new one lets the next visit try again.
      Suspending = lazy(fetchPage);
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
