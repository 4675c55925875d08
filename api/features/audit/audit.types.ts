import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { Node } from '../../platform/graphql/node.ts';
import { AuditAction, AuditObject, AuditValueKind } from './audit.enums.ts';

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'An action in the audit log.',
  valuesConfig: {
    SIGN_IN: { description: 'A user signed in.' },
    SIGN_OUT: { description: 'A user signed out.' },
    EDIT_OWN_ACCOUNT: { description: 'A user changed their own account.' },
    CHANGE_OWN_PASSWORD: { description: 'A user changed their own password.' },
    CHANGE_TWO_FACTOR: { description: 'A user changed the second step of their login.' },
    END_OWN_SESSIONS: { description: 'A user ended sessions of their own.' },
    DELETE_OWN_ACCOUNT: { description: 'A user deleted their own account.' },
    APPROVE_REGISTRATION: { description: 'A registration was approved.' },
    REJECT_REGISTRATION: { description: 'A registration was rejected.' },
    CREATE_USER: { description: 'A user was created.' },
    EDIT_USER: { description: 'A user was changed.' },
    SUSPEND_USER: { description: 'A user was suspended.' },
    DEACTIVATE_USER: { description: 'A user was deactivated.' },
    REACTIVATE_USER: { description: 'A user was reactivated.' },
    SEND_PASSWORD_LINK: { description: 'A link to choose a password was sent to a user.' },
    END_USER_SESSIONS: { description: 'The sessions of a user were ended.' },
    CREATE_VENUE: { description: 'A venue was created.' },
    EDIT_VENUE: { description: 'A venue was changed.' },
    EDIT_PHOTOS: { description: 'The pictures of a venue were changed.' },
    SUBMIT_VENUE: { description: 'A venue was submitted for review.' },
    WITHDRAW_VENUE: { description: 'A venue was withdrawn from the review.' },
    APPROVE_VENUE: { description: 'A venue was approved.' },
    REJECT_VENUE: { description: 'A venue was rejected.' },
    PUBLISH_VENUE: { description: 'A venue was published.' },
    UNPUBLISH_VENUE: { description: 'A venue was unpublished.' },
    PLACE_VENUE: { description: 'The places of a venue were changed.' },
    DELETE_VENUE: { description: 'A venue was deleted.' },
    RESTORE_VENUE: { description: 'A venue was restored.' },
    HIDE_VENUE: { description: 'A venue was hidden since the subscription of its owner ended or has no room for it.' },
    SHOW_VENUE: { description: 'A hidden venue was shown again since the subscription of its owner has room for it.' },
    PURGE_VENUE: { description: 'A deleted venue was removed for good.' },
    EXPORT_VENUES: { description: 'Venues were exported.' },
    IMPORT_VENUES: { description: 'Venues were imported.' },
    APPROVE_CHANGE_REQUEST: { description: 'A change request was approved.' },
    REJECT_CHANGE_REQUEST: { description: 'A change request was rejected.' },
    WITHDRAW_CHANGE_REQUEST: { description: 'A change request was withdrawn.' },
    SAVE_PROMOTION: { description: 'A promotion was created or changed.' },
    DELETE_PROMOTION: { description: 'A promotion was deleted.' },
    SAVE_CALENDAR_ENTRY: { description: 'An entry of a calendar was created or changed.' },
    DELETE_CALENDAR_ENTRY: { description: 'An entry of a calendar was deleted.' },
    CONFIRM_CALENDAR: { description: 'A calendar was said to be up to date.' },
    CREATE_CALENDAR_ADDRESS: { description: 'An address was made at which other calendars read that of a venue.' },
    REVOKE_CALENDAR_ADDRESS: { description: 'An address at which other calendars read that of a venue was ended.' },
    LINK_CALENDAR: { description: 'A calendar of another program was linked to a venue.' },
    UNLINK_CALENDAR: { description: 'The link to a calendar of another program was ended.' },
    EDIT_SLIDER: { description: 'The slider of the home page was changed.' },
    EDIT_FAVOURITES: { description: 'The favourites were changed.' },
    EDIT_TOP_FIVE: { description: 'The top 5 was changed.' },
    EDIT_PREMIER_PAGE: { description: 'The venues of the first page of results were changed.' },
    EDIT_REFERENCES: { description: 'The client companies were changed.' },
    SAVE_PLAN: { description: 'A plan was created or changed.' },
    RECORD_PAYMENT: { description: 'A payment was recorded.' },
    RENEW_SUBSCRIPTION: { description: 'A subscription was begun or renewed.' },
    REQUEST_RENEWAL: { description: 'An owner requested a plan.' },
    DECLINE_RENEWAL: { description: 'The request of an owner for a plan was declined.' },
    CANCEL_SUBSCRIPTION: { description: 'A subscription was cancelled.' },
    EXPIRE_SUBSCRIPTION: { description: 'A subscription expired.' },
    REVIEW_QUOTE_REQUEST: { description: 'A quote request was taken up.' },
    FORWARD_QUOTE_REQUEST: { description: 'A quote request was handed to owners of venues.' },
    REMIND_QUOTE_OWNERS: { description: 'The owners of venues were reminded of a quote request.' },
    ANSWER_QUOTE_REQUEST: { description: 'A quote request was answered for a venue.' },
    CLOSE_QUOTE_REQUEST: { description: 'The end of a quote request was noted.' },
    REJECT_QUOTE_REQUEST: { description: 'A quote request was declined.' },
    ARCHIVE_QUOTE_REQUEST: { description: 'A quote request was put away.' },
    REOPEN_QUOTE_REQUEST: { description: 'A quote request was taken up again.' },
    EXPORT_QUOTE_REQUESTS: { description: 'Quote requests were exported.' },
    ANSWER_MESSAGE: { description: 'A message was answered.' },
    ARCHIVE_MESSAGE: { description: 'A message was put away.' },
    REOPEN_MESSAGE: { description: 'A message was taken up again.' },
    SAVE_SETTINGS: { description: 'The settings of the platform were changed.' },
    EXPORT_AUDIT_LOG: { description: 'The audit log was exported.' },
  },
});
registerEnumType(AuditObject, {
  name: 'AuditObject',
  description: 'A kind of object in the audit log.',
  valuesConfig: {
    USER: { description: 'The object is a user.' },
    VENUE: { description: 'The object is a venue.' },
    CHANGE_REQUEST: { description: 'The object is a change request.' },
    PROMOTION: { description: 'The object is a promotion.' },
    SUBSCRIPTION: { description: 'The object is a subscription.' },
    PLAN: { description: 'The object is a plan.' },
    QUOTE_REQUEST: { description: 'The object is a quote request.' },
    MESSAGE: { description: 'The object is a message.' },
    REFERENCE: { description: 'The object is a client company.' },
    SETTINGS: { description: 'The object is the settings of the platform.' },
    EXPORT: { description: 'The object is a file that was exported.' },
  },
});
registerEnumType(AuditValueKind, {
  name: 'AuditValueKind',
  description: 'A kind of value in the audit log.',
  valuesConfig: {
    TEXT: { description: 'The value is a text.' },
    NUMBER: { description: 'The value is a number.' },
    YES_NO: { description: 'The value is true or false.' },
    AMOUNT: { description: 'The value is an amount in cents of euros, before tax.' },
    DAY: { description: 'The value is a day as YYYY-MM-DD.' },
    MOMENT: { description: 'The value is a time in ISO 8601.' },
    TERMS: { description: 'The value is a list of codes, separated by commas.' },
    REDACTED: { description: 'The value is not kept, only that it was changed.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A field that an entry of the audit log tells of.' })
export class AuditChange {
  @Field(() => String, { description: 'The name of the field, such as `reviewStatus`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The parts of the object that it belongs to, such as `rooms`; null if it is of the object itself.',
  })
  part!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the part; null if the field is of the object itself.',
  })
  partName!: string | null;

  @Field(() => AuditValueKind, { description: 'The kind of its values.' })
  kind!: AuditValueKind;

  @Field(() => String, { nullable: true, description: 'The value before; null if there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The value after; null if there is none.' })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The user who acted, as they were at that time.' })
export class AuditActor {
  @Field(() => ID, { nullable: true, description: 'The id of the account; null if the product itself acted.' })
  id!: string | null;

  @Field(() => String, {
    description: 'The name at that time; empty if the product itself acted, or the account was deleted.',
  })
  name!: string;

  @Field(() => String, { description: 'The role at that time: ADMIN, TEAM, CLIENT, or SYSTEM for the product itself.' })
  role!: string;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An action of a user on an object, with its time.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'The id of the entry.' })
  id!: string;

  @Field(() => DateTime, { description: 'The time at which it was done.' })
  at!: Date;

  @Field(() => AuditActor, { description: 'The user who did it.' })
  actor!: AuditActor;

  @Field(() => AuditAction, { description: 'The action that was taken.' })
  action!: AuditAction;

  @Field(() => AuditObject, { description: 'The kind of the object.' })
  objectType!: AuditObject;

  @Field(() => ID, { description: 'The id of the object; empty if it has none.' })
  objectId!: string;

  @Field(() => String, {
    description: 'The name of the object at that time; empty if it had none, or is an account that was deleted.',
  })
  objectLabel!: string;

  @Field(() => [String], { description: 'The names of the fields that were changed.' })
  fields!: string[];

  @Field(() => String, { description: 'The id of the request or job, which the logs of the server name too.' })
  requestId!: string;

  /** The changed fields with their values, from which `changes` is derived. */
  before!: Readonly<Record<string, unknown>>;
  after!: Readonly<Record<string, unknown>>;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The entries of the audit log, the latest first. They are counted up to 10,000.',
})
export class AuditEntryConnection extends ConnectionOf(AuditEntry) {
  @Field(() => Boolean, { description: 'Whether there are more entries than `totalCount`.' })
  hasMore!: boolean;
}
