import type { Rolldown } from 'vite';

const ENTRY = '/web/entry-client.tsx';
const HOME = '/web/pages/home-page.tsx';

/** Entry and pages from which a module is reached by static imports. */
function rootsOf(id: string, context: Rolldown.ChunkingContext): Set<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = context.getModuleInfo(module);
    if (!info) return;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(module);
    info.importers.forEach(climb);
  };
  climb(id);
  return roots;
}

/**
 * What every page needs, and what the home page shares with another page, is one file: a first visit loads it, the home page's own and the
 * entry. Left to itself the bundler makes a file for each combination of pages, a dozen small ones that compress worse.
 */
export const sharedChunk: Rolldown.CodeSplittingGroup = {
  name: (id, context) => {
    const roots = rootsOf(id, context);
    const isRoot = roots.has(id);
    const ends = (path: string) => [...roots].some((root) => root.endsWith(path));
    return !isRoot && (ends(ENTRY) || (ends(HOME) && roots.size > 1)) ? 'shared' : null;
  },
};
