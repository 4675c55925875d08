/** One page of a list, and where it was asked for. */
export interface ListedPage {
  totalCount: number;
  page: number;
  pageCount: number;
  /** Path and conditions of the list, without the page. */
  path: string;
  conditions: readonly (readonly [name: string, value: string])[];
}

/**
 * Says how long the list is and where its other pages are: `X-Total-Count`, and `Link` after RFC 8288. The addresses are
 * relative to the server, which may be known by several names.
 */
export function pageHeaders({ totalCount, page, pageCount, path, conditions }: ListedPage): Record<string, string> {
  const length = { 'x-total-count': String(totalCount) };
  if (pageCount === 0) return length;
  const pages: [relation: string, page: number][] = [['first', 1]];
  if (page > 1) pages.push(['prev', Math.min(page - 1, pageCount)]);
  if (page < pageCount) pages.push(['next', page + 1]);
  pages.push(['last', pageCount]);
  const address = (at: number): string =>
    `${path}?${new URLSearchParams([...conditions.map(([name, value]) => [name, value]), ['page', String(at)]]).toString()}`;
  return { ...length, link: pages.map(([relation, at]) => `<${address(at)}>; rel="${relation}"`).join(', ') };
}
