import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../graphql/operation.ts';
import type { CaptchaService } from './captcha.ts';

@ObjectType({ simpleResolvers: true, description: 'What an ALTCHA client works on.' })
class CaptchaParameters {
  @Field(() => String, { description: 'How keys are derived: `PBKDF2/SHA-256`.' })
  algorithm!: string;

  @Field(() => Int, { description: 'Rounds for each key.' })
  cost!: number;

  @Field(() => Int, { description: 'When the challenge is no longer taken: seconds since 1970, UTC.' })
  expiresAt!: number;

  @Field(() => Int, { description: 'Bytes of a key.' })
  keyLength!: number;

  @Field(() => String, { description: 'What the key that is looked for begins with, hexadecimal.' })
  keyPrefix!: string;

  @Field(() => String, { description: 'Signature of that key.' })
  keySignature!: string;

  @Field(() => ID, { description: 'Names the challenge, hexadecimal; a counter is appended to it for each key.' })
  nonce!: string;

  @Field(() => String, { description: 'Salt of every key, hexadecimal.' })
  salt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A challenge of ALTCHA (proof of work). A `captchaToken` is the base64 of the JSON `{"challenge": this, "solution": {"counter", ' +
    '"derivedKey"}}`, is good once and until the challenge expires.',
})
class CaptchaChallenge {
  @Field(() => CaptchaParameters, { description: 'The work.' })
  parameters!: object;

  @Field(() => String, { description: 'Signature of the parameters.' })
  signature!: string;
}

@Resolver()
export class CaptchaResolver {
  @Allow('everybody')
  @Query(() => CaptchaChallenge, { description: 'A new challenge for a form that asks for a `captchaToken`.' })
  captchaChallenge(@Ctx() { captcha }: { captcha: CaptchaService }): Promise<CaptchaChallenge> {
    return captcha.challenge();
  }
}
