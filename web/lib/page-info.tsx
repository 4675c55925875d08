import { createContext, use, useState, type ReactNode } from 'react';
import type { PageInfo } from '../../schema/render-contract.ts';

const PageInfoContext = createContext<readonly [PageInfo, (info: PageInfo) => void] | null>(null);

/** Knows the facts that came with the page. */
export function PageInfoProvider({ initial, children }: { initial: PageInfo; children: ReactNode }) {
  return <PageInfoContext value={useState(initial)}>{children}</PageInfoContext>;
}

/** Facts of the page that server and browser agree on: origin, day, publisher. */
export function usePageInfo(): PageInfo {
  return usePageInfoState()[0];
}

/** The facts, and how to put newer ones in their place. */
export function usePageInfoState() {
  const state = use(PageInfoContext);
  if (!state) throw new Error('No PageInfoProvider');
  return state;
}
