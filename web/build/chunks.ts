import type { Rolldown } from 'vite';

const ENTRY = '/web/entry-client.tsx';
const HOME = '/web/features/home-page/visitor/home-page.tsx';
const AREAS = '/web/app/routes.tsx';
const ROUTES = /\/web\/features\/[^/]+\/routes\.ts$/;

/**
 * What the index of a package offers beside what the first visit uses: static imports seem to lead to it from everywhere, and only later
 * scripts call it. It goes where they are.
 */
const LATER =
  /\/(@apollo\/client\/react\/hooks\/(useMutation|useLazyQuery|useSubscription)|rxjs\/dist\/esm\/internal\/operators\/catchError)\.js$/;

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

/** Icons, components of the design system and hooks: some hundred bytes each, and no texts. */
const SMALL = /\/(lucide-static|web\/ui|web\/lib\/hooks)\/|\/web\/lib\/(calls|tab-storage)\.ts$/;

/** What sends a change. The index of Apollo's hooks names it, so it looks like a part of every page; the home page changes nothing. */
const SENDING = /\/@apollo\/client\/react\/hooks\/(useMutation|internal\/useIsomorphicLayoutEffect)\.js$/;

/** What keeps the values of a form and sends them. */
const FORMS = /\/(react-hook-form|web\/lib\/(captcha|form-|forms|error-summary|send-failure))/;

/**
 * What every page needs, and what the home page shares with another page, is one file: a first visit loads it, the home page's own and the
 * entry. Left to itself the bundler makes a file for each combination of pages, a dozen small ones that compress worse.
 */
const shared: Rolldown.CodeSplittingGroup = {
  priority: 3,
  test: (id) => !SENDING.test(id),
  name: (id, context) => {
    if (LATER.test(id)) return null;
    const roots = rootsOf(id, context);
    const ends = (path: string) => [...roots].some((root) => root.endsWith(path));
    return !roots.has(id) && (ends(ENTRY) || (ends(HOME) && roots.size > 1)) ? 'shared' : null;
  },
};

/** Half of what every page needs is React: in a file of its own it is run in a task of its own. */
const react: Rolldown.CodeSplittingGroup = {
  priority: 4,
  test: /node_modules\/(react|react-dom|scheduler)\//,
  name: 'react',
};

/** Pages of the public: what the routes of the features load. */
function isPublicPage(root: string, context: Rolldown.ChunkingContext): boolean {
  const loadedBy = context.getModuleInfo(root)?.dynamicImporters ?? [];
  return loadedBy.some((id) => ROUTES.test(id));
}

/** What such a page, or the frame of the site, loads later; the pages of the two areas come from `AREAS`. */
function isPublicPart(root: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (root.endsWith(ENTRY) || isPublicPage(root, context)) return true;
  if (seen.has(root)) return false;
  seen.add(root);
  return (context.getModuleInfo(root)?.dynamicImporters ?? []).some(
    (id) => !id.endsWith(AREAS) && [...rootsOf(id, context)].some((one) => isPublicPart(one, context, seen)),
  );
}

type Sharing = 'none' | 'pages' | 'parts' | 'dashboard';

/** Which scripts share a module: public pages among others, else what they load later, else dashboards alone. */
function sharing(id: string, context: Rolldown.ChunkingContext): Sharing {
  const roots = [...rootsOf(id, context)];
  if (roots.length < 2) return 'none';
  if (roots.some((root) => isPublicPage(root, context))) return 'pages';
  return roots.some((root) => isPublicPart(root, context)) ? 'parts' : 'dashboard';
}

const small = (name: string, priority: number, between: Sharing): Rolldown.CodeSplittingGroup => ({
  priority,
  test: SMALL,
  name: (id, context) => (sharing(id, context) === between ? name : null),
});

/** Small things that several pages share are one file: the entry has to know the name of each file that a page loads. */
const common = small('common', 2, 'pages');

/** The same for what pages load later. */
const parts = small('parts', 1, 'parts');

/** The same for what dashboards alone use, such as Chakra: last, so that it takes nothing along that public pages need. */
const dashboard = small('dashboard', 0, 'dashboard');

/** What forms share, most of it the library in which they are kept; a page without one does not load it. */
const forms: Rolldown.CodeSplittingGroup = {
  priority: 1,
  test: FORMS,
  name: (id, context) => (rootsOf(id, context).size > 1 ? 'forms' : null),
};

/** The signed-in user: the header of every page asks for it when the browser is idle. */
const session: Rolldown.CodeSplittingGroup = {
  priority: 1,
  test: /\/web\/lib\/session\//,
  name: (id, context) => (rootsOf(id, context).size > 1 ? 'session' : null),
};

/** A style sheet of its own: pages contain all of it. */
const fonts: Rolldown.CodeSplittingGroup = { priority: 5, test: /\/web\/ui\/fonts\.css$/, name: 'fonts' };

export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  fonts,
  react,
  shared,
  common,
  parts,
  forms,
  session,
  dashboard,
];
