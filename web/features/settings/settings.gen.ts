/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_Conflict_Fragment, Errors_ValidationFailed_Fragment } from '../../lib/forms.gen.ts';
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The publisher of the site. */
export type PublisherInput = {
  /** The address on one line, at most 200 characters. */
  readonly address: string;
  /** Its share capital, at most 200 characters; null if there is none. */
  readonly capital?: string | null | undefined;
  /** The director of publication, at most 200 characters. */
  readonly director: string;
  /** The e-mail address; messages of visitors go there. */
  readonly email: string;
  /** Its address, at most 200 characters. */
  readonly hostAddress: string;
  /** The company that hosts the site, at most 200 characters. */
  readonly hostName: string;
  /** Its telephone number. */
  readonly hostPhone: string;
  /** The hours from Monday to Friday, Paris time: `09:00-18:00`. */
  readonly hours: string;
  /** Its legal form, at most 200 characters. */
  readonly legalForm: string;
  /** The name of the company, at most 200 characters. */
  readonly name: string;
  /** The telephone number. */
  readonly phone: string;
  /** The e-mail address for questions about personal data; null for `email`. */
  readonly privacyEmail?: string | null | undefined;
  /** The register and the SIREN, such as RCS Lyon 732 829 320, at most 200 characters. */
  readonly registration: string;
  /** The VAT number; null if there is none. */
  readonly vatNumber?: string | null | undefined;
};

/** The periods for which things are kept with the name of the person that they are about. */
export type RetentionInput = {
  /** The period for page views of signed-in users, in months from 1 to 120; null for the default. */
  readonly activity?: number | null | undefined;
  /** The period for entries of the audit log, in months from 1 to 120; null for the default. */
  readonly audit?: number | null | undefined;
  /** The period for messages, in months from 1 to 120; null for the default. */
  readonly messages?: number | null | undefined;
  /** The period for notifications that were read, in months from 1 to 120; null for the default. */
  readonly notifications?: number | null | undefined;
  /** The period for quote requests, in months from 1 to 120; null for the default. */
  readonly quotes?: number | null | undefined;
  /** The period for refused registrations, in months from 1 to 120; null for the default. */
  readonly registrations?: number | null | undefined;
};

/** All settings of the platform, as they should be. What the environment has set is left out. */
export type SavePlatformSettingsInput = {
  /** The sender of mails; null for the product, at the address of the publisher. */
  readonly mailFrom?: SenderInput | null | undefined;
  /** The publisher; null for the fictional company. */
  readonly publisher?: PublisherInput | null | undefined;
  /** The periods for which things are kept. */
  readonly retention: RetentionInput;
  /** The version that the change was made from. */
  readonly version: number;
  /** The numbers of days before the end of a subscription at which its owner is warned, at most 5, each from 1 to 365; null = 30, 7 and 1. */
  readonly warningDays?: ReadonlyArray<number> | null | undefined;
};

/** The sender of mails. */
export type SenderInput = {
  /** The e-mail address. */
  readonly address: string;
  /** The name, at most 100 characters. */
  readonly name: string;
};

/** A group of settings that the environment may fix. */
export type SettingsGroup =
  /** The group is the period for which the audit log is kept. */
  | 'AUDIT_RETENTION'
  /** The group is the sender of mails. */
  | 'MAIL_FROM'
  /** The group is the publisher of the site. */
  | 'PUBLISHER'
  /** The group is the period for which quote requests are kept. */
  | 'QUOTE_RETENTION'
  /** The group is the days on which owners are warned of the end of a subscription. */
  | 'WARNING_DAYS';

export type PlatformSettingsPartsFragment = { readonly version: number, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly fixed: ReadonlyArray<SettingsGroup>, readonly isFictional: boolean, readonly mailFromFollows: boolean, readonly warningDays: ReadonlyArray<number>, readonly publisher: { readonly name: string, readonly legalForm: string, readonly capital: string | null, readonly registration: string, readonly vatNumber: string | null, readonly address: string, readonly phone: string, readonly email: string, readonly privacyEmail: string, readonly hours: string, readonly director: string, readonly hostName: string, readonly hostAddress: string, readonly hostPhone: string }, readonly mailFrom: { readonly name: string, readonly address: string }, readonly retention: { readonly quotes: number, readonly messages: number, readonly registrations: number, readonly activity: number, readonly notifications: number, readonly audit: number } } & { ' $fragmentName'?: 'PlatformSettingsPartsFragment' };

export type PlatformSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformSettingsQuery = { readonly platformSettings: { readonly version: number, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly fixed: ReadonlyArray<SettingsGroup>, readonly isFictional: boolean, readonly mailFromFollows: boolean, readonly warningDays: ReadonlyArray<number>, readonly publisher: { readonly name: string, readonly legalForm: string, readonly capital: string | null, readonly registration: string, readonly vatNumber: string | null, readonly address: string, readonly phone: string, readonly email: string, readonly privacyEmail: string, readonly hours: string, readonly director: string, readonly hostName: string, readonly hostAddress: string, readonly hostPhone: string }, readonly mailFrom: { readonly name: string, readonly address: string }, readonly retention: { readonly quotes: number, readonly messages: number, readonly registrations: number, readonly activity: number, readonly notifications: number, readonly audit: number } } };

export type SavePlatformSettingsMutationVariables = Exact<{
  input: SavePlatformSettingsInput;
}>;


export type SavePlatformSettingsMutation = { readonly savePlatformSettings: { readonly settings: { readonly version: number, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly fixed: ReadonlyArray<SettingsGroup>, readonly isFictional: boolean, readonly mailFromFollows: boolean, readonly warningDays: ReadonlyArray<number>, readonly publisher: { readonly name: string, readonly legalForm: string, readonly capital: string | null, readonly registration: string, readonly vatNumber: string | null, readonly address: string, readonly phone: string, readonly email: string, readonly privacyEmail: string, readonly hours: string, readonly director: string, readonly hostName: string, readonly hostAddress: string, readonly hostPhone: string }, readonly mailFrom: { readonly name: string, readonly address: string }, readonly retention: { readonly quotes: number, readonly messages: number, readonly registrations: number, readonly activity: number, readonly notifications: number, readonly audit: number } } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export const PlatformSettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"isFictional"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"}},{"kind":"Field","name":{"kind":"Name","value":"capital"}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"privacyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"director"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"hostAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hostPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailFromFollows"}},{"kind":"Field","name":{"kind":"Name","value":"warningDays"}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quotes"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"}},{"kind":"Field","name":{"kind":"Name","value":"audit"}}]}}]}}]} as unknown as DocumentNode<PlatformSettingsPartsFragment, unknown>;
export const PlatformSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformSettingsParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"isFictional"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"}},{"kind":"Field","name":{"kind":"Name","value":"capital"}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"privacyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"director"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"hostAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hostPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailFromFollows"}},{"kind":"Field","name":{"kind":"Name","value":"warningDays"}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quotes"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"}},{"kind":"Field","name":{"kind":"Name","value":"audit"}}]}}]}}]} as unknown as DocumentNode<PlatformSettingsQuery, PlatformSettingsQueryVariables>;
export const SavePlatformSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlatformSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePlatformSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlatformSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformSettingsParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"isFictional"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"}},{"kind":"Field","name":{"kind":"Name","value":"capital"}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"privacyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"director"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"hostAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hostPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailFromFollows"}},{"kind":"Field","name":{"kind":"Name","value":"warningDays"}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quotes"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"}},{"kind":"Field","name":{"kind":"Name","value":"audit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SavePlatformSettingsMutation, SavePlatformSettingsMutationVariables>;
export const usePlatformSettingsPartsFragment = /* @__PURE__ */ fragmentHook<PlatformSettingsPartsFragment>();
export const usePlatformSettingsQuery = /* @__PURE__ */ queryHook(PlatformSettingsDocument);
export const usePlatformSettingsLazyQuery = /* @__PURE__ */ lazyQueryHook(PlatformSettingsDocument);
export const usePlatformSettingsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(PlatformSettingsDocument);
export const useSavePlatformSettingsMutation = /* @__PURE__ */ mutationHook(SavePlatformSettingsDocument);