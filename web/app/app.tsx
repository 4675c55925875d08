import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { I18n } from '@lingui/core';
import { PageInfoProvider } from '../lib/page-info.tsx';
import { PreferencesProvider } from '../lib/preferences.tsx';
import type { ColorMode, PageInfo } from '../../schema/render-contract.ts';
import { AppRoutes } from './app-routes.tsx';
import { Document } from './document.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

type AppProps = {
  client: ApolloClient;
  i18n: I18n;
  colorMode: ColorMode;
  pageInfo: PageInfo;
};

/** The application from `<html>` on, inside a router: the same tree on the server and in the browser. */
export function App({ client, i18n, colorMode, pageInfo }: AppProps) {
  return (
    <PageInfoProvider initial={pageInfo}>
      <PreferencesProvider i18n={i18n} initialColorMode={colorMode}>
        <Document>
          <ApolloProvider client={client}>
            <ErrorBoundary whole>
              <AppRoutes />
            </ErrorBoundary>
          </ApolloProvider>
        </Document>
      </PreferencesProvider>
    </PageInfoProvider>
  );
}
