import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { MessagesContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { MessageInput } from './message.inputs.ts';
import { MessageSent, SendMessageResult } from './message.types.ts';

@Resolver()
export class MessageResolver {
  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.MESSAGES)
  @Mutation(() => SendMessageResult, { description: 'Sends a message to the platform.' })
  async sendMessage(
    @Arg('input', () => MessageInput, { ...CHECKED_BY_SERVICE, description: 'The message.' }) input: MessageInput,
    @Arg('captchaToken', () => String, { description: 'Solution of a `captchaChallenge`.' }) captchaToken: string,
    @Arg('idempotencyKey', () => ID, {
      nullable: true,
      description: 'Chosen by the client, up to 200 characters. For a day the same key and input give the same answer.',
    })
    idempotencyKey: string | null,
    @Ctx() { messages, address }: MessagesContext,
  ): Promise<typeof SendMessageResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED', 'CONFLICT'],
      messages
        .send(input, { captchaToken, idempotencyKey, address })
        .then((sent) => Object.assign(new MessageSent(), sent)),
    );
  }
}
