import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { I18n } from '@lingui/core';
import { PageInfoProvider } from '../lib/page-info.tsx';
import { PreferencesProvider } from '../lib/preferences.tsx';
import type { ReactNode } from 'react';
import type { ColorMode, PageInfo } from '../../schema/render-contract.ts';
import { Document } from './document.tsx';

type AppProps = {
  client: ApolloClient;
  i18n: I18n;
  colorMode: ColorMode;
  pageInfo: PageInfo;
  /** The router, which differs between server and browser. */
  children: ReactNode;
};

/** The application from `<html>` on, around its router: the same tree on the server and in the browser. */
export function App({ client, i18n, colorMode, pageInfo, children }: AppProps) {
  return (
    <PageInfoProvider initial={pageInfo}>
      <PreferencesProvider i18n={i18n} initialColorMode={colorMode}>
        <Document>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </Document>
      </PreferencesProvider>
    </PageInfoProvider>
  );
}
