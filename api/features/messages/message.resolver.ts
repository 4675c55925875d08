import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import { MessageInput } from './message.inputs.ts';
import { MessageSent, SendMessageResult } from './message.types.ts';

@Resolver()
export class MessageResolver {
  @Mutation(() => SendMessageResult, { description: 'Sends a message to the house.' })
  async sendMessage(
    @Arg('input', () => MessageInput, { ...CHECKED_BY_SERVICE, description: 'The message.' }) input: MessageInput,
    @Arg('captchaToken', () => String, { description: 'Solution of a `captchaChallenge`.' }) captchaToken: string,
    @Arg('idempotencyKey', () => ID, {
      nullable: true,
      description: 'Chosen by the client, up to 200 characters. For a day the same key and input give the same answer.',
    })
    idempotencyKey: string | null,
    @Ctx() { messages, address }: Context,
  ): Promise<typeof SendMessageResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED', 'CONFLICT'],
      messages
        .send(input, { captchaToken, idempotencyKey, address })
        .then((sent) => Object.assign(new MessageSent(), sent)),
    );
  }
}
