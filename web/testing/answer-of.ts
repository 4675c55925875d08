import { createStaticHandler, type LoaderFunction } from 'react-router';
import type { RenderInput } from '../../schema/render-contract.ts';
import { createBrowserClient } from '../lib/apollo-client.ts';
import { withRequest } from '../lib/page-loader.ts';
import { PAGE_INFO } from './page-info.ts';
import { createPageData } from '../server/page-data.ts';

/** The status with which the server answers a page, and where it redirects to, by the page's loader. */
export async function answerOf(
  loader: LoaderFunction,
  url: string,
  path = '*',
): Promise<{ status: number; redirect?: string }> {
  const client = createBrowserClient();
  const execute: RenderInput['execute'] = async ({ document, variables }) => ({
    data: (await client.query<Record<string, unknown>>({ query: document, variables, fetchPolicy: 'no-cache' })).data,
  });
  const { query } = createPageData(execute);
  const found = await createStaticHandler([{ path, loader }]).query(new Request(new URL(url, 'http://page.invalid')), {
    requestContext: withRequest(query, PAGE_INFO.today),
  });
  return found instanceof Response
    ? { status: found.status, redirect: found.headers.get('location')! }
    : { status: found.statusCode };
}
