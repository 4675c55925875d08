import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PASSWORD } from '../../../schema/constants.ts';
import { RequiredEmail } from '../../platform/form-rules.ts';
import { Role } from './account.enums.ts';

@InputType({ description: 'The credentials of somebody who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  @RequiredEmail()
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  @IsNotEmpty()
  @MaxLength(PASSWORD.maxLength)
  password!: string;

  @Field(() => String, { description: 'The solution of a `captchaChallenge`.' })
  captchaToken!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second step, if the client knows that it is needed; otherwise TwoFactorRequired asks for it.',
  })
  code?: string | null;
}

@InputType({ description: 'The second step of a login.' })
export class CompleteTwoFactorInput {
  @Field(() => String, { description: 'The ticket that the first step gave.' })
  ticket!: string;

  @Field(() => String, { description: 'The six digits of the authenticator, or a recovery code.' })
  code!: string;
}

@InputType({ description: 'The role in which somebody enters the demo world.' })
export class DemoLoginInput {
  @Field(() => Role, { description: 'The role, one of the `demoRoles`.' })
  role!: Role;
}
