import { Field, ObjectType, registerEnumType } from 'type-graphql';

export enum Role {
  ADMIN = 'ADMIN',
  TEAM = 'TEAM',
  CLIENT = 'CLIENT',
}

export enum AccountStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  INACTIVE = 'INACTIVE',
  SUSPENDED = 'SUSPENDED',
}

/** The actions on an account. */
export enum AccountAction {
  APPROVE = 'APPROVE',
  REJECT = 'REJECT',
  SUSPEND = 'SUSPEND',
  REACTIVATE = 'REACTIVATE',
  /** By its owner, or by the deactivation of an administrator. */
  DEACTIVATE = 'DEACTIVATE',
}

export enum AccountActor {
  ADMIN = 'ADMIN',
  OWNER = 'OWNER',
}

/** The purpose of a single-use link. */
export enum LinkPurpose {
  VERIFY_EMAIL = 'VERIFY_EMAIL',
  RESET_PASSWORD = 'RESET_PASSWORD',
}

@ObjectType({
  simpleResolvers: true,
  description: 'The topics of the mails that a user wants. Mails about the account itself are always sent.',
})
export class NotificationPreferences {
  @Field(() => Boolean, { description: 'Whether to write about quote requests for their venues.' })
  quoteRequests!: boolean;

  @Field(() => Boolean, { description: 'Whether to write about decisions on what they submitted.' })
  decisions!: boolean;

  @Field(() => Boolean, { description: 'Whether to write about the end and renewal of their subscription.' })
  subscription!: boolean;

  @Field(() => Boolean, { description: 'Whether to write about news of the platform.' })
  news!: boolean;
}

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  quoteRequests: true,
  decisions: true,
  subscription: true,
  news: false,
};

registerEnumType(Role, {
  name: 'Role',
  description: 'The role of a user, on which their permissions depend.',
  valuesConfig: {
    ADMIN: { description: 'They may do everything.' },
    TEAM: { description: 'They moderate what clients submit.' },
    CLIENT: { description: 'They keep venues of their own.' },
  },
});
registerEnumType(AccountStatus, {
  name: 'AccountStatus',
  description: 'The status of an account.',
  valuesConfig: {
    PENDING: { description: 'The registration waits for a decision.' },
    APPROVED: { description: 'The user can sign in.' },
    REJECTED: { description: 'The registration was rejected.' },
    INACTIVE: { description: 'The account is deactivated.' },
    SUSPENDED: { description: 'An administrator has suspended the user.' },
  },
});
registerEnumType(AccountAction, {
  name: 'AccountAction',
  description: 'The actions on an account.',
  valuesConfig: {
    APPROVE: { description: 'The registration is approved.' },
    REJECT: { description: 'The registration is rejected.' },
    SUSPEND: { description: 'The user is suspended.' },
    REACTIVATE: { description: 'The user can sign in again.' },
    DEACTIVATE: { description: 'The account is deactivated.' },
  },
});
