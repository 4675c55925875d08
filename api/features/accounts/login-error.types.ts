import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-errors.ts';
import { AccountStatus } from './account.enums.ts';

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'The password is right; a code is wanted as well.',
})
export class TwoFactorRequired extends UserError {
  @Field(() => String, { description: 'The ticket for `completeTwoFactor`, valid for five minutes.' })
  ticket!: string;
}

@ObjectType({ implements: UserError, simpleResolvers: true, description: 'The account waits for its approval.' })
export class AccountPending extends UserError {}

@ObjectType({ implements: UserError, simpleResolvers: true, description: 'The registration was rejected.' })
export class AccountRejected extends UserError {
  @Field(() => String, { description: 'The reason, as the administrator wrote it.' })
  reason!: string;
}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'The account is suspended, or was put to rest.',
})
export class AccountClosed extends UserError {
  @Field(() => AccountStatus, { description: 'The status of the account: SUSPENDED or INACTIVE.' })
  status!: AccountStatus;
}
