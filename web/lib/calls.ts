import type {
  ApolloCache,
  DefaultContext,
  DocumentNode,
  MutationUpdaterFunction,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { failedCall, type FailedCall } from './captcha/use-checked-call.ts';
import { errorCode } from './errors.ts';

/** The payload of a mutation, as the operations of the web ask for it; some cannot be refused. */
type Payload = { readonly errors?: readonly PayloadError[] };

type PayloadError = {
  readonly code: string;
  readonly fields?: readonly WrongField[];
  readonly retryAfter?: number;
};

type WrongField = {
  readonly path: string;
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
};

/** What came of a mutation: what it was for, wrong fields, or nothing. */
export type MutationResult<Done> =
  | { readonly kind: 'done'; readonly answer: Done }
  | { readonly kind: 'wrong'; readonly fields: readonly WrongField[] }
  | FailedCall;

/** Reads the payload of a mutation. @param fields what it has if all went well. */
export function mutationResult<P extends Payload, Name extends keyof P = never>(
  payload: P | null | undefined,
  ...fields: readonly Name[]
): MutationResult<P & { readonly [N in Name]: NonNullable<P[N]> }> {
  if (!payload) return failedCall('INTERNAL');
  const [error] = payload.errors ?? [];
  if (error) {
    return error.fields && error.fields.length > 0
      ? { kind: 'wrong', fields: error.fields }
      : failedCall(error.code, error.retryAfter ?? null);
  }
  if (fields.some((field) => payload[field] == null)) return failedCall('INTERNAL');
  return { kind: 'done', answer: payload as P & { readonly [N in Name]: NonNullable<P[N]> } };
}

/** Makes a call that never rejects, and knows while it is under way. */
export function useCall<Arguments extends unknown[], Outcome extends { readonly kind: string }>(
  call: (...args: Arguments) => Promise<Outcome | FailedCall>,
) {
  const [calling, setCalling] = useState(false);
  const make = useCallback(
    async (...args: Arguments): Promise<Outcome | FailedCall> => {
      setCalling(true);
      try {
        return await call(...args);
      } catch (error) {
        return failedCall(errorCode(error));
      } finally {
        setCalling(false);
      }
    },
    [call],
  );
  return [make, calling] as const;
}

type Answer<Payloads> = NonNullable<Payloads> & Payload;

type CallOptions<TData, TVariables extends OperationVariables, Needed> = {
  /** What the payload has if all went well. */
  needs?: readonly Needed[];
  /** Queries of the screen that are read again before the call counts as done. */
  refetch?: readonly DocumentNode[];
  /** Writes the answer to the cache where Apollo does not by itself. */
  update?: MutationUpdaterFunction<TData, TVariables, ApolloCache>;
  /** Of an operation that sends files (`withFiles`). */
  context?: DefaultContext;
};

/** `const mutate = useMutate()`: any mutation and what came of it, for a call that chooses among several. It rejects as Apollo does. */
export function useMutate() {
  const client = useApolloClient();
  return useCallback(
    async <
      TData,
      TVariables extends OperationVariables,
      Field extends keyof TData,
      Needed extends keyof Answer<TData[Field]> = never,
    >(
      mutation: TypedDocumentNode<TData, TVariables>,
      field: Field,
      variables: TVariables,
      { needs = [], refetch = [], update, context }: CallOptions<TData, TVariables, Needed> = {},
    ) => {
      const { data } = await client.mutate<TData>({
        mutation,
        variables,
        refetchQueries: [...refetch],
        awaitRefetchQueries: true,
        ...(context ? { context } : {}),
        ...(update ? { update: update as MutationUpdaterFunction<TData, OperationVariables, ApolloCache> } : {}),
      });
      const answer = (data as TData | null | undefined)?.[field] as Answer<TData[Field]> | undefined;
      return mutationResult(answer, ...needs);
    },
    [client],
  );
}

/**
 * A mutation and what came of it: `const [save, saving] = useMutationCall(SavePlanDocument, 'savePlan', (input: PlanInput) => ({ input }))`.
 * `save` keeps its identity, and never rejects.
 */
export function useMutationCall<
  TData,
  TVariables extends OperationVariables,
  Field extends keyof TData,
  Arguments extends unknown[],
  Needed extends keyof Answer<TData[Field]> = never,
>(
  document: TypedDocumentNode<TData, TVariables>,
  field: Field,
  toVariables: (...args: Arguments) => TVariables,
  options: CallOptions<TData, TVariables, Needed> = {},
) {
  const mutate = useMutate();
  const latest = useRef({ toVariables, options });
  useLayoutEffect(() => {
    latest.current = { toVariables, options };
  });
  return useCall(
    useCallback(
      (...args: Arguments) => mutate(document, field, latest.current.toVariables(...args), latest.current.options),
      [document, field, mutate],
    ),
  );
}
