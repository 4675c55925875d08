import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  CaptchaFailed,
  Conflict,
  Failure,
  Forbidden,
  InvalidCode,
  InvalidCredentials,
  LinkInvalid,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/failures.ts';
import { AccountStatus } from './account.enums.ts';
import { SessionView, TwoFactorEnabled, TwoFactorSetupView, UserView } from './account.types.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Somebody is signed in. The browser has got the cookie of the session.',
})
export class SignedIn {
  @Field(() => String, { description: 'Access token, to be sent as `Authorization: Bearer`. Good for 15 minutes.' })
  token!: string;

  @Field(() => UserView, { description: 'Who.' })
  user!: UserView;
}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'The password is right; a code is wanted as well.',
})
export class TwoFactorRequired extends Failure {
  @Field(() => String, { description: 'For `completeTwoFactor`, within five minutes.' })
  ticket!: string;
}

@ObjectType({ implements: Failure, simpleResolvers: true, description: 'The account waits for its approval.' })
export class AccountPending extends Failure {}

@ObjectType({ implements: Failure, simpleResolvers: true, description: 'The registration was rejected.' })
export class AccountRejected extends Failure {
  @Field(() => String, { description: 'Why, as the administrator wrote it.' })
  reason!: string;
}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'The account is suspended, or was put to rest.',
})
export class AccountClosed extends Failure {
  @Field(() => AccountStatus, { description: 'SUSPENDED or INACTIVE.' })
  status!: AccountStatus;
}

@ObjectType({ simpleResolvers: true, description: 'The registration was taken, and waits for its approval.' })
export class Registered {
  @Field(() => String, { description: 'Its number: `REG-` and six digits.' })
  registrationNumber!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The address is verified.' })
export class EmailVerified {
  @Field(() => Boolean, { description: 'Whether it was before.' })
  alreadyVerified!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'It was done, and there is nothing to tell about it.' })
export class Done {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

export const toDone = (): Done => Object.assign(new Done(), { done: true });

@ObjectType({ simpleResolvers: true, description: 'A user was changed.' })
export class UserUpdated {
  @Field(() => UserView, { description: 'As he is now.' })
  user!: UserView;
}

@ObjectType({ simpleResolvers: true, description: 'Sessions were ended.' })
export class SessionsRevoked {
  @Field(() => [SessionView], { description: 'Those that are left.' })
  sessions!: SessionView[];
}

const union = <Types extends readonly (new () => object)[]>(name: string, description: string, types: Types) =>
  createUnionType({ name, description, types: () => types });

export const LoginResult = union('LoginResult', 'What came of a login.', [
  SignedIn,
  TwoFactorRequired,
  AccountPending,
  AccountRejected,
  AccountClosed,
  InvalidCredentials,
  ValidationFailed,
  CaptchaFailed,
  RateLimited,
] as const);

export const CompleteTwoFactorResult = union(
  'CompleteTwoFactorResult',
  'What came of the second step. InvalidCredentials: the first was too long ago.',
  [SignedIn, AccountPending, AccountRejected, AccountClosed, InvalidCode, InvalidCredentials, RateLimited] as const,
);

export const DemoLoginResult = union(
  'DemoLoginResult',
  'What came of a login to the demo world. NotFound: this is none.',
  [SignedIn, TwoFactorRequired, AccountPending, AccountRejected, AccountClosed, NotFound] as const,
);

export const RegisterResult = union('RegisterResult', 'What came of a registration.', [
  Registered,
  ValidationFailed,
  CaptchaFailed,
  RateLimited,
  Conflict,
] as const);

export const VerifyEmailResult = union('VerifyEmailResult', 'What came of a verification link.', [
  EmailVerified,
  LinkInvalid,
  RateLimited,
] as const);

export const ResendVerificationResult = union('ResendVerificationResult', 'What came of asking for another mail.', [
  Done,
  ValidationFailed,
  RateLimited,
] as const);

export const RequestPasswordResetResult = union('RequestPasswordResetResult', 'What came of asking for a link.', [
  Done,
  ValidationFailed,
  CaptchaFailed,
  RateLimited,
] as const);

export const ResetPasswordResult = union('ResetPasswordResult', 'What came of a new password.', [
  Done,
  ValidationFailed,
  LinkInvalid,
  RateLimited,
] as const);

export const UpdateProfileResult = union('UpdateProfileResult', 'What came of changing a profile.', [
  UserUpdated,
  ValidationFailed,
] as const);

export const UploadAvatarResult = union('UploadAvatarResult', 'What came of a new picture.', [
  UserUpdated,
  ValidationFailed,
  RateLimited,
] as const);

export const ChangePasswordResult = union(
  'ChangePasswordResult',
  'What came of changing a password. InvalidCredentials: the old one is wrong.',
  [Done, ValidationFailed, InvalidCredentials, RateLimited] as const,
);

export const EnableTwoFactorResult = union(
  'EnableTwoFactorResult',
  'What came of beginning with a second step. InvalidCredentials: the password is wrong. Conflict: there is one already.',
  [TwoFactorSetupView, InvalidCredentials, RateLimited, Conflict] as const,
);

export const ConfirmTwoFactorResult = union(
  'ConfirmTwoFactorResult',
  'What came of the first code. Conflict: nothing was begun.',
  [TwoFactorEnabled, InvalidCode, RateLimited, Conflict] as const,
);

export const DisableTwoFactorResult = union(
  'DisableTwoFactorResult',
  'What came of giving up the second step. InvalidCredentials: the password is wrong.',
  [UserUpdated, InvalidCredentials, RateLimited] as const,
);

export const RevokeSessionResult = union('RevokeSessionResult', 'What came of ending a session.', [
  SessionsRevoked,
  NotFound,
] as const);

export const DeleteMyAccountResult = union(
  'DeleteMyAccountResult',
  'What came of deleting an account. InvalidCredentials: the password is wrong. InvalidCode: the second step is missing or wrong. Conflict: planners rely on it, and who asks has not said that he knows. Forbidden: it is the last administrator’s.',
  [Done, InvalidCredentials, InvalidCode, Conflict, RateLimited, Forbidden] as const,
);

export const UserResult = union(
  'UserResult',
  'What came of changing a user. Conflict: he does not stand so that it could be done.',
  [UserUpdated, ValidationFailed, NotFound, Forbidden, Conflict] as const,
);
