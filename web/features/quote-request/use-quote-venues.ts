import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useAskedKeys } from '../../lib/asked-keys.ts';
import { useQuoteVenuesQuery, type QuoteVenuesQuery } from './quote-venues.gen.ts';

export type QuoteVenue = QuoteVenuesQuery['venues'][number];

/** The chosen venues as the site has them. */
export function useQuoteVenues(slugs: readonly string[]) {
  const asked = useAskedKeys(slugs);
  const { data, previousData, error, loading, refetch } = useQuoteVenuesQuery(
    asked.length > 0 ? { variables: { slugs: [...asked] } } : skipToken,
  );
  const found = (data ?? previousData)?.venues;
  // A former slug finds its venue under the present one: then the venue stands where no other does.
  const venues = useMemo(() => (found ?? []).filter(({ slug }) => slugs.includes(slug)), [found, slugs]);
  const settled = slugs.length === 0 || (data !== undefined && slugs.every((slug) => asked.includes(slug)));
  return {
    venues,
    /** Whether what has no venue is gone from the site, rather than on its way. */
    settled,
    failed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
