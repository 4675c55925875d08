import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import type { I18n } from '@lingui/core';
import { PageInfoProvider } from '../lib/page-info.tsx';
import { PreferencesProvider } from '../lib/preferences.tsx';
import type { ColorMode, PageInfo } from '../../schema/render-contract.ts';
import { fontFaceCss } from '../ui/fonts.ts';
import { designSystem } from '../ui/system.ts';
import { AppRoutes } from './app-routes.tsx';
import { Document } from './document.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

type AppProps = {
  client: ApolloClient;
  i18n: I18n;
  emotionCache: EmotionCache;
  colorMode: ColorMode;
  pageInfo: PageInfo;
};

/** The application from `<html>` on, inside a router: the same tree on the server and in the browser. */
export function App({ client, i18n, emotionCache, colorMode, pageInfo }: AppProps) {
  return (
    <PageInfoProvider initial={pageInfo}>
      <PreferencesProvider i18n={i18n} initialColorMode={colorMode}>
        <Document>
          <CacheProvider value={emotionCache}>
            <Global styles={fontFaceCss} />
            <ChakraProvider value={designSystem()}>
              <ApolloProvider client={client}>
                <ErrorBoundary whole>
                  <AppRoutes />
                </ErrorBoundary>
              </ApolloProvider>
            </ChakraProvider>
          </CacheProvider>
        </Document>
      </PreferencesProvider>
    </PageInfoProvider>
  );
}
