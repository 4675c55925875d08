import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language } from '../../schema/constants.ts';
import type { PageInfo } from '../../schema/render-contract.ts';
import { createBrowserClient } from '../lib/apollo-client.ts';
import { createI18n, loadMessages } from '../lib/i18n.ts';
import { PageInfoProvider } from '../lib/page-info.tsx';
import { PreferencesProvider } from '../lib/preferences.tsx';
import ChakraProvider from '../ui/chakra.tsx';
import { PAGE_INFO } from './page-info.ts';

type DataRouter = ReturnType<typeof createMemoryRouter>;

type Options = {
  language?: Language;
  /** Where the visitor is: `/establishments?location=lyon`. */
  url?: string;
  /** Path pattern of the page, when it reads parameters: `/establishment/:slug`. */
  path?: string;
  client?: ApolloClient;
  /** What the server says otherwise than in most tests. */
  info?: Partial<PageInfo>;
};

type Rendered = RenderResult & {
  user: UserEvent;
  client: ApolloClient;
  /** Path and query that the visitor is at now. */
  address: () => string;
};

type Surroundings = Pick<Options, 'language' | 'client' | 'info'>;

/** Renders a component within everything that the application puts around it. French unless said; any other path shows nothing. */
export async function renderWithApp(
  ui: ReactNode,
  { url = '/', path = '*', ...surroundings }: Options = {},
): Promise<Rendered> {
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <Suspense fallback={null}>
            <ChakraProvider>{ui}</ChakraProvider>
          </Suspense>
        ),
      },
      { path: '*', element: null },
    ],
    { initialEntries: [url] },
  );
  return renderRouter(router, surroundings);
}

/** The same for the pages of a router. */
export async function renderRouter(
  router: DataRouter,
  { language = 'fr', client = createBrowserClient(), info = {} }: Surroundings = {},
): Promise<Rendered> {
  const i18n = createI18n(language, await loadMessages(language));
  // Awaited, or a component that suspends at once would never be tried again.
  const rendered = await act(async () =>
    render(
      <PageInfoProvider initial={{ ...PAGE_INFO, ...info }}>
        <PreferencesProvider i18n={i18n} initialColorMode="light">
          <ApolloProvider client={client}>
            <RouterProvider router={router} />
          </ApolloProvider>
        </PreferencesProvider>
      </PageInfoProvider>,
    ),
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    client,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
