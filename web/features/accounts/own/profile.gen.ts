/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_Conflict_Fragment, Errors_Forbidden_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { fragmentHook } from '../../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A language of the product. */
export type Language =
  /** The language is English. */
  | 'en'
  /** The language is French. */
  | 'fr';

/** The topics of the mails that a user wants. Mails about the account itself are always sent. */
export type NotificationPreferencesInput = {
  /** Whether to write about decisions on what they submitted. */
  readonly decisions: boolean;
  /** Whether to write about news of the platform. */
  readonly news: boolean;
  /** Whether to write about quote requests for their venues. */
  readonly quoteRequests: boolean;
  /** Whether to write about the end and renewal of their subscription. */
  readonly subscription: boolean;
};

/** The profile of a user. A field that is not sent stays as it is. */
export type ProfileInput = {
  /** The street and number, of at most 300 characters; an empty text clears it. */
  readonly address?: string | null | undefined;
  /** The presentation of the user in plain text, of at most 1000 characters; an empty text clears it. */
  readonly bio?: string | null | undefined;
  /** The city, of at most 150 characters; an empty text clears it. */
  readonly city?: string | null | undefined;
  /** The address of the company, of at most 300 characters; an empty text clears it. */
  readonly companyAddress?: string | null | undefined;
  /** The company, of at most 150 characters; an empty text clears it. */
  readonly companyName?: string | null | undefined;
  /** The telephone number of the company; an empty text clears it. */
  readonly companyPhone?: string | null | undefined;
  /** The country, of at most 150 characters; an empty text clears it. */
  readonly country?: string | null | undefined;
  /** The first name, of at most 100 characters. */
  readonly firstName?: string | null | undefined;
  /** The id of the object. */
  readonly id: string;
  /** The language in which they are written to. */
  readonly language?: Language | null | undefined;
  /** The last name, of at most 100 characters. */
  readonly lastName?: string | null | undefined;
  /** The topics of the mails that they want. */
  readonly notificationPreferences?: NotificationPreferencesInput | null | undefined;
  /** The telephone number; an empty text clears it. */
  readonly phone?: string | null | undefined;
  /** The function in the company, of at most 150 characters; an empty text clears it. */
  readonly position?: string | null | undefined;
  /** The postal code, of at most 20 characters; an empty text clears it. */
  readonly postalCode?: string | null | undefined;
  /** The time zone by its IANA name, such as Europe/Paris. */
  readonly timezone?: string | null | undefined;
  /** The version that was read. Conflict: the object has changed since. */
  readonly version: number;
  /** The web address with https: or http:, of at most 300 characters; an empty text clears it. */
  readonly website?: string | null | undefined;
};

/** The role of a user, on which their permissions depend. */
export type Role =
  /** They may do everything. */
  | 'ADMIN'
  /** They keep venues of their own. */
  | 'CLIENT'
  /** They moderate what clients submit. */
  | 'TEAM';

export type ProfilePartsFragment = { readonly id: string, readonly version: number, readonly firstName: string, readonly lastName: string, readonly position: string | null, readonly bio: string | null, readonly phone: string | null, readonly website: string | null, readonly address: string | null, readonly postalCode: string | null, readonly city: string | null, readonly country: string | null, readonly companyName: string | null, readonly companyAddress: string | null, readonly companyPhone: string | null, readonly language: Language, readonly timezone: string, readonly notificationPreferences: { readonly quoteRequests: boolean, readonly decisions: boolean, readonly subscription: boolean, readonly news: boolean } } & { ' $fragmentName'?: 'ProfilePartsFragment' };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly viewer: { readonly email: string, readonly emailVerified: boolean, readonly role: Role, readonly avatarUrl: string | null, readonly registrationNumber: string | null, readonly createdAt: string, readonly lastLoginAt: string | null, readonly twoFactorEnabled: boolean, readonly recoveryCodesLeft: number, readonly id: string, readonly version: number, readonly firstName: string, readonly lastName: string, readonly position: string | null, readonly bio: string | null, readonly phone: string | null, readonly website: string | null, readonly address: string | null, readonly postalCode: string | null, readonly city: string | null, readonly country: string | null, readonly companyName: string | null, readonly companyAddress: string | null, readonly companyPhone: string | null, readonly language: Language, readonly timezone: string, readonly notificationPreferences: { readonly quoteRequests: boolean, readonly decisions: boolean, readonly subscription: boolean, readonly news: boolean } } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { readonly updateProfile: { readonly user: { readonly id: string, readonly version: number, readonly firstName: string, readonly lastName: string, readonly position: string | null, readonly bio: string | null, readonly phone: string | null, readonly website: string | null, readonly address: string | null, readonly postalCode: string | null, readonly city: string | null, readonly country: string | null, readonly companyName: string | null, readonly companyAddress: string | null, readonly companyPhone: string | null, readonly language: Language, readonly timezone: string, readonly notificationPreferences: { readonly quoteRequests: boolean, readonly decisions: boolean, readonly subscription: boolean, readonly news: boolean } } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export const ProfilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyAddress"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]}}]} as unknown as DocumentNode<ProfilePartsFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyAddress"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyAddress"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"news"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const useProfilePartsFragment = /* @__PURE__ */ fragmentHook<ProfilePartsFragment>();
export const useProfileQuery = /* @__PURE__ */ queryHook(ProfileDocument);
export const useProfileLazyQuery = /* @__PURE__ */ lazyQueryHook(ProfileDocument);
export const useProfileSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ProfileDocument);
export const useUpdateProfileMutation = /* @__PURE__ */ mutationHook(UpdateProfileDocument);