import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Server } from 'node:http';
import { parseCookie } from 'cookie';
import express, { type Express, type Handler, type Request, type Response } from 'express';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from '../../../schema/constants.ts';
import {
  baseSheetOf,
  COLOR_MODE_KEY,
  type ManifestChunk,
  type PageInfo,
  type PageOperation,
  type Render,
  type RenderInput,
} from '../../../schema/render-contract.ts';
import { contentHeaders } from './json-answers.ts';
import type { ExecutionResult } from 'graphql';
import { withoutNonce, nonceOf, relaxStyles } from './security.ts';

export interface SiteOptions {
  /** Folder of the built web (`.build/web`); null = development, where Vite serves the sources. */
  build: string | null;
  /** The paths of its static files. */
  files: ReadonlySet<string>;
  httpServer: Server;
  /** Data that pages contain; read for each rendering, because the day changes. */
  pageInfo: () => PageInfo;
  execute: (operation: PageOperation) => Promise<ExecutionResult>;
}

/** The server-rendered pages of the product, and their static files. */
export interface Site {
  /** Mounts the static files. */
  files: (app: Express) => void;
  page: Handler;
  graphiql: Handler;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const RENDER_LIMIT_MS = 10_000;

/** The paths of the static files of the built site. */
export async function siteFiles(build: string): Promise<ReadonlySet<string>> {
  const files = await readdir(join(build, 'client'), { recursive: true });
  return new Set(files.map((file) => `/${file.replaceAll(sep, '/')}`));
}

/** Opens the built site, or in development the one that Vite serves from the sources. */
export async function createSite(options: SiteOptions): Promise<Site> {
  return options.build === null ? developmentSite(options) : builtSite(options, options.build);
}

async function builtSite(options: SiteOptions, build: string): Promise<Site> {
  const client = join(build, 'client');
  const graphiql = join(build, 'graphiql');
  const { render } = (await import(join(build, 'server/entry-server.js'))) as { render: Render };
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const styleSheets = await readStyleSheets(client, manifest);
  return {
    files: (app) => {
      const kept = (folder: string) => express.static(folder, { immutable: true, maxAge: YEAR_MS, index: false });
      app.use('/graphiql/assets', kept(join(graphiql, 'assets')));
      app.use('/assets', kept(join(client, 'assets')));
      app.get('/graphiql/licences.txt', (_request, response) => response.sendFile('licences.txt', { root: graphiql }));
      const other = express.static(client, { index: false, maxAge: HOUR_MS, dotfiles: 'ignore' });
      // HTML files are rendered or are templates: those in the folder are not served. Pages are not looked for on the disk.
      app.use((request, response, next) =>
        options.files.has(request.path) && !request.path.endsWith('.html') ? other(request, response, next) : next(),
      );
    },
    page: async (request, response) => {
      const result = await render({ ...inputOf(request, options), nonce: null, manifest, styleSheets });
      withoutNonce(response, result.styleSource);
      send(response, result);
    },
    graphiql: async (_request, response) => {
      relaxStyles(response);
      response.type('html').set('cache-control', 'no-cache');
      const html = await readFile(join(graphiql, 'graphiql.html'), 'utf8');
      response.send(html.replaceAll('__CSP_NONCE__', nonceOf(response)));
    },
    close: async () => {},
  };
}

async function readStyleSheets(
  client: string,
  manifest: Record<string, ManifestChunk>,
): Promise<Record<string, string>> {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const read = (file: string) => readFile(join(client, file), 'utf8');
  const readWhole = async (file: string) =>
    (existsSync(join(client, baseSheetOf(file))) ? await read(baseSheetOf(file)) : '') + (await read(file));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readWhole(file)] as const)));
}

/** In development scripts and styles are Vite's. */
const SOURCES = { manifest: null, styleSheets: null };

async function developmentSite(options: SiteOptions): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    server: { middlewareMode: true, hmr: { server: options.httpServer } },
  });
  const withNonce = (html: string, response: Response): string => html.replaceAll('__CSP_NONCE__', nonceOf(response));
  return {
    files: (app) => app.use(vite.middlewares),
    page: async (request, response) => {
      const { render } = (await vite.ssrLoadModule('/entry-server.tsx')) as { render: Render };
      const result = await render({ ...inputOf(request, options), nonce: nonceOf(response), ...SOURCES });
      const html = result.redirect ? '' : await vite.transformIndexHtml(request.originalUrl, result.html.toString());
      send(response, { ...result, html: Buffer.from(withNonce(html, response)) });
    },
    graphiql: async (request, response) => {
      relaxStyles(response);
      const source = await readFile('web/graphiql.html', 'utf8');
      response.type('html').send(withNonce(await vite.transformIndexHtml(request.originalUrl, source), response));
    },
    close: () => vite.close(),
  };
}

function inputOf(
  request: Request,
  { pageInfo, execute }: SiteOptions,
): Omit<RenderInput, 'manifest' | 'styleSheets' | 'nonce'> {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const language = LANGUAGES.find((known) => known === cookies[LANGUAGE_KEY]) ?? DEFAULT_LANGUAGE;
  const theme = cookies[COLOR_MODE_KEY];
  return {
    url: request.originalUrl,
    language,
    colorMode: theme === 'light' || theme === 'dark' ? theme : 'system',
    pageInfo: pageInfo(),
    execute,
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
  };
}

/** The cookies that a page depends on, and their known values. */
export const PAGE_COOKIES = { [LANGUAGE_KEY]: LANGUAGES, [COLOR_MODE_KEY]: ['light', 'dark'] } as const;

/** A page is the same for all visitors with the same cookies; caches store it and revalidate it each time, unless the page says otherwise. */
function send(response: Response, { status, headers, html }: Awaited<ReturnType<Render>>): void {
  const mark = status === 200 ? contentHeaders({ json: html }) : {};
  response
    .status(status)
    .set({ 'cache-control': 'public, no-cache', ...mark, ...headers })
    .send(html);
}
