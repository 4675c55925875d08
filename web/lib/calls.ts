import { useCallback, useState } from 'react';
import { failedCall, type FailedCall } from './captcha/use-checked-call.ts';
import { errorCode } from './errors.ts';

/** A member of a mutation's union, as the operations of the web ask for it. */
type Answer = {
  readonly __typename: string;
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

/** `InvalidCredentials` → `INVALID_CREDENTIALS`: a failure's type is called like its code. */
export const codeOf = (typename: string) => typename.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

/** Reads the answer of a mutation; `done` is the type that it has when all went well. */
export function settled<A extends Answer, Name extends A['__typename']>(
  answer: A | null | undefined,
  done: Name,
): Settled<Extract<A, { readonly __typename: Name }>> {
  if (!answer) return failedCall('INTERNAL');
  if (answer.__typename === done) {
    return { kind: 'done', answer: answer as unknown as Extract<A, { readonly __typename: Name }> };
  }
  if (answer.fields && answer.fields.length > 0) return { kind: 'wrong', fields: answer.fields };
  return failedCall(codeOf(answer.__typename), answer.retryAfter ?? null);
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
