import { Ctx, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { MessagesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { CaptchaFailed, Conflict, RateLimited, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { SendMessageInput } from './message.inputs.ts';

@Resolver()
export class MessageResolver {
  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation(
    'Sends a message to the platform.',
    { reference: [() => String, 'The number of the message, such as MSG-2026-000042.'] },
    [ValidationFailed, CaptchaFailed, RateLimited, Conflict],
  )
  async sendMessage(
    @Input('The message.', CHECKED_BY_SERVICE) input: SendMessageInput,
    @Ctx() { messages, address }: MessagesContext,
  ) {
    return messages.send(input, address);
  }
}
