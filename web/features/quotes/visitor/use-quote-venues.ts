import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useAskedKeys } from '../../../lib/asked-keys.ts';
import { useQuoteVenuesQuery, type QuoteVenuesQuery } from './quote-venues.gen.ts';

export type QuoteVenue = QuoteVenuesQuery['venues'][number];

/** The chosen venues as the site has them. */
export function useQuoteVenues(slugs: readonly string[]) {
  const asked = useAskedKeys(slugs);
  const { data, previousData, error, loading, refetch } = useQuoteVenuesQuery(
    asked.length > 0 ? { variables: { slugs: [...asked] } } : skipToken,
  );
  const found = (data ?? previousData)?.venues;
  const venues = useMemo(() => (found ?? []).filter(({ slug }) => slugs.includes(slug)), [found, slugs]);
  const settled = slugs.length === 0 || (data !== undefined && slugs.every((slug) => asked.includes(slug)));
  // The API keeps the order: where it found all of them, each stands in the place of the slug that was asked for.
  const present =
    found && found.length === asked.length && slugs.join() === asked.join() ? found.map(({ slug }) => slug) : slugs;
  return {
    venues,
    /** The slugs, with the present one for a former one. */
    present,
    /** Whether what has no venue is gone from the site, rather than on its way. */
    settled,
    failed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
