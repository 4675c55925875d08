/** One page of a list, and its URL. */
export interface ListedPage {
  totalCount: number;
  page: number;
  pageCount: number;
  /** Path and conditions of the list, without the page number. */
  path: string;
  conditions: readonly (readonly [name: string, value: string])[];
}

/**
 * Sets `X-Total-Count`, and `Link` (RFC 8288) with the other pages. The URLs are
 * relative, because the server may have several names.
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
