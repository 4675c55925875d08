/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_CaptchaFailed_Fragment, Errors_Conflict_Fragment, Errors_RateLimited_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A language of the product. */
export type Language =
  /** The language is English. */
  | 'en'
  /** The language is French. */
  | 'fr';

/** A message to the platform, and its sender. */
export type SendMessageInput = {
  /** The solution of a `captchaChallenge`. */
  readonly captchaToken: string;
  /** Whether the sender agrees to what becomes of their data. Nothing is taken without. */
  readonly consent: boolean;
  /** The e-mail address, at most 254 characters. */
  readonly email: string;
  /** The first name, at most 100 characters. */
  readonly firstName: string;
  /** A key chosen by the client, up to 200 characters. For a day the same key and input give the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The language in which the sender is written to. */
  readonly language?: Language;
  /** The last name, at most 100 characters. */
  readonly lastName: string;
  /** The message, plain text of at most 4000 characters. */
  readonly message: string;
  /** The telephone number: 6 to 15 digits, with spaces, dots, hyphens, brackets, a plus. Null if none is given. */
  readonly phone?: string | null | undefined;
  /** The subject, one line of at most 150 characters. */
  readonly subject: string;
};

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { readonly sendMessage: { readonly reference: string | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'CaptchaFailed', readonly code: string }
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };


export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const useSendMessageMutation = /* @__PURE__ */ mutationHook(SendMessageDocument);