import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, data, type LoaderFunction, type Params } from 'react-router';

/** For data without which the page is still whole. */
export const OPTIONAL = { optional: true } as const;

/** Asks for data of the page; undefined = it could not be had (in time), which makes the page a 503 unless it is optional. */
export type PageQuery = <TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options?: { optional: true },
) => Promise<TData | undefined>;

type PageRequest = { url: URL; params: Params; query: PageQuery };

/** Asks for the data of a page and returns its status, where that is not 200, or a redirect. */
export type PageLoader = (request: PageRequest) => Promise<number | Response | void>;

/** How the rendering of one page asks the API. */
export const pageQueryContext = createContext<PageQuery>();

/**
 * The loader of a page in the router of the server. The browser has none: there the components ask, so that a slow network shows the frame
 * of the next page at once (docs/decisions/0043-router.md).
 */
export const pageLoader =
  (load: PageLoader): LoaderFunction =>
  async ({ request, params, context }) => {
    const answer = await load({ url: new URL(request.url), params, query: context.get(pageQueryContext) });
    return answer instanceof Response ? answer : data(null, { status: answer ?? 200 });
  };
