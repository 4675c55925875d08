import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, data, RouterContextProvider, type LoaderFunction, type Params } from 'react-router';

/** For data without which the page is still whole. */
export const OPTIONAL = { optional: true } as const;

/** Asks for data of the page; undefined = it could not be had (in time), which makes the page a 503 unless it is optional. */
export type PageQuery = <TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options?: { optional: true },
) => Promise<TData | undefined>;

type PageRequest = {
  url: URL;
  params: Params;
  query: PageQuery;
  /** The day of the page, YYYY-MM-DD. */
  today: string;
};

/** Asks for the data of a page and returns its status, where that is not 200, or a redirect. */
export type PageLoader = (request: PageRequest) => Promise<number | Response | void>;

/** How the rendering of one page asks the API. */
const pageQueryContext = createContext<PageQuery>();
/** The day on which a page is rendered. */
const pageDayContext = createContext<string>();

/** What the loaders of one page are given. */
export function withRequest(query: PageQuery, today: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageQueryContext, query);
  context.set(pageDayContext, today);
  return context;
}

/**
 * The loader of a page in the router of the server. The browser has none: there the components ask, so that a slow network shows the frame
 * of the next page at once (docs/decisions/0043-router.md).
 */
export const pageLoader =
  (load: PageLoader): LoaderFunction =>
  async ({ request, params, context }) => {
    const answer = await load({
      url: new URL(request.url),
      params,
      query: context.get(pageQueryContext),
      today: context.get(pageDayContext),
    });
    return answer instanceof Response ? answer : data(null, { status: answer ?? 200 });
  };
