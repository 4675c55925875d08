import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import type { Served, ServedData } from '../served-data.ts';

const noSubscription = () => () => {};

/** What the page has brought along for a query, in the browser. @param isAsked false = the query waits */
export function useServedAnswer(
  served: ServedData | null,
  document: TypedDocumentNode<unknown, never>,
  variables: OperationVariables | undefined,
  isAsked = true,
): Served | undefined {
  const answer = () => (isAsked ? served?.answerTo(document, variables) : undefined);
  return useSyncExternalStore(served?.subscribe ?? noSubscription, answer, answer);
}
