/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_NotFound_Fragment, Errors_ValidationFailed_Fragment } from '../../lib/forms.gen.ts';
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The status of an account. */
export type AccountStatus =
  /** The user can sign in. */
  | 'APPROVED'
  /** The account is deactivated. */
  | 'INACTIVE'
  /** The registration waits for a decision. */
  | 'PENDING'
  /** The registration was rejected. */
  | 'REJECTED'
  /** An administrator has suspended the user. */
  | 'SUSPENDED';

/** The unit of a period. */
export type PeriodUnit =
  /** The period is counted in days. */
  | 'DAY'
  /** The period is counted in hours. */
  | 'HOUR'
  /** The period is counted in months. */
  | 'MONTH';

/** The treatment of a thing whose period is over. */
export type RetentionEffect =
  /** The personal data are removed; the rest is kept for the statistics. */
  | 'ANONYMISE'
  /** The thing is deleted. */
  | 'DELETE';

/** A kind of thing that is deleted or anonymised after a period. */
export type RetentionKind =
  /** Page views of signed-in users are forgotten after some months. */
  | 'ACTIVITY'
  /** Entries of the audit log are forgotten after some months. */
  | 'AUDIT'
  /** Entries of calendars are deleted some time after their last day. */
  | 'CALENDARS'
  /** Links that have expired are removed. */
  | 'LINKS'
  /** Messages of visitors are forgotten after some months. */
  | 'MESSAGES'
  /** Notifications that were read are forgotten after some months. */
  | 'NOTIFICATIONS'
  /** Quote requests are forgotten after some months. */
  | 'QUOTES'
  /** Refused registrations are forgotten after some months. */
  | 'REGISTRATIONS'
  /** Saved searches that nobody confirmed, or confirmed again after their time, are deleted. */
  | 'SAVED_SEARCHES'
  /** Sessions that have ended are removed. */
  | 'SESSIONS'
  /** Deleted venues are removed for good. */
  | 'VENUES';

/** The cause of a run. */
export type RunTrigger =
  /** An administrator began the run. */
  | 'ADMINISTRATOR'
  /** The data of a person were erased at their request. */
  | 'REQUEST'
  /** The run began by the schedule. */
  | 'SCHEDULE';

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { readonly retention: { readonly nextRunAt: string, readonly rules: ReadonlyArray<{ readonly kind: RetentionKind, readonly effect: RetentionEffect, readonly amount: number, readonly unit: PeriodUnit, readonly isSetting: boolean, readonly count: number, readonly oldest: string | null, readonly references: ReadonlyArray<string> }> } };

export type RetentionRunPartsFragment = { readonly id: string, readonly trigger: RunTrigger, readonly ranBy: string | null, readonly startedAt: string, readonly durationMs: number, readonly results: ReadonlyArray<{ readonly kind: RetentionKind, readonly count: number, readonly failed: boolean }> } & { ' $fragmentName'?: 'RetentionRunPartsFragment' };

export type RetentionRunsQueryVariables = Exact<{
  page: number;
}>;


export type RetentionRunsQuery = { readonly retentionRuns: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: string, readonly trigger: RunTrigger, readonly ranBy: string | null, readonly startedAt: string, readonly durationMs: number, readonly results: ReadonlyArray<{ readonly kind: RetentionKind, readonly count: number, readonly failed: boolean }> }> } };

export type RunRetentionMutationVariables = Exact<{ [key: string]: never; }>;


export type RunRetentionMutation = { readonly runRetention: { readonly run: { readonly id: string, readonly trigger: RunTrigger, readonly ranBy: string | null, readonly startedAt: string, readonly durationMs: number, readonly results: ReadonlyArray<{ readonly kind: RetentionKind, readonly count: number, readonly failed: boolean }> } | null } };

export type PersonDataQueryVariables = Exact<{
  email: string;
}>;


export type PersonDataQuery = { readonly personData: { readonly email: string, readonly mails: number, readonly savedSearches: number, readonly account: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly status: AccountStatus, readonly createdAt: string, readonly isErasable: boolean } | null, readonly quoteRequests: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly createdAt: string }>, readonly messages: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly createdAt: string }>, readonly venues: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type ExportPersonDataMutationVariables = Exact<{
  email: string;
}>;


export type ExportPersonDataMutation = { readonly exportPersonData: { readonly filename: string | null, readonly json: string | null } };

export type ErasePersonDataMutationVariables = Exact<{
  email: string;
}>;


export type ErasePersonDataMutation = { readonly erasePersonData: { readonly run: { readonly id: string, readonly trigger: RunTrigger, readonly ranBy: string | null, readonly startedAt: string, readonly durationMs: number, readonly results: ReadonlyArray<{ readonly kind: RetentionKind, readonly count: number, readonly failed: boolean }> } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export const RetentionRunPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"ranBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]} as unknown as DocumentNode<RetentionRunPartsFragment, unknown>;
export const RetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isSetting"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"references"}}]}}]}}]}}]} as unknown as DocumentNode<RetentionQuery, RetentionQueryVariables>;
export const RetentionRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionRunParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"ranBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]} as unknown as DocumentNode<RetentionRunsQuery, RetentionRunsQueryVariables>;
export const RunRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionRunParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"ranBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]} as unknown as DocumentNode<RunRetentionMutation, RunRetentionMutationVariables>;
export const PersonDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearches"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isErasable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quoteRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PersonDataQuery, PersonDataQueryVariables>;
export const ExportPersonDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"json"}}]}}]}}]} as unknown as DocumentNode<ExportPersonDataMutation, ExportPersonDataMutationVariables>;
export const ErasePersonDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePersonData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionRunParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"ranBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<ErasePersonDataMutation, ErasePersonDataMutationVariables>;
export const useRetentionQuery = /* @__PURE__ */ queryHook(RetentionDocument);
export const useRetentionLazyQuery = /* @__PURE__ */ lazyQueryHook(RetentionDocument);
export const useRetentionSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(RetentionDocument);
export const useRetentionRunPartsFragment = /* @__PURE__ */ fragmentHook<RetentionRunPartsFragment>();
export const useRetentionRunsQuery = /* @__PURE__ */ queryHook(RetentionRunsDocument);
export const useRetentionRunsLazyQuery = /* @__PURE__ */ lazyQueryHook(RetentionRunsDocument);
export const useRetentionRunsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(RetentionRunsDocument);
export const useRunRetentionMutation = /* @__PURE__ */ mutationHook(RunRetentionDocument);
export const usePersonDataQuery = /* @__PURE__ */ queryHook(PersonDataDocument);
export const usePersonDataLazyQuery = /* @__PURE__ */ lazyQueryHook(PersonDataDocument);
export const usePersonDataSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(PersonDataDocument);
export const useExportPersonDataMutation = /* @__PURE__ */ mutationHook(ExportPersonDataDocument);
export const useErasePersonDataMutation = /* @__PURE__ */ mutationHook(ErasePersonDataDocument);