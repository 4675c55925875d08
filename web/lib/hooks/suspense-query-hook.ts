import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { use } from 'react';
import { ServedDataContext } from '../served-data.ts';
import { useServedAnswer } from './use-served-answer.ts';

/** `const { data } = useXSuspenseQuery({ variables })`: suspends until the data is whole, throws the error to the boundary. */
export function suspenseQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  type Result = useSuspenseQuery.Result<TData, TVariables, 'complete' | 'streaming'>;
  return (
    ...[options]: {} extends TVariables
      ? [options?: useSuspenseQuery.Options<TVariables> & { returnPartialData?: false; errorPolicy?: 'none' }]
      : [
          options: useSuspenseQuery.Options<TVariables> & {
            returnPartialData?: false;
            errorPolicy?: 'none';
            variables: TVariables;
          },
        ]
  ): Result => {
    const served = use(ServedDataContext);
    const answer = useServedAnswer(served, document, options?.variables);
    const isKnown = answer?.data !== undefined;
    if (answer?.error) throw answer.error;
    const result = useSuspenseQuery(
      document as TypedDocumentNode<TData>,
      isKnown ? skipToken : (options as useSuspenseQuery.Options),
    );
    return (isKnown ? answer : result) as unknown as Result;
  };
}
