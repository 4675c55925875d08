import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** They kill, fill and cut off for minutes: `npm run faults`, and a step of CI. */
const FAULTS = 'api/faults/**/*.test.ts';

const API = ['api/**/*.test.ts', 'schema/**/*.test.ts', 'bench/**/*.test.ts'];

/** The files of tests that have a database: what the others say does not depend on which one it is. */
const onDatabase = () =>
  globSync(API, { cwd: here('.') }).filter((file) => /\/testing\//.test(readFileSync(here(file), 'utf8')));

/** The API's tests, some of them. */
function api(name: string, files: { include: string[]; exclude?: string[] }): UserWorkspaceConfig {
  return {
    // Node takes the CommonJS build of graphql, Vite would take the other one: two copies that refuse each other's schema.
    resolve: { alias: [{ find: /^graphql$/, replacement: here('node_modules/graphql/index.js') }] },
    oxc: {
      decorator: { legacy: true, emitDecoratorMetadata: true },
      typescript: { onlyRemoveTypeImports: true },
    },
    test: {
      name,
      root: here('.'),
      ...files,
      environment: 'node',
      pool: 'forks',
      // Modules are read once a worker; each file has an app and a database of its own (api/testing).
      isolate: false,
      setupFiles: ['reflect-metadata'],
      globalSetup: here('api/testing/global-setup.ts'),
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

/**
 * `npm test`: the API and the web in one run. With TEST_DATABASE_URL those of the API's tests that have a database run on
 * PostgreSQL instead of the embedded one (`npm run test:postgres`). VITEST_REPORT names a file for the results as JSON.
 */
export default defineConfig({
  root: here('.'),
  cacheDir: here('node_modules/.vite/test'),
  test: {
    // Two left a quarter of two cores idle, as tests wait for their database, timers and processes.
    maxWorkers: 3,
    // A machine that stalls is tried once more; a test that passed only then is listed as flaky (.ci/tally.mjs).
    retry: process.env.CI ? 1 : 0,
    reporters: process.env.VITEST_REPORT ? ['default', 'json'] : ['default'],
    ...(process.env.VITEST_REPORT ? { outputFile: { json: process.env.VITEST_REPORT } } : {}),
    projects: [
      here('.ci/vitest.web.config.ts'),
      api('api', { include: process.env.TEST_DATABASE_URL ? onDatabase() : API, exclude: [FAULTS] }),
      api('faults', { include: [FAULTS] }),
      { test: { name: 'audits', root: here('.'), include: ['audits/**/*.test.ts'], maxWorkers: 2 } },
    ],
  },
});
