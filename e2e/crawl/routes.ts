import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Who looks at the site. */
export type Who = 'VISITOR' | 'CLIENT' | 'TEAM' | 'ADMIN';

/** A page of the router, and those who may see it. */
export type Route = { pattern: string; for: readonly Who[] };

type AreaMap = {
  base: string;
  roles: readonly Who[];
  pages: readonly { path: string; roles?: readonly Who[] }[];
};

const EVERYBODY: readonly Who[] = ['VISITOR', 'CLIENT', 'TEAM', 'ADMIN'];

const webFile = (path: string) => fileURLToPath(new URL(`../../web/${path}`, import.meta.url));
let routes: Promise<readonly Route[]> | undefined;

/** Every page of the site, as the router itself has them. Read once a worker. */
export function siteRoutes(): Promise<readonly Route[]> {
  routes ??= readRoutes();
  return routes;
}

/** The router's modules hold texts as macros: Vite compiles them as it does for the product. */
async function readRoutes(): Promise<readonly Route[]> {
  const server = await createServer({
    configFile: webFile('vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  });
  try {
    const load = async (path: string) => (await server.ssrLoadModule(webFile(path))) as Record<string, unknown>;
    const { pageRoutes, areaRoutes } = (await load('app/routes.tsx')) as Record<string, readonly { path: string }[]>;
    const { DASHBOARD } = await load('app/dashboard-pages.ts');
    const { ADMIN } = await load('app/admin-pages.ts');
    const areas = [DASHBOARD, ADMIN] as AreaMap[];
    const forgotten = areaRoutes!.filter(({ path }) => !areas.some(({ base }) => path === `${base}/*`));
    if (forgotten.length > 0)
      throw new Error(`No crawl knows the pages of ${forgotten.map(({ path }) => path).join()}`);
    return [
      ...pageRoutes!.map(({ path }) => ({ pattern: path, for: EVERYBODY })),
      ...areas.flatMap(({ base, roles, pages }) =>
        pages.map((page) => ({ pattern: page.path ? `${base}/${page.path}` : base, for: page.roles ?? roles })),
      ),
    ];
  } finally {
    await server.close();
  }
}
