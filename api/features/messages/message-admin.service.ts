import { LockMode } from '@mikro-orm/core';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { refusalOf, validationFailed } from '../../platform/errors.ts';
import type { Paging } from '../../platform/graphql/paging.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { type Step, transition } from '../../platform/workflow.ts';
import { MessageAnswered, MessageHandled } from './events.ts';
import { MessageAnswer } from './message-answer.entity.ts';
import type { MessageFilter, MessageSort } from './message-admin.inputs.ts';
import { listMessages, readMessage } from './message-admin.queries.ts';
import type { MessageOutcome, MessagePage, MessageView } from './message-admin.types.ts';
import { ContactMessage } from './message.entity.ts';
import { messageWorkflow } from './message.workflow.ts';
import { MessageAction, MessageActor } from './message.enums.ts';

/** So many messages are put away at once. */
const AT_ONCE = 100;

/** Which message, as it was read. */
interface ReadMessage {
  id: string;
  version: number;
}

/**
 * Messages of visitors, as the platform deals with them. Actions throw NOT_FOUND, CONFLICT (it was changed since it was read) and
 * FORBIDDEN (where it stands, that cannot be done).
 */
export class MessageAdminService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(filter: MessageFilter, sort: MessageSort, paging: Paging): Promise<MessagePage> {
    return listMessages(this.#database, filter, sort, paging);
  }

  /** Null = there is none. */
  byId(id: string): Promise<MessageView | null> {
    return readMessage(this.#database, id);
  }

  /**
   * Somebody of the platform has it before him; of one that is not new nothing changes. The version stays: who is writing an answer need
   * not begin anew because a colleague has looked.
   */
  async read(id: string): Promise<MessageView> {
    const refusal = await refusalOf(() =>
      this.#move(id, MessageAction.READ, {
        effect: async ({ em }, { state, version }) => {
          em.clear();
          await em.nativeUpdate(ContactMessage, { id }, { state, version, updatedAt: now() });
        },
      }),
    );
    if (refusal && refusal.code !== 'FORBIDDEN') throw refusal;
    return (await this.byId(id))!;
  }

  /**
   * Answers by mail, in the language of the sender; the answer is kept with the message.
   * @throws AppError VALIDATION_FAILED.
   */
  async answer(viewer: Viewer, { id, version }: ReadMessage, given: string): Promise<MessageView> {
    const text = manyLines(given);
    if (!text) throw validationFailed([{ path: 'text', code: 'required' }]);
    if (text.length > FORM_LIMITS.message)
      throw validationFailed([{ path: 'text', code: 'tooLong', params: { max: FORM_LIMITS.message } }]);
    await this.#move(id, MessageAction.ANSWER, {
      version,
      effect: async (transaction, message) => {
        const answer = transaction.em.create(MessageAnswer, { message, author: viewer.id, text });
        await transaction.em.flush();
        return new MessageAnswered({ message, answerId: answer.id });
      },
    });
    return (await this.byId(id))!;
  }

  archive(read: ReadMessage): Promise<MessageView> {
    return this.#act(read, MessageAction.ARCHIVE);
  }

  reopen(read: ReadMessage): Promise<MessageView> {
    return this.#act(read, MessageAction.REOPEN);
  }

  /** Puts messages away, each by itself. What goes wrong with one is told of that one; @throws AppError VALIDATION_FAILED for too many. */
  async archiveAll(given: readonly string[]): Promise<MessageOutcome[]> {
    const ids = [...new Set(given)];
    if (ids.length > AT_ONCE) throw validationFailed([{ path: 'ids', code: 'tooMany', params: { max: AT_ONCE } }]);
    const outcomes: MessageOutcome[] = [];
    for (const id of ids) outcomes.push({ id, code: await this.#archiveOne(id) });
    return outcomes;
  }

  async #archiveOne(id: string): Promise<string | null> {
    const refusal = await refusalOf(() => this.#move(id, MessageAction.ARCHIVE));
    // A colleague was quicker.
    return refusal?.code === 'FORBIDDEN' ? 'CONFLICT' : (refusal?.code ?? null);
  }

  async #act({ id, version }: ReadMessage, action: MessageAction): Promise<MessageView> {
    await this.#move(id, action, { version });
    return (await this.byId(id))!;
  }

  async #move(
    id: string,
    action: MessageAction,
    { version, effect }: Partial<Step<ContactMessage, MessageAction, MessageActor>> = {},
  ): Promise<void> {
    await transition(this.#database, messageWorkflow, {
      lock: async ({ em }) =>
        isUuid(id) ? em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null,
      version,
      action,
      by: MessageActor.MODERATOR,
      effect: async (transaction, message) => {
        // Where the state stays, it is another message all the same: who read it before has to look again.
        message.updatedAt = now();
        await transaction.publish(new MessageHandled({ message }));
        return effect?.(transaction, message);
      },
    });
  }
}
