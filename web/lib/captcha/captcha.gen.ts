/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../hooks/lazy-query-hook.ts';
import { queryHook } from '../hooks/query-hook.ts';
import { suspenseQueryHook } from '../hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CaptchaChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaChallengeQuery = { readonly captchaChallenge: { readonly signature: string, readonly parameters: { readonly algorithm: string, readonly cost: number, readonly expiresAt: number, readonly keyLength: number, readonly keyPrefix: string, readonly keySignature: string, readonly nonce: string, readonly salt: string } } };


export const CaptchaChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaptchaChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"keyLength"}},{"kind":"Field","name":{"kind":"Name","value":"keyPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"keySignature"}},{"kind":"Field","name":{"kind":"Name","value":"nonce"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"}}]}}]}}]} as unknown as DocumentNode<CaptchaChallengeQuery, CaptchaChallengeQueryVariables>;
export const useCaptchaChallengeQuery = /* @__PURE__ */ queryHook(CaptchaChallengeDocument);
export const useCaptchaChallengeLazyQuery = /* @__PURE__ */ lazyQueryHook(CaptchaChallengeDocument);
export const useCaptchaChallengeSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(CaptchaChallengeDocument);