import { LockMode, type QueryOrderMap } from '@mikro-orm/core';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, refusalOf, validationFailed } from '../../platform/errors.ts';
import { findConnection } from '../../platform/graphql/connection.ts';
import type { VersionedInput } from '../../platform/graphql/inputs.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { type Step, transition } from '../../platform/workflow.ts';
import { MessageAnswered, MessageHandled } from './events.ts';
import { type AnswerMessageInput, ARCHIVED_AT_ONCE, type MessageArgs } from './message.inputs.ts';
import { Message, MessageAnswer } from './message.entity.ts';
import { MessageAction, MessageActor, MessageSort, MessageState } from './message.enums.ts';
import type { MessageConnection, MessageOutcome } from './message.types.ts';
import { messageWorkflow } from './message.workflow.ts';

const ORDERS: Readonly<Record<MessageSort, QueryOrderMap<Message>>> = {
  [MessageSort.NEWEST]: { createdAt: 'desc', id: 'asc' },
  [MessageSort.OLDEST]: { createdAt: 'asc', id: 'asc' },
  [MessageSort.NAME]: { nameOrder: 'asc', createdAt: 'desc', id: 'asc' },
  [MessageSort.SUBJECT]: { subjectOrder: 'asc', createdAt: 'desc', id: 'asc' },
};

/**
 * Messages of visitors, for staff. Actions throw NOT_FOUND, CONFLICT (changed since it was read) and
 * FORBIDDEN (not possible in its state).
 */
export class MessageAdminService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list({ filter: { states, text }, sort, ...part }: MessageArgs): Promise<MessageConnection> {
    const like = text?.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
    const found = like ? { words: { $ilike: `%${like}%` } } : {};
    const [connection, counts] = await Promise.all([
      findConnection(this.#database.em, Message, part, {
        where: { ...found, ...(states?.length && { state: { $in: states } }) },
        orderBy: ORDERS[sort],
      }),
      this.#database.em.countBy(Message, 'state', { where: found }),
    ]);
    const stateCounts = Object.values(MessageState).flatMap((state) =>
      counts[state] ? [{ state, count: counts[state] }] : [],
    );
    return { ...connection, stateCounts };
  }

  /** Null = there is none. */
  async byId(id: string): Promise<Message | null> {
    return isUuid(id) ? this.#database.em.findOne(Message, { id }) : null;
  }

  /**
   * Marks a new message as read by staff. The version does not change, so that an answer that a colleague is writing does not
   * conflict.
   */
  async read(id: string): Promise<Message> {
    const refusal = await refusalOf(() =>
      this.#move(id, MessageAction.READ, {
        effect: async ({ em }, { state, version }) => {
          em.clear();
          await em.nativeUpdate(Message, { id }, { state, version, updatedAt: now() });
        },
      }),
    );
    if (refusal && refusal.code !== 'FORBIDDEN') throw refusal;
    return this.#changed(id);
  }

  /**
   * Answers by e-mail, in the language of the sender; the answer is stored with the message.
   * @throws AppError VALIDATION_FAILED.
   */
  async answer(viewer: Viewer, { id, version, text: given }: AnswerMessageInput): Promise<Message> {
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
    return this.#changed(id);
  }

  async act(action: MessageAction, { id, version }: VersionedInput): Promise<Message> {
    await this.#move(id, action, { version });
    return this.#changed(id);
  }

  /** Archives messages, each on its own; failures are returned as outcomes. @throws AppError VALIDATION_FAILED for too many. */
  async archiveAll(given: readonly string[]): Promise<MessageOutcome[]> {
    const ids = [...new Set(given)];
    if (ids.length > ARCHIVED_AT_ONCE)
      throw validationFailed([{ path: 'ids', code: 'tooMany', params: { max: ARCHIVED_AT_ONCE } }]);
    const outcomes: MessageOutcome[] = [];
    for (const id of ids) {
      const refusal = await refusalOf(() => this.#move(id, MessageAction.ARCHIVE));
      // A colleague was faster.
      outcomes.push({ id, code: refusal?.code === 'FORBIDDEN' ? 'CONFLICT' : (refusal?.code ?? null) });
    }
    return outcomes;
  }

  async #changed(id: string): Promise<Message> {
    const message = await this.byId(id);
    if (!message) throw new AppError('NOT_FOUND');
    return message;
  }

  async #move(
    id: string,
    action: MessageAction,
    { version, effect }: Partial<Step<Message, MessageAction, MessageActor>> = {},
  ): Promise<void> {
    await transition(this.#database, messageWorkflow, {
      lock: async ({ em }) =>
        isUuid(id) ? em.findOne(Message, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null,
      version,
      action,
      by: MessageActor.MODERATOR,
      effect: async (transaction, message) => {
        // Even if the state is the same, the version changes, so that stale edits conflict.
        message.updatedAt = now();
        await transaction.publish(new MessageHandled({ message }));
        return effect?.(transaction, message);
      },
    });
  }
}
