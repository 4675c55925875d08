import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AskedDays } from './asked-days.ts';
import { useAvailabilitiesQuery } from './availability.gen.ts';

/** Whether each of some venues is free; none without dates, or while they are on their way. */
export function useAvailabilities(slugs: readonly string[], days: AskedDays | null, people: number | null) {
  const { data, previousData } = useAvailabilitiesQuery(
    days && slugs.length > 0 ? { variables: { slugs: [...slugs], ...days, people } } : skipToken,
  );
  const venues = days ? (data ?? previousData)?.venues : undefined;
  return useMemo(() => venues?.filter(({ slug }) => slugs.includes(slug)) ?? [], [venues, slugs]);
}
