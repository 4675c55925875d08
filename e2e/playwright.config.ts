import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/*
 * Every worker reads this file again: what is chosen once (port, data folder) is handed on in the environment, which workers
 * inherit.
 */
const PROBE =
  "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";
const port = (process.env.E2E_PORT ??= execFileSync(process.execPath, ['-e', PROBE], { encoding: 'utf8' }).trim());
// A data folder that is given (with imported hotels, say) is used as it is and left alone; one that is made goes again.
const isGiven = process.env.E2E_DATA_DIR !== undefined;
const folder = (process.env.E2E_DATA_DIR ??= join(tmpdir(), `pleniere-e2e-${process.pid}-${Date.now()}`));
// A global teardown would come before the end of the server, which still writes.
if (!isGiven) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const origin = `http://127.0.0.1:${port}`;

const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Root, in a container, has no sandbox; the rest keeps Debian's Chromium from calling home.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
};

/** `npm run e2e`: specs in a real browser against the built server, on the demo world in a data folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.build/e2e',
  ...(isGiven ? {} : { globalSetup: './first-pictures.ts' }),
  forbidOnly: Boolean(process.env.CI),
  // A machine that stalls is tried twice more; a spec that passed only then is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  // With two, a tenth of two cores was idle.
  workers: 3,
  maxFailures: process.env.CI ? 0 : 10,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Pictures of each step cost as much as the step: in CI, where a failure is tried again, only the second try is traced.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      // Texts are the same on both widths, nearly all; the narrow one also shows what is too long.
      testIgnore: process.env.A11Y === 'full' ? [] : 'pseudo.spec.ts',
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    { name: 'mobile', use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node api/cli/start.mjs',
    cwd: '..',
    url: `${origin}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      PUBLIC_URL: origin,
      DEMO: '1',
      // The others take a processor for a quarter of an hour.
      DEMO_PICTURES: process.env.DEMO_PICTURES ?? 'first',
      DATABASE_URL: '',
      REDIS_URL: '',
      TILE_URL: 'off',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
    },
  },
});
