import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { use } from 'react';
import { ServedDataContext } from '../served-data.ts';

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
    const served = use(ServedDataContext)?.(document, options?.variables);
    if (served?.data !== undefined) return served as unknown as Result;
    if (served?.error) throw served.error;
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- on the server or in the browser, never both
    return useSuspenseQuery(
      document as TypedDocumentNode<TData>,
      options as useSuspenseQuery.Options,
    ) as unknown as Result;
  };
}
