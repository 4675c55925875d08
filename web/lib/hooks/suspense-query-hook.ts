import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';

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
  ): Result =>
    useSuspenseQuery(document as TypedDocumentNode<TData>, options as useSuspenseQuery.Options) as unknown as Result;
}
