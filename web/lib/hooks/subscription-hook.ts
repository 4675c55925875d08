import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type { HookArguments } from './hook-arguments.ts';

/** `useXSubscription({ variables, onData })`: opens the WebSocket when the first one is mounted. */
export function subscriptionHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (
    ...[options]: HookArguments<TVariables, useSubscription.Options<TData, TVariables>>
  ): useSubscription.Result<TData> =>
    useSubscription(document as TypedDocumentNode<TData>, options as useSubscription.Options<TData>);
}
