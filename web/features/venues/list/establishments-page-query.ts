import { useMemo, useState } from 'react';
import { meantSearch } from '../../search/meant-search.ts';
import { type SearchParams } from '../../search/search-params.ts';
import { toVariables } from '../../search/search-variables.ts';
import { useEstablishmentsQuery, type EstablishmentsQuery } from './establishments-page.gen.ts';

export type Found = EstablishmentsQuery['searchVenues'];

/** How many venues meet all conditions: none, where those of a text had to be relaxed. Some of its words are enough. */
export const exactCount = ({ totalCount, relaxed }: Pick<Found, 'totalCount' | 'relaxed'>) =>
  relaxed.some((condition) => condition !== 'WORDS') ? 0 : totalCount;

/** Whether the address asks for a page after the last one. */
export const isBeyond = ({ totalCount, pageCount }: Pick<Found, 'totalCount' | 'pageCount'>, page: number) =>
  totalCount > 0 && page > pageCount;

/** The answer to a search, and what is shown until it is there. */
export function useResults(params: SearchParams) {
  const { data, previousData, loading, error, refetch } = useEstablishmentsQuery({
    variables: toVariables(params),
    notifyOnNetworkStatusChange: true,
  });
  const found: Found | undefined = data?.searchVenues;
  // While filters change, and when the new search fails, the venues of the search before stay, without colour.
  const shown: Found | undefined = found ?? previousData?.searchVenues;
  const pending = !found && shown !== undefined;
  // The heading speaks of what is shown, thus of the search that was answered last.
  const [answered, setAnswered] = useState<SearchParams | null>(null);
  // A search that the API has understood otherwise is on its way to its own address, which the same venues answer.
  const meant = useMemo(() => meantSearch(params, found), [params, found]);
  if (found && answered !== meant) setAnswered(meant);
  // What was understood in the text is shown once it is that of the address.
  const reading = shown && (pending ? answered : params)?.text === params.text ? shown.parsed : null;
  return {
    found,
    meant,
    shown,
    /** The search that `shown` answers. */
    answered: pending && answered ? answered : params,
    facets: shown?.facets,
    reading: reading ?? null,
    pending,
    beyond: found !== undefined && isBeyond(found, params.page),
    loading,
    error,
    retry: () => refetch(),
  };
}

export type Results = ReturnType<typeof useResults>;
