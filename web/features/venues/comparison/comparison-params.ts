import { COMPARISON_MAX_VENUES } from '../../../../schema/constants.ts';
import { comparisonAddress } from '../../../lib/addresses.ts';

/** What the address of a comparison asks for. */
export type ComparisonParams = {
  /** Of the venues compared, from left to right. */
  readonly slugs: readonly string[];
  /** Named too, after as many venues as are compared. */
  readonly beyond: readonly string[];
  /** Named, but no slug that a venue could have. */
  readonly unreadable: readonly string[];
  /** Rows in which all venues are the same are left out. */
  readonly onlyDifferences: boolean;
};

const VENUES = 'lieux';
const DIFFERENCES = 'differences';
const SLUG = /^[a-z0-9-]{1,120}$/;
/** Longer names cannot exist and are cut off. */
const SHOWN_LENGTH = 60;

/** Reads the query of `/comparer`. */
export function parseComparison(search: string): ComparisonParams {
  const query = new URLSearchParams(search);
  const named = query
    .getAll(VENUES)
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const each = [...new Set(named)];
  const slugs = each.filter((name) => SLUG.test(name));
  return {
    slugs: slugs.slice(0, COMPARISON_MAX_VENUES),
    beyond: slugs.slice(COMPARISON_MAX_VENUES),
    unreadable: each.filter((name) => !SLUG.test(name)).map((name) => name.slice(0, SHOWN_LENGTH)),
    onlyDifferences: query.get(DIFFERENCES) === '1',
  };
}

/** The address of a comparison. */
export function comparisonPath({
  slugs,
  onlyDifferences,
}: Pick<ComparisonParams, 'slugs' | 'onlyDifferences'>): string {
  const address = comparisonAddress(slugs);
  return onlyDifferences && slugs.length > 0 ? `${address}&${DIFFERENCES}=1` : address;
}

/** The slugs with the one at `from` moved by so many places, or as they are when there is no such place. */
export function moved(slugs: readonly string[], from: number, by: -1 | 1): readonly string[] {
  const slug = slugs[from];
  const to = from + by;
  if (slug === undefined || to < 0 || to >= slugs.length) return slugs;
  return slugs.toSpliced(from, 1).toSpliced(to, 0, slug);
}

/**
 * Of the slugs asked for, those that found nothing. A venue that was asked for by a former slug comes with its present one; when such
 * a one and a missing one stand side by side, the address does not tell which is which: then they are only counted.
 */
export function missingSlugs(
  asked: readonly string[],
  found: readonly { readonly slug: string }[],
): { count: number; slugs: readonly string[] } {
  const present = new Set(found.map(({ slug }) => slug));
  const without = asked.filter((slug) => !present.has(slug));
  const count = Math.max(0, asked.length - found.length);
  return { count, slugs: without.length === count ? without : [] };
}
