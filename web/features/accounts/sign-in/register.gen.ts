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

/** Somebody who registers. */
export type RegisterInput = {
  /** The solution of a `captchaChallenge`. */
  readonly captchaToken: string;
  /** The address of the company, in at most 300 characters; null if it is not given. */
  readonly companyAddress?: string | null | undefined;
  /** The company, in at most 150 characters. */
  readonly companyName: string;
  /** The telephone number of the company; null if it is the same as `phone`. */
  readonly companyPhone?: string | null | undefined;
  /** The e-mail address, of at most 254 characters. */
  readonly email: string;
  /** The first name, of at most 100 characters. */
  readonly firstName: string;
  /** A key that the client chooses, of up to 200 characters. For a day the same key and input give the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The language in which they are written to. */
  readonly language?: Language;
  /** The last name, of at most 100 characters. */
  readonly lastName: string;
  /** The password, of 8 to 128 characters: it has an upper-case and a lower-case letter, a digit and one of !@#$%^&*(),.?":{}|<>, and is no common password. */
  readonly password: string;
  /** The telephone number. */
  readonly phone: string;
};

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { readonly register: { readonly registrationNumber: string | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'CaptchaFailed', readonly code: string }
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };


export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const useRegisterMutation = /* @__PURE__ */ mutationHook(RegisterDocument);