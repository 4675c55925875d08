/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PlaceFragment } from '../../lib/list/connection.gen.ts';
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** An action that the audit log tells of. */
export type AuditAction =
  | 'ANSWER_MESSAGE'
  | 'ANSWER_QUOTE_REQUEST'
  | 'APPROVE_CHANGE_REQUEST'
  | 'APPROVE_REGISTRATION'
  | 'APPROVE_VENUE'
  | 'ARCHIVE_MESSAGE'
  | 'ARCHIVE_QUOTE_REQUEST'
  | 'CANCEL_SUBSCRIPTION'
  | 'CHANGE_OWN_PASSWORD'
  | 'CHANGE_TWO_FACTOR'
  | 'CLOSE_QUOTE_REQUEST'
  | 'CREATE_USER'
  | 'CREATE_VENUE'
  | 'DEACTIVATE_USER'
  | 'DECLINE_RENEWAL'
  | 'DELETE_OWN_ACCOUNT'
  | 'DELETE_PROMOTION'
  | 'DELETE_VENUE'
  | 'EDIT_FAVOURITES'
  | 'EDIT_OWN_ACCOUNT'
  | 'EDIT_PHOTOS'
  | 'EDIT_PREMIER_PAGE'
  | 'EDIT_REFERENCES'
  | 'EDIT_SLIDER'
  | 'EDIT_TOP_FIVE'
  | 'EDIT_USER'
  | 'EDIT_VENUE'
  | 'END_OWN_SESSIONS'
  | 'END_USER_SESSIONS'
  | 'EXPIRE_SUBSCRIPTION'
  | 'EXPORT_AUDIT_LOG'
  | 'EXPORT_QUOTE_REQUESTS'
  | 'EXPORT_VENUES'
  | 'FORWARD_QUOTE_REQUEST'
  | 'HIDE_VENUE'
  | 'IMPORT_VENUES'
  | 'PLACE_VENUE'
  | 'PUBLISH_VENUE'
  | 'PURGE_VENUE'
  | 'REACTIVATE_USER'
  | 'RECORD_PAYMENT'
  | 'REJECT_CHANGE_REQUEST'
  | 'REJECT_QUOTE_REQUEST'
  | 'REJECT_REGISTRATION'
  | 'REJECT_VENUE'
  | 'REMIND_QUOTE_OWNERS'
  | 'RENEW_SUBSCRIPTION'
  | 'REOPEN_MESSAGE'
  | 'REOPEN_QUOTE_REQUEST'
  | 'REQUEST_RENEWAL'
  | 'RESTORE_VENUE'
  | 'REVIEW_QUOTE_REQUEST'
  | 'SAVE_PLAN'
  | 'SAVE_PROMOTION'
  | 'SAVE_SETTINGS'
  | 'SEND_PASSWORD_LINK'
  | 'SHOW_VENUE'
  | 'SIGN_IN'
  | 'SIGN_OUT'
  | 'SUBMIT_VENUE'
  | 'SUSPEND_USER'
  | 'UNPUBLISH_VENUE'
  | 'WITHDRAW_CHANGE_REQUEST'
  | 'WITHDRAW_VENUE';

/** Conditions on entries of the audit log. */
export type AuditFilter = {
  /** What was done, at most 20 actions; null or an empty list means anything. */
  readonly actions?: ReadonlyArray<AuditAction> | null | undefined;
  /** The id of the account that acted; null means any. */
  readonly actorId?: string | null | undefined;
  /** Whether to give only what the product did by itself; null means all. */
  readonly bySystem?: boolean | null | undefined;
  /** The first day, in Paris; null means from the beginning. */
  readonly from?: string | null | undefined;
  /** The id of the object; null means any. */
  readonly objectId?: string | null | undefined;
  /** The kind of the object; null means any. */
  readonly objectType?: AuditObject | null | undefined;
  /** A part of the name of the object or of the actor, of at most 100 characters. */
  readonly text?: string | null | undefined;
  /** The last day, in Paris; null means up to now. */
  readonly to?: string | null | undefined;
};

/** A kind of object that the audit log tells of. */
export type AuditObject =
  | 'CHANGE_REQUEST'
  | 'EXPORT'
  | 'MESSAGE'
  | 'PLAN'
  | 'PROMOTION'
  | 'QUOTE_REQUEST'
  | 'REFERENCE'
  | 'SETTINGS'
  | 'SUBSCRIPTION'
  | 'USER'
  | 'VENUE';

/** How a value is to be written: text; number; true or false; cents in euros without tax; YYYY-MM-DD; ISO 8601; codes separated by commas; not kept, only that it was changed. */
export type AuditValueKind =
  | 'AMOUNT'
  | 'DAY'
  | 'MOMENT'
  | 'NUMBER'
  | 'REDACTED'
  | 'TERMS'
  | 'TEXT'
  | 'YES_NO';

export type AuditLinePartsFragment = { readonly id: string, readonly at: string, readonly action: AuditAction, readonly objectType: AuditObject, readonly objectId: string, readonly objectLabel: string, readonly fields: ReadonlyArray<string>, readonly actor: { readonly id: string | null, readonly name: string, readonly role: string } } & { ' $fragmentName'?: 'AuditLinePartsFragment' };

export type AuditEntriesQueryVariables = Exact<{
  filter: AuditFilter;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type AuditEntriesQuery = { readonly auditEntries: { readonly totalCount: number, readonly hasMore: boolean, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly at: string, readonly action: AuditAction, readonly objectType: AuditObject, readonly objectId: string, readonly objectLabel: string, readonly fields: ReadonlyArray<string>, readonly actor: { readonly id: string | null, readonly name: string, readonly role: string } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null } } };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActorsQuery = { readonly auditActors: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly role: string }> };

export type AuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type AuditEntryQuery = { readonly auditEntry: { readonly requestId: string, readonly id: string, readonly at: string, readonly action: AuditAction, readonly objectType: AuditObject, readonly objectId: string, readonly objectLabel: string, readonly fields: ReadonlyArray<string>, readonly changes: ReadonlyArray<{ readonly field: string, readonly part: string | null, readonly partName: string | null, readonly kind: AuditValueKind, readonly before: string | null, readonly after: string | null }>, readonly actor: { readonly id: string | null, readonly name: string, readonly role: string } } | null };

export const AuditLinePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditLineParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"objectType"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<AuditLinePartsFragment, unknown>;
export const AuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditLineParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditLineParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"objectType"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]} as unknown as DocumentNode<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditActorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AuditActorsQuery, AuditActorsQueryVariables>;
export const AuditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditLineParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"partName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditLineParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"objectType"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"objectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<AuditEntryQuery, AuditEntryQueryVariables>;
export const useAuditLinePartsFragment = /* @__PURE__ */ fragmentHook(AuditLinePartsFragmentDoc, 'AuditLineParts');
export const useAuditEntriesQuery = /* @__PURE__ */ queryHook(AuditEntriesDocument);
export const useAuditEntriesLazyQuery = /* @__PURE__ */ lazyQueryHook(AuditEntriesDocument);
export const useAuditEntriesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AuditEntriesDocument);
export const useAuditActorsQuery = /* @__PURE__ */ queryHook(AuditActorsDocument);
export const useAuditActorsLazyQuery = /* @__PURE__ */ lazyQueryHook(AuditActorsDocument);
export const useAuditActorsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AuditActorsDocument);
export const useAuditEntryQuery = /* @__PURE__ */ queryHook(AuditEntryDocument);
export const useAuditEntryLazyQuery = /* @__PURE__ */ lazyQueryHook(AuditEntryDocument);
export const useAuditEntrySuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AuditEntryDocument);