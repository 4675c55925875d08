import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { MessagesContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { MessageArgs } from './message-admin.inputs.ts';
import type { MessageAdminService } from './message-admin.service.ts';
import {
  ManageMessageResult,
  MessageChanged,
  MessageOutcome,
  MessagePage,
  MessageView,
} from './message-admin.types.ts';
import { MESSAGE_MODERATORS } from './message.policy.ts';

const ONE = { description: 'Id of the message.' };
const VERSION = { description: 'Version of the message that was read.' };

async function done(
  { messageAdmin }: MessagesContext,
  work: (desk: MessageAdminService) => Promise<MessageView>,
): Promise<typeof ManageMessageResult> {
  const view = async (): Promise<MessageView> => work(messageAdmin);
  return toResultUnion(
    ['VALIDATION_FAILED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    view().then((changed) => Object.assign(new MessageChanged(), { changed })),
  );
}

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
  @Mutation(() => ManageMessageResult, {
    description: 'Notes that a new message was opened; of one that is not new nothing changes.',
  })
  async readMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Ctx() context: MessagesContext,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.read(id));
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ANSWER_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @Mutation(() => ManageMessageResult, { description: 'Answers a message by mail, in the language of its sender.' })
  async answerMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('text', () => String, { description: 'Plain text of at most 4000 characters.' }) text: string,
    @Ctx() context: MessagesContext,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.answer(context.caller.viewer, { id, version }, text));
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @Mutation(() => ManageMessageResult, { description: 'Puts a message away.' })
  async archiveMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: MessagesContext,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.archive({ id, version }));
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.REOPEN_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @Mutation(() => ManageMessageResult, { description: 'Takes a message up again that was put away.' })
  async reopenMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: MessagesContext,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.reopen({ id, version }));
  }

  @Allow(MESSAGE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_MESSAGE)
  @Refreshes(LiveTopic.MESSAGES)
  @Mutation(() => [MessageOutcome], {
    description: 'Puts messages away, each by itself; tells what came of it in the order of the ids.',
  })
  async archiveMessages(
    @Arg('ids', () => [ID], { description: 'Ids of messages, at most 100, each once.' }) ids: string[],
    @Ctx() { messageAdmin }: MessagesContext,
  ): Promise<MessageOutcome[]> {
    return messageAdmin.archiveAll(ids);
  }
}
