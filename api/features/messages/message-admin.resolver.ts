import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { MessagesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { MessageArgs } from './message-admin.inputs.ts';
import { MessageOutcome, MessagePage, MessageView } from './message-admin.types.ts';
import { MESSAGE_MODERATORS } from './message.policy.ts';

const ONE = { description: 'Id of the message.' };
const VERSION = { description: 'Version of the message that was read.' };

const MESSAGE = { message: [() => MessageView, 'The message as it is now.'] } as const;
const MANAGE_ERRORS = [ValidationFailed, Conflict, NotFound, Forbidden];

/** Messages of visitors, for the platform. */
@Resolver()
export class MessageAdminResolver {
  @Allow(MESSAGE_MODERATORS)
  @Query(() => MessagePage, { description: 'All messages of visitors.' })
  messages(
    @Args(() => MessageArgs) { filter, sort, ...paging }: MessageArgs,
    @Ctx() { messageAdmin }: MessagesContext,
  ): Promise<MessagePage> {
    return messageAdmin.list(filter, sort, paging);
  }

  @Allow(MESSAGE_MODERATORS)
  @Query(() => MessageView, { nullable: true, description: 'A message; null = there is none of this id.' })
  message(@Arg('id', () => ID, ONE) id: string, @Ctx() { messageAdmin }: MessagesContext): Promise<MessageView | null> {
    return messageAdmin.byId(id);
  }

  @Allow(MESSAGE_MODERATORS)
  @NotAudited('To open a message is to read it.')
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation(
    'Notes that a new message was opened; of one that is not new nothing changes.',
    MESSAGE,
    MANAGE_ERRORS,
  )
  async readMessage(@Arg('id', () => ID, ONE) id: string, @Ctx() { messageAdmin }: MessagesContext) {
    return { message: await messageAdmin.read(id) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ANSWER_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Answers a message by mail, in the language of its sender.', MESSAGE, MANAGE_ERRORS)
  async answerMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('text', () => String, { description: 'Plain text of at most 4000 characters.' }) text: string,
    @Ctx() { messageAdmin, caller }: MessagesContext,
  ) {
    return { message: await messageAdmin.answer(caller.viewer, { id, version }, text) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Puts a message away.', MESSAGE, MANAGE_ERRORS)
  async archiveMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { messageAdmin }: MessagesContext,
  ) {
    return { message: await messageAdmin.archive({ id, version }) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.REOPEN_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Takes a message up again that was put away.', MESSAGE, MANAGE_ERRORS)
  async reopenMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { messageAdmin }: MessagesContext,
  ) {
    return { message: await messageAdmin.reopen({ id, version }) };
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @PayloadMutation('Puts messages away, each by itself; tells what came of it in the order of the ids.', {
    outcomes: [() => [MessageOutcome], 'What came of each, in the order of the ids.'],
  })
  async archiveMessages(
    @Arg('ids', () => [ID], { description: 'Ids of messages, at most 100, each once.' }) ids: string[],
    @Ctx() { messageAdmin }: MessagesContext,
  ) {
    return { outcomes: await messageAdmin.archiveAll(ids) };
  }
}
