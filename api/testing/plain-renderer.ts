import { parse } from 'graphql';
import type { Render } from '../../schema/render-contract.ts';

const VENUE = parse('query ($slug: String!) { venue(slug: $slug) { name } }');
const HOME = parse('{ home { slider { name } } }');

/** Replaces the renderer of the web: pages contain only the answers of their queries. */
export const render: Render = async ({ url, execute }) => {
  const slug = /^\/establishment\/([^?]+)/.exec(url)?.[1];
  const { data } = await execute({
    document: slug ? VENUE : HOME,
    variables: slug ? { slug } : {},
    operationName: undefined,
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' };
  return { status: 200, headers, html: Buffer.from(JSON.stringify(data)) };
};
