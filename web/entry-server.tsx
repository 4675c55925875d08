import { ApolloClient } from '@apollo/client';
import type { Readable } from 'node:stream';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router';
import { App } from './app/app.tsx';
import { isKnownPath, pageOf, routes } from './app/routes.tsx';
import { createCache as createApolloCache } from './lib/apollo-client.ts';
import { createI18n, languageOf, loadMessages } from './lib/i18n.ts';
import type { Render, RenderInput, RenderResult } from '../schema/render-contract.ts';
import { withRequest } from './lib/page-loader.ts';
import { ServedDataContext } from './lib/served-data.ts';
import { operationLink } from './server/operation-link.ts';
import { createPageData } from './server/page-data.ts';
import { assemble } from './server/page-html.ts';
import { keepUnknownPath } from './server/unknown-path.ts';

/** Base of a relative request path; only the path and the query of the result are used. */
const BASE = 'http://page.invalid';

const handler = createStaticHandler(routes);

function redirectTo(location: string, status: number): RenderResult {
  return { status, headers: { location, vary: 'Cookie' }, html: Buffer.alloc(0), redirect: location };
}

/**
 * Renders the page of a URL, with its data, as a whole document. Rejects when the page itself fails (not when one of its queries
 * does: the page shows that); the caller answers 500.
 */
export const render: Render = async (input) => {
  const { pathname, search } = new URL(input.url, BASE);
  const language = languageOf(search, input.language);
  return (isKnownPath(pathname) ? renderPage : renderUnknownPath)({ ...input, language });
};

const renderUnknownPath = keepUnknownPath(renderPage);

async function renderPage(input: RenderInput): Promise<RenderResult> {
  const { language } = input;
  const { pathname, search } = new URL(input.url, BASE);
  const client = new ApolloClient({
    ssrMode: true,
    cache: createApolloCache(),
    link: operationLink(input.execute),
  });
  const pageData = createPageData(input.execute, input.signal);
  const page = pageOf(pathname);
  const [found, messages] = await Promise.all([
    handler.query(new Request(BASE + pathname + search), {
      requestContext: withRequest(pageData.query, input.pageInfo.today),
    }),
    loadMessages(language),
    page.preload(),
  ]);
  if (found instanceof Response) return redirectTo(found.headers.get('location')!, found.status);
  // A loader that fails is a fault of ours: it is logged and answered like one of the page, not drawn.
  for (const failure of Object.values(found.errors ?? {})) if (!isRouteErrorResponse(failure)) throw failure;
  /** Whether every part of the page was rendered: what failed or was late, the browser tries again. */
  let isWhole = true;
  const { prelude } = await prerenderToNodeStream(
    <ServedDataContext value={pageData.served}>
      <App client={client} i18n={createI18n(language, messages)} colorMode={input.colorMode} pageInfo={input.pageInfo}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
      </App>
    </ServedDataContext>,
    {
      // Whole, never in pieces that an inline script would put in place: a reader without JavaScript sees all of it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        isWhole = false;
        console.error(error);
      },
    },
  );
  const { html, styleSource } = assemble(Buffer.concat((await (prelude as Readable).toArray()) as Buffer[]), {
    nonce: input.nonce,
    manifest: input.manifest,
    styleSheets: input.styleSheets,
    page: page.source,
    messages,
    state: {
      answers: pageData.answers(),
      apollo: client.extract(),
      language,
      colorMode: input.colorMode,
      pageInfo: input.pageInfo,
    },
  });
  client.stop();
  const status = found.statusCode === 200 && (pageData.failed() || input.signal?.aborted) ? 503 : found.statusCode;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'Cookie',
      ...(isWhole && status < 500 ? {} : { 'cache-control': 'no-store' }),
    },
    html,
    ...(styleSource ? { styleSource } : {}),
  };
}
