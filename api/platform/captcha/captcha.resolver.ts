import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../graphql/operation.ts';
import type { CaptchaService } from './captcha.ts';
import { CaptchaChallengeView } from './captcha.types.ts';

@Resolver()
export class CaptchaResolver {
  @Allow('everybody')
  @Query(() => CaptchaChallengeView, { description: 'A new challenge for a form that asks for a `captchaToken`.' })
  captchaChallenge(@Ctx() { captcha }: { captcha: CaptchaService }): Promise<CaptchaChallengeView> {
    return captcha.challenge();
  }
}
