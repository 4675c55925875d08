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
/** An action in the audit log. */
export type AuditAction =
  /** A message was answered. */
  | 'ANSWER_MESSAGE'
  /** A quote request was answered for a venue. */
  | 'ANSWER_QUOTE_REQUEST'
  /** A change request was approved. */
  | 'APPROVE_CHANGE_REQUEST'
  /** A registration was approved. */
  | 'APPROVE_REGISTRATION'
  /** A venue was approved. */
  | 'APPROVE_VENUE'
  /** A message was put away. */
  | 'ARCHIVE_MESSAGE'
  /** A quote request was put away. */
  | 'ARCHIVE_QUOTE_REQUEST'
  /** A subscription was cancelled. */
  | 'CANCEL_SUBSCRIPTION'
  /** A user changed their own password. */
  | 'CHANGE_OWN_PASSWORD'
  /** A user changed the second step of their login. */
  | 'CHANGE_TWO_FACTOR'
  /** The end of a quote request was noted. */
  | 'CLOSE_QUOTE_REQUEST'
  /** A calendar was said to be up to date. */
  | 'CONFIRM_CALENDAR'
  /** An address was made at which other calendars read that of a venue. */
  | 'CREATE_CALENDAR_ADDRESS'
  /** A user was created. */
  | 'CREATE_USER'
  /** A venue was created. */
  | 'CREATE_VENUE'
  /** A user was deactivated. */
  | 'DEACTIVATE_USER'
  /** The request of an owner for a plan was declined. */
  | 'DECLINE_RENEWAL'
  /** An entry of a calendar was deleted. */
  | 'DELETE_CALENDAR_ENTRY'
  /** A user deleted their own account. */
  | 'DELETE_OWN_ACCOUNT'
  /** A promotion was deleted. */
  | 'DELETE_PROMOTION'
  /** A venue was deleted. */
  | 'DELETE_VENUE'
  /** The favourites were changed. */
  | 'EDIT_FAVOURITES'
  /** A user changed their own account. */
  | 'EDIT_OWN_ACCOUNT'
  /** The pictures of a venue were changed. */
  | 'EDIT_PHOTOS'
  /** The venues of the first page of results were changed. */
  | 'EDIT_PREMIER_PAGE'
  /** The client companies were changed. */
  | 'EDIT_REFERENCES'
  /** The slider of the home page was changed. */
  | 'EDIT_SLIDER'
  /** The top 5 was changed. */
  | 'EDIT_TOP_FIVE'
  /** A user was changed. */
  | 'EDIT_USER'
  /** A venue was changed. */
  | 'EDIT_VENUE'
  /** A user ended sessions of their own. */
  | 'END_OWN_SESSIONS'
  /** The sessions of a user were ended. */
  | 'END_USER_SESSIONS'
  /** A subscription expired. */
  | 'EXPIRE_SUBSCRIPTION'
  /** The audit log was exported. */
  | 'EXPORT_AUDIT_LOG'
  /** Quote requests were exported. */
  | 'EXPORT_QUOTE_REQUESTS'
  /** Venues were exported. */
  | 'EXPORT_VENUES'
  /** A quote request was handed to owners of venues. */
  | 'FORWARD_QUOTE_REQUEST'
  /** A venue was hidden since the subscription of its owner ended or has no room for it. */
  | 'HIDE_VENUE'
  /** Venues were imported. */
  | 'IMPORT_VENUES'
  /** A calendar of another program was linked to a venue. */
  | 'LINK_CALENDAR'
  /** The places of a venue were changed. */
  | 'PLACE_VENUE'
  /** A venue was published. */
  | 'PUBLISH_VENUE'
  /** A deleted venue was removed for good. */
  | 'PURGE_VENUE'
  /** A user was reactivated. */
  | 'REACTIVATE_USER'
  /** A payment was recorded. */
  | 'RECORD_PAYMENT'
  /** A change request was rejected. */
  | 'REJECT_CHANGE_REQUEST'
  /** A quote request was declined. */
  | 'REJECT_QUOTE_REQUEST'
  /** A registration was rejected. */
  | 'REJECT_REGISTRATION'
  /** A venue was rejected. */
  | 'REJECT_VENUE'
  /** The owners of venues were reminded of a quote request. */
  | 'REMIND_QUOTE_OWNERS'
  /** A subscription was begun or renewed. */
  | 'RENEW_SUBSCRIPTION'
  /** A message was taken up again. */
  | 'REOPEN_MESSAGE'
  /** A quote request was taken up again. */
  | 'REOPEN_QUOTE_REQUEST'
  /** An owner requested a plan. */
  | 'REQUEST_RENEWAL'
  /** A venue was restored. */
  | 'RESTORE_VENUE'
  /** A quote request was taken up. */
  | 'REVIEW_QUOTE_REQUEST'
  /** An address at which other calendars read that of a venue was ended. */
  | 'REVOKE_CALENDAR_ADDRESS'
  /** An entry of a calendar was created or changed. */
  | 'SAVE_CALENDAR_ENTRY'
  /** A plan was created or changed. */
  | 'SAVE_PLAN'
  /** A promotion was created or changed. */
  | 'SAVE_PROMOTION'
  /** The settings of the platform were changed. */
  | 'SAVE_SETTINGS'
  /** A link to choose a password was sent to a user. */
  | 'SEND_PASSWORD_LINK'
  /** A hidden venue was shown again since the subscription of its owner has room for it. */
  | 'SHOW_VENUE'
  /** A user signed in. */
  | 'SIGN_IN'
  /** A user signed out. */
  | 'SIGN_OUT'
  /** A venue was submitted for review. */
  | 'SUBMIT_VENUE'
  /** A user was suspended. */
  | 'SUSPEND_USER'
  /** The link to a calendar of another program was ended. */
  | 'UNLINK_CALENDAR'
  /** A venue was unpublished. */
  | 'UNPUBLISH_VENUE'
  /** A change request was withdrawn. */
  | 'WITHDRAW_CHANGE_REQUEST'
  /** A venue was withdrawn from the review. */
  | 'WITHDRAW_VENUE';

/** The conditions on entries of the audit log. */
export type AuditFilter = {
  /** The actions to keep, at most 20; null or an empty list keeps all. */
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

/** A kind of object in the audit log. */
export type AuditObject =
  /** The object is a change request. */
  | 'CHANGE_REQUEST'
  /** The object is a file that was exported. */
  | 'EXPORT'
  /** The object is a message. */
  | 'MESSAGE'
  /** The object is a plan. */
  | 'PLAN'
  /** The object is a promotion. */
  | 'PROMOTION'
  /** The object is a quote request. */
  | 'QUOTE_REQUEST'
  /** The object is a client company. */
  | 'REFERENCE'
  /** The object is the settings of the platform. */
  | 'SETTINGS'
  /** The object is a subscription. */
  | 'SUBSCRIPTION'
  /** The object is a user. */
  | 'USER'
  /** The object is a venue. */
  | 'VENUE';

/** A kind of value in the audit log. */
export type AuditValueKind =
  /** The value is an amount in cents of euros, before tax. */
  | 'AMOUNT'
  /** The value is a day as YYYY-MM-DD. */
  | 'DAY'
  /** The value is a time in ISO 8601. */
  | 'MOMENT'
  /** The value is a number. */
  | 'NUMBER'
  /** The value is not kept, only that it was changed. */
  | 'REDACTED'
  /** The value is a list of codes, separated by commas. */
  | 'TERMS'
  /** The value is a text. */
  | 'TEXT'
  /** The value is true or false. */
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
export const useAuditLinePartsFragment = /* @__PURE__ */ fragmentHook<AuditLinePartsFragment>();
export const useAuditEntriesQuery = /* @__PURE__ */ queryHook(AuditEntriesDocument);
export const useAuditEntriesLazyQuery = /* @__PURE__ */ lazyQueryHook(AuditEntriesDocument);
export const useAuditEntriesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AuditEntriesDocument);
export const useAuditActorsQuery = /* @__PURE__ */ queryHook(AuditActorsDocument);
export const useAuditActorsLazyQuery = /* @__PURE__ */ lazyQueryHook(AuditActorsDocument);
export const useAuditActorsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AuditActorsDocument);
export const useAuditEntryQuery = /* @__PURE__ */ queryHook(AuditEntryDocument);
export const useAuditEntryLazyQuery = /* @__PURE__ */ lazyQueryHook(AuditEntryDocument);
export const useAuditEntrySuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AuditEntryDocument);