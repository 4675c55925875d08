import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { MessageArgs } from './message-desk.args.ts';
import type { MessageDeskService } from './message-desk.service.ts';
import { ManageMessageResult, MessageChanged, MessageOutcome, MessagePage, MessageView } from './message-desk.types.ts';
import { MESSAGE_MODERATORS } from './message.policy.ts';

const ONE = { description: 'Id of the message.' };
const VERSION = { description: 'Version of the message that was read.' };

async function done(
  { messageDesk }: Context,
  work: (desk: MessageDeskService) => Promise<MessageView>,
): Promise<typeof ManageMessageResult> {
  const view = async (): Promise<MessageView> => work(messageDesk);
  return orFailure(
    ['VALIDATION_FAILED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    view().then((changed) => Object.assign(new MessageChanged(), { changed })),
  );
}

/** Messages of visitors, for the house. */
@Resolver()
export class MessageDeskResolver {
  @Authorized(...MESSAGE_MODERATORS)
  @Query(() => MessagePage, { description: 'All messages of visitors.' })
  messages(
    @Args(() => MessageArgs) { filter, sort, ...paging }: MessageArgs,
    @Ctx() { messageDesk }: Context,
  ): Promise<MessagePage> {
    return messageDesk.list(filter, sort, paging);
  }

  @Authorized(...MESSAGE_MODERATORS)
  @Query(() => MessageView, { nullable: true, description: 'A message; null = there is none of this id.' })
  message(@Arg('id', () => ID, ONE) id: string, @Ctx() { messageDesk }: Context): Promise<MessageView | null> {
    return messageDesk.byId(id);
  }

  @Authorized(...MESSAGE_MODERATORS)
  @Mutation(() => ManageMessageResult, {
    description: 'Notes that a new message was opened; of one that is not new nothing changes.',
  })
  async readMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Ctx() context: Context,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.read(id));
  }

  @Authorized(...MESSAGE_MODERATORS)
  @Mutation(() => ManageMessageResult, { description: 'Answers a message by mail, in the language of its sender.' })
  async answerMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('text', () => String, { description: 'Plain text of at most 4000 characters.' }) text: string,
    @Ctx() context: Context,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.answer(context.caller.viewer, { id, version }, text));
  }

  @Authorized(...MESSAGE_MODERATORS)
  @Mutation(() => ManageMessageResult, { description: 'Puts a message away.' })
  async archiveMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: Context,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.archive({ id, version }));
  }

  @Authorized(...MESSAGE_MODERATORS)
  @Mutation(() => ManageMessageResult, { description: 'Takes a message up again that was put away.' })
  async reopenMessage(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: Context,
  ): Promise<typeof ManageMessageResult> {
    return done(context, (desk) => desk.reopen({ id, version }));
  }

  @Authorized(...MESSAGE_MODERATORS)
  @Mutation(() => [MessageOutcome], {
    description: 'Puts messages away, each by itself; tells what came of it in the order of the ids.',
  })
  async archiveMessages(
    @Arg('ids', () => [ID], { description: 'Ids of messages, at most 100, each once.' }) ids: string[],
    @Ctx() { messageDesk }: Context,
  ): Promise<MessageOutcome[]> {
    return messageDesk.archiveAll(ids);
  }
}
