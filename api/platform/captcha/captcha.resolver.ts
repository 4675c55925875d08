import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../graphql/operation.ts';
import type { CaptchaService } from './captcha.ts';

@ObjectType({ simpleResolvers: true, description: 'The parameters that an ALTCHA client works on.' })
class CaptchaParameters {
  @Field(() => String, { description: 'The algorithm that derives keys: `PBKDF2/SHA-256`.' })
  algorithm!: string;

  @Field(() => Int, { description: 'The number of rounds for each key.' })
  cost!: number;

  @Field(() => Int, {
    description: 'The time from which the challenge is no longer accepted, in seconds since 1970, UTC.',
  })
  expiresAt!: number;

  @Field(() => Int, { description: 'The number of bytes of a key.' })
  keyLength!: number;

  @Field(() => String, { description: 'The beginning of the key that is looked for, hexadecimal.' })
  keyPrefix!: string;

  @Field(() => String, { description: 'The signature of that key.' })
  keySignature!: string;

  @Field(() => ID, { description: 'The name of the challenge, hexadecimal; a counter is appended to it for each key.' })
  nonce!: string;

  @Field(() => String, { description: 'The salt of every key, hexadecimal.' })
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

  @Field(() => String, { description: 'The signature of the parameters.' })
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
