import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { failedCall, type FailedCall } from './captcha/use-checked-call.ts';
import { errorCode } from './errors.ts';

/** The payload of a mutation, as the operations of the web ask for it. */
type Payload = { readonly errors: readonly PayloadError[] };

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
export type Settled<Done> =
  | { readonly kind: 'done'; readonly answer: Done }
  | { readonly kind: 'wrong'; readonly fields: readonly WrongField[] }
  | FailedCall;

/** Reads the payload of a mutation. @param fields what it has if all went well. */
export function settled<P extends Payload, Name extends keyof P = never>(
  payload: P | null | undefined,
  ...fields: readonly Name[]
): Settled<P & { readonly [N in Name]: NonNullable<P[N]> }> {
  if (!payload) return failedCall('INTERNAL');
  const [error] = payload.errors;
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

type CallOptions<Needed> = {
  /** What the payload has if all went well. */
  needs?: readonly Needed[];
  /** Queries of the screen that are read again before the call counts as done. */
  refetch?: readonly DocumentNode[];
};

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
  { needs = [], refetch = [] }: CallOptions<Needed> = {},
) {
  const [mutate] = useMutation<TData>(document);
  const latest = useRef({ toVariables, needs, refetch });
  useLayoutEffect(() => {
    latest.current = { toVariables, needs, refetch };
  });
  return useCall(
    useCallback(
      async (...args: Arguments) => {
        const call = latest.current;
        const { data } = await mutate({
          variables: call.toVariables(...args),
          refetchQueries: [...call.refetch],
          awaitRefetchQueries: true,
        });
        const answer = (data as TData | null | undefined)?.[field] as Answer<TData[Field]> | undefined;
        return settled(answer, ...call.needs);
      },
      [field, mutate],
    ),
  );
}
