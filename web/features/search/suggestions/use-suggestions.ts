import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { placeBeingTyped } from './location-text.ts';
import { foldText, matchedPart } from './matched-part.ts';
import { SuggestionsDocument, type SuggestionsQuery } from './suggestions.gen.ts';

export type Suggestion = SuggestionsQuery['suggestions']['cities'][number];
/** What was understood in all that is typed. */
export type TypedReading = SuggestionsQuery['parseSearch'];
export type SuggestionGroupName = keyof SuggestionsQuery['suggestions'];
export type SuggestionGroup = { name: SuggestionGroupName; options: readonly Suggestion[] };

const ORDER = ['cities', 'departments', 'regions', 'venues'] as const satisfies SuggestionGroupName[];
/** No place of France has a longer name; the API refuses texts without end. */
const MAX_TYPED = 100;
/** As much as the API reads of a search. */
const MAX_READ = 200;

type SuggestionState = {
  /** Groups that have something, in the order of the screen. */
  groups: readonly SuggestionGroup[];
  /** All options in one line, as the arrows go through them. */
  options: readonly Suggestion[];
  /** What the typed text means beyond a place or a name; null = nothing. */
  reading: TypedReading | null;
  /** Whether the groups are the answer to exactly what is typed. */
  settled: boolean;
};

type Answer = {
  typed: string;
  whole: string;
  /** Absent where it has failed. */
  data?: SuggestionsQuery;
};

/**
 * Suggestions for the place being typed. Every key asks at once: the answer takes a few milliseconds, a newer key aborts the request
 * of an older one, and what was asked before is in the cache. Until the answer is there, those of the last one that still fit are
 * shown. A failure shows nothing: the search works without.
 *
 * Asked without a hook of Apollo: it would prepare the query on each page that has the field, which few visitors type into.
 */
export function useSuggestions(text: string, enabled: boolean): SuggestionState {
  const typed = foldText(placeBeingTyped(text)).slice(0, MAX_TYPED);
  // With its signs, as it will be searched: "85,50 €/pers" is a price.
  const whole = text.trim().replace(/\s+/g, ' ').slice(0, MAX_READ);
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!enabled) return;
    const newer = new AbortController();
    const answered = (data?: SuggestionsQuery) => newer.signal.aborted || setAnswer({ typed, whole, data });
    client
      .query({
        query: SuggestionsDocument,
        variables: { text: typed, whole },
        context: { fetchOptions: { signal: newer.signal }, queryDeduplication: false },
      })
      .then(
        ({ data }) => answered(data),
        () => answered(),
      );
    return () => newer.abort();
  }, [client, enabled, typed, whole]);
  const found = answer?.data;
  const settled = enabled && found !== undefined && answer?.typed === typed && answer.whole === whole;

  return useMemo(() => {
    const fits = ({ label }: Suggestion) => settled || (typed !== '' && matchedPart(label, typed) !== null);
    const groups = ORDER.map((name) => ({ name, options: found?.suggestions[name].filter(fits) ?? [] })).filter(
      ({ options }) => options.length > 0,
    );
    const reading = settled && found && isMore(found.parseSearch) ? found.parseSearch : null;
    return { groups, options: groups.flatMap(({ options }) => options), reading, settled };
  }, [found, settled, typed]);
}

/** Places are among the suggestions. */
const isMore = ({ parts }: TypedReading) => parts.some(({ condition }) => condition !== 'PLACE');

/** The identity of a suggestion. */
export const suggestionKey = ({ type, label, slug }: Suggestion) => `${type} ${slug ?? label}`;
