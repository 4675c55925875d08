import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { EstimatedEvent } from './estimated-event.ts';
import { useEstimatesQuery } from './estimates.gen.ts';

/** The venues with what an event would cost at each; none while they are on their way, or without an event. */
export function useEstimates(slugs: readonly string[], event: EstimatedEvent | null) {
  const { data, previousData } = useEstimatesQuery(
    event && slugs.length > 0 ? { variables: { slugs: [...slugs], event } } : skipToken,
  );
  const venues = event ? (data ?? previousData)?.venues : undefined;
  return useMemo(() => venues?.filter(({ slug }) => slugs.includes(slug)) ?? [], [venues, slugs]);
}
