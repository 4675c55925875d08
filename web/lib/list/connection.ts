import { PAGE_SIZE } from '../../../schema/constants.ts';
import type { PlaceFragment } from './connection.gen.ts';

/** Which part of a list by cursor an address names; neither = the first one. */
export type Part = { readonly after?: string | undefined; readonly before?: string | undefined };

export type Place = Omit<PlaceFragment, ' $fragmentName' | '__typename'>;

/** A part of a list that grows under its reader. */
export type Connection<Node> = {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: Place;
  readonly totalCount: number;
};

export function nodesOf<Node>({ edges }: Pick<Connection<Node>, 'edges'>): Node[] {
  return edges.map(({ node }) => node);
}

/** The arguments of a connection for one page. Backwards, the API needs its length. */
export function partVariables({ after, before }: Part): { after?: string; before?: string; last?: number } {
  if (before !== undefined) return { before, last: PAGE_SIZE.default };
  return after === undefined ? {} : { after };
}

/** The parts beside one; null = there is none. A part that was emptied does not know where it was: before it is the first one. */
export function partsBeside({ hasNextPage, hasPreviousPage, startCursor, endCursor }: Place): {
  previous: Part | null;
  next: Part | null;
} {
  return {
    previous: hasPreviousPage ? { before: startCursor ?? undefined } : null,
    next: hasNextPage ? { after: endCursor ?? undefined } : null,
  };
}
