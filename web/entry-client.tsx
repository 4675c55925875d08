import type { NormalizedCacheObject } from '@apollo/client';
import './ui/fonts.css';
import './ui/styles.css';
import type { Messages } from '@lingui/core';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Language } from '../schema/constants.ts';
import { App } from './app/app.tsx';
import { pageOf, routes } from './app/routes.tsx';
import { createBrowserClient } from './lib/apollo-client.ts';
import { completeLater, createI18n } from './lib/i18n.ts';
import { nextTask } from './lib/next-task.ts';
import { FAILURE_REPORTS } from './lib/report-failure.ts';
import { ServedAnswers, ServedDataContext, type Answers } from './lib/served-data.ts';
import { PAGE_STATE_ID, type ColorMode, type PageInfo } from '../schema/render-contract.ts';

/** What the server says about the page it rendered. */
export type PageState = {
  /** Of what the loader of the page asked. */
  answers: Answers;
  /** Of what its parts asked beyond that. */
  apollo: NormalizedCacheObject;
  language: Language;
  /** Texts of the page's scripts, compiled. */
  messages: Messages;
  colorMode: ColorMode;
  pageInfo: PageInfo;
};

/** Takes over the server's page: same language, same data, and the page's script at hand before React begins. */
async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
  const i18n = createI18n(state.language, state.messages);
  await Promise.all([pageOf(location.pathname).preload(), nextTask()]);
  const served = new ServedAnswers(state.answers);
  const client = createBrowserClient(state.apollo, served);
  await nextTask();
  // The first formatter loads the browser's data of the language: in a task of its own, not amid the hydration.
  new Intl.NumberFormat(state.language).format(0);
  await nextTask();
  // With data of a rendering, even none, the router leaves the page where the visitor has scrolled it meanwhile.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const app = (
    <StrictMode>
      <App client={client} i18n={i18n} colorMode={state.colorMode} pageInfo={state.pageInfo}>
        <ServedDataContext value={served}>
          <RouterProvider router={router} />
        </ServedDataContext>
      </App>
    </StrictMode>
  );
  // As a transition, it lets the browser answer to the visitor every few milliseconds.
  startTransition(() => void hydrateRoot(document, app, FAILURE_REPORTS));
  completeLater(i18n);
}

void start();
