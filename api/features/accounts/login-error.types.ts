import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-errors.ts';
import { AccountStatus } from './account.enums.ts';

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'The password is right; a code is wanted as well.',
})
export class TwoFactorRequired extends UserError {
  @Field(() => String, { description: 'For `completeTwoFactor`, within five minutes.' })
  ticket!: string;
}

@ObjectType({ implements: UserError, simpleResolvers: true, description: 'The account waits for its approval.' })
export class AccountPending extends UserError {}

@ObjectType({ implements: UserError, simpleResolvers: true, description: 'The registration was rejected.' })
export class AccountRejected extends UserError {
  @Field(() => String, { description: 'Why, as the administrator wrote it.' })
  reason!: string;
}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'The account is suspended, or was put to rest.',
})
export class AccountClosed extends UserError {
  @Field(() => AccountStatus, { description: 'SUSPENDED or INACTIVE.' })
  status!: AccountStatus;
}
