import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { MessagesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { CaptchaFailed, Conflict, RateLimited, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { MessageInput } from './message.inputs.ts';

@Resolver()
export class MessageResolver {
  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation(
    'Sends a message to the platform.',
    { reference: [() => String, 'Its number, such as MSG-2026-000042.'] },
    [ValidationFailed, CaptchaFailed, RateLimited, Conflict],
  )
  async sendMessage(
    @Arg('input', () => MessageInput, { ...CHECKED_BY_SERVICE, description: 'The message.' }) input: MessageInput,
    @Arg('captchaToken', () => String, { description: 'Solution of a `captchaChallenge`.' }) captchaToken: string,
    @Arg('idempotencyKey', () => ID, {
      nullable: true,
      description: 'Chosen by the client, up to 200 characters. For a day the same key and input give the same answer.',
    })
    idempotencyKey: string | null,
    @Ctx() { messages, address }: MessagesContext,
  ) {
    return messages.send(input, { captchaToken, idempotencyKey, address });
  }
}
