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
/** Who publishes the site. */
export type PublisherInput = {
  /** Address on one line, at most 200 characters. */
  readonly address: string;
  /** Its share capital, at most 200 characters; null = none. */
  readonly capital?: string | null | undefined;
  /** Director of publication, at most 200 characters. */
  readonly director: string;
  /** E-mail address; messages of visitors go there. */
  readonly email: string;
  /** Its address, at most 200 characters. */
  readonly hostAddress: string;
  /** Company that hosts the site, at most 200 characters. */
  readonly hostName: string;
  /** Its telephone number. */
  readonly hostPhone: string;
  /** Monday to Friday, Paris time: `09:00-18:00`. */
  readonly hours: string;
  /** Its legal form, at most 200 characters. */
  readonly legalForm: string;
  /** Name of the company, at most 200 characters. */
  readonly name: string;
  /** Telephone number. */
  readonly phone: string;
  /** For questions about personal data; null = `email`. */
  readonly privacyEmail?: string | null | undefined;
  /** Register and SIREN, such as RCS Lyon 732 829 320, at most 200 characters. */
  readonly registration: string;
  /** VAT number; null = none. */
  readonly vatNumber?: string | null | undefined;
};

/** For how long things are kept with the name of whom they are about. */
export type RetentionInput = {
  /** Pages that signed-in users looked at, in months from 1 to 120; null = as it is without the platform. */
  readonly activity?: number | null | undefined;
  /** Entries of the audit log, in months from 1 to 120; null = as it is without the platform. */
  readonly audit?: number | null | undefined;
  /** Messages, in months from 1 to 120; null = as it is without the platform. */
  readonly messages?: number | null | undefined;
  /** Notifications that were read, in months from 1 to 120; null = as it is without the platform. */
  readonly notifications?: number | null | undefined;
  /** Quote requests, in months from 1 to 120; null = as it is without the platform. */
  readonly quotes?: number | null | undefined;
  /** Refused registrations, in months from 1 to 120; null = as it is without the platform. */
  readonly registrations?: number | null | undefined;
};

/** All settings of the platform, as they should be. What the environment has set is left out. */
export type SavePlatformSettingsInput = {
  /** Null = the product, at the address of the publisher. */
  readonly mailFrom?: SenderInput | null | undefined;
  /** Null = the fictional company. */
  readonly publisher?: PublisherInput | null | undefined;
  /** For how long what is kept. */
  readonly retention: RetentionInput;
  /** Version that the change was made from. */
  readonly version: number;
  /** Days before the end of a subscription on which its owner is warned, at most 5, each from 1 to 365; null = 30, 7 and 1. */
  readonly warningDays?: ReadonlyArray<number> | null | undefined;
};

/** Whom mails are from. */
export type SenderInput = {
  /** E-mail address. */
  readonly address: string;
  /** Name, at most 100 characters. */
  readonly name: string;
};

/** Settings that the environment may fix. */
export type SettingsGroup =
  | 'AUDIT_RETENTION'
  | 'MAIL_FROM'
  | 'PUBLISHER'
  | 'QUOTE_RETENTION'
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
export const usePlatformSettingsPartsFragment = /* @__PURE__ */ fragmentHook(PlatformSettingsPartsFragmentDoc, 'PlatformSettingsParts');
export const usePlatformSettingsQuery = /* @__PURE__ */ queryHook(PlatformSettingsDocument);
export const usePlatformSettingsLazyQuery = /* @__PURE__ */ lazyQueryHook(PlatformSettingsDocument);
export const usePlatformSettingsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(PlatformSettingsDocument);
export const useSavePlatformSettingsMutation = /* @__PURE__ */ mutationHook(SavePlatformSettingsDocument);