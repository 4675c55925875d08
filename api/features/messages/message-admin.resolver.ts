import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { IdInput, VersionedInput } from '../../platform/graphql/inputs.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { Message, MessageAnswer } from './message.entity.ts';
import { MessageAction } from './message.enums.ts';
import { AnswerMessageInput, ArchiveMessagesInput, MessageArgs } from './message.inputs.ts';
import { MESSAGE_MODERATORS } from './message.policy.ts';
import { MessageConnection, MessageOutcome } from './message.types.ts';
import type { MessagesContext } from './services.ts';

const MESSAGE = { message: [() => Message, 'The message as it is now.'] } as const;
const MANAGE_ERRORS = [ValidationFailed, Conflict, NotFound, Forbidden];

/** Messages of visitors, for staff. */
@Resolver(() => Message)
export class MessageAdminResolver {
  @Allow(MESSAGE_MODERATORS)
  @Query(() => MessageConnection, { description: 'The messages of visitors.' })
  messages(
    @Args(() => MessageArgs) args: MessageArgs,
    @Ctx() { messageAdmin }: MessagesContext,
  ): Promise<MessageConnection> {
    return messageAdmin.list(args);
  }

  @Allow(MESSAGE_MODERATORS)
  @Query(() => Message, { nullable: true, description: 'A message; null if there is none of this id.' })
  message(
    @Arg('id', () => ID, { description: 'The id of the message.' }) id: string,
    @Ctx() { messageAdmin }: MessagesContext,
  ): Promise<Message | null> {
    return messageAdmin.byId(id);
  }

  @FieldResolver(() => [MessageAnswer], { description: 'The answers of the platform, the oldest first.' })
  answers(@Root() message: Message): Promise<MessageAnswer[]> {
    return message.answers.loadItems({ populate: ['author'] });
  }

  @Allow(MESSAGE_MODERATORS)
  @NotAudited('To open a message is to read it.')
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation(
    'Notes that a new message was opened; of one that is not new nothing changes.',
    MESSAGE,
    MANAGE_ERRORS,
  )
  async readMessage(@Input('The message that was opened.') { id }: IdInput, @Ctx() { messageAdmin }: MessagesContext) {
    return { message: await messageAdmin.read(id) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ANSWER_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Answers a message by mail, in the language of its sender.', MESSAGE, MANAGE_ERRORS)
  async answerMessage(
    @Input('The message and the answer.') input: AnswerMessageInput,
    @Ctx() { messageAdmin, caller }: MessagesContext,
  ) {
    return { message: await messageAdmin.answer(caller.viewer, input) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Puts a message away.', MESSAGE, MANAGE_ERRORS)
  async archiveMessage(@Input('The message.') input: VersionedInput, @Ctx() { messageAdmin }: MessagesContext) {
    return { message: await messageAdmin.act(MessageAction.ARCHIVE, input) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.REOPEN_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Takes a message up again that was put away.', MESSAGE, MANAGE_ERRORS)
  async reopenMessage(@Input('The message.') input: VersionedInput, @Ctx() { messageAdmin }: MessagesContext) {
    return { message: await messageAdmin.act(MessageAction.REOPEN, input) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Puts messages away, each by itself; tells what came of it in the order of the ids.', {
    outcomes: [() => [MessageOutcome], 'The result for each of them, in the order of the ids.'],
  })
  async archiveMessages(
    @Input('The messages.') { ids }: ArchiveMessagesInput,
    @Ctx() { messageAdmin }: MessagesContext,
  ) {
    return { outcomes: await messageAdmin.archiveAll(ids) };
  }
}
