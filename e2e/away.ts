import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { ManifestChunk, PageInfo, Render } from '../schema/render-contract.ts';

const BUILD = join(import.meta.dirname, '../.build/web');
const STATE = /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s;

/** The built pages, with React as it is in production. */
async function builtPages() {
  process.env.NODE_ENV = 'production';
  const { render } = (await import(pathToFileURL(join(BUILD, 'server/entry-server.js')).href)) as { render: Render };
  const manifest = JSON.parse(await readFile(join(BUILD, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  return { render, manifest };
}

/** Documents come as the server makes them when none of their queries is answered; what the browser asks for later is. */
export async function awayWhileRendering(page: Page): Promise<void> {
  const { render, manifest } = await builtPages();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const state = JSON.parse(STATE.exec(await answer.text())![1]!) as { pageInfo: PageInfo };
    const { pathname, search } = new URL(route.request().url());
    const { status, headers, html } = await render({
      url: pathname + search,
      language: 'fr',
      colorMode: 'system',
      nonce: null,
      pageInfo: state.pageInfo,
      manifest,
      styleSheets: null,
      execute: () => Promise.reject(new Error('The API is away.')),
    });
    return route.fulfill({
      status,
      headers: {
        ...headers,
        'content-security-policy': answer.headers()['content-security-policy']!,
      },
      body: html,
    });
  });
}
