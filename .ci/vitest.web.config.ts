import { fileURLToPath } from 'node:url';
import { defineProject, mergeConfig } from 'vitest/config';
import viteConfig from '../web/vite.config.ts';

/** Components of the web in jsdom, compiled as in the build, with the API played by msw. */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineProject({
    test: {
      name: 'web',
      root: fileURLToPath(new URL('..', import.meta.url)),
      include: ['web/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      // As in the api's project: Vitest runs both in one group only if they agree.
      maxWorkers: 3,
      // Modules are read once a worker; what a file leaves behind, web/testing/setup.ts takes away.
      isolate: false,
      environmentOptions: { jsdom: { url: 'http://localhost:4000/' } },
      setupFiles: [fileURLToPath(new URL('../web/testing/setup.ts', import.meta.url))],
      testTimeout: 60_000,
      retry: process.env.CI ? 1 : 0,
    },
  }),
);
