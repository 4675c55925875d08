import { LockMode } from '@mikro-orm/core';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { Paging } from '../../platform/graphql/paging.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationService } from '../notifications/notification.service.ts';
import { MessageAnswer } from './message-answer.entity.ts';
import type { MessageFilter, MessageSort } from './message-admin.inputs.ts';
import { listMessages, readMessage } from './message-admin.queries.ts';
import type { MessageOutcome, MessagePage, MessageView } from './message-admin.types.ts';
import { ContactMessage } from './message.entity.ts';
import { messageWorkflow } from './message.workflow.ts';
import type { MessageMails } from './mails/message.mails.ts';
import { MESSAGE_MODERATORS } from './message.policy.ts';
import { MessageAction, MessageActor } from './message.enums.ts';

/** So many messages are put away at once. */
const AT_ONCE = 100;

/** Which message, as it was read. */
interface ReadMessage {
  id: string;
  version: number;
}

type Work = (transaction: Transaction, message: ContactMessage) => Promise<void>;

/**
 * Messages of visitors, as the platform deals with them. Steps throw NOT_FOUND, CONFLICT (it was changed since it was read) and
 * FORBIDDEN (where it stands, that cannot be done).
 */
export class MessageAdminService {
  readonly #parts: { database: Database; mails: MessageMails; notifications: NotificationService };

  constructor(parts: { database: Database; mails: MessageMails; notifications: NotificationService }) {
    this.#parts = parts;
  }

  list(filter: MessageFilter, sort: MessageSort, paging: Paging): Promise<MessagePage> {
    return listMessages(this.#parts.database, filter, sort, paging);
  }

  /** Null = there is none. */
  byId(id: string): Promise<MessageView | null> {
    return readMessage(this.#parts.database, id);
  }

  /**
   * Somebody of the platform has it before him; of one that is not new nothing changes. The version stays: who is writing an answer need
   * not begin anew because a colleague has looked.
   */
  async read(id: string): Promise<MessageView> {
    await this.#locked(id, async (transaction, { reference, state }) => {
      const next = messageWorkflow.next(state, MessageAction.READ, MessageActor.MODERATOR);
      if (!next) return;
      await transaction.query(`update contact_message set state = $2, updated_at = $3 where id = $1`, [
        id,
        next,
        now(),
      ]);
      await this.#dealtWith(transaction, reference);
    });
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
    await this.#locked(id, async (transaction, message) => {
      if (message.version !== version) throw new AppError('CONFLICT');
      await this.#step(transaction, message, MessageAction.ANSWER);
      const answer = transaction.em.create(MessageAnswer, { message, author: viewer.id, text });
      await transaction.em.flush();
      await this.#parts.mails.answered(transaction, message, answer.id);
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
    try {
      await this.#locked(id, async (transaction, message) => {
        // A colleague was quicker.
        if (messageWorkflow.next(message.state, MessageAction.ARCHIVE, MessageActor.MODERATOR) === null)
          throw new AppError('CONFLICT');
        await this.#step(transaction, message, MessageAction.ARCHIVE);
      });
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code;
    }
  }

  async #act({ id, version }: ReadMessage, action: MessageAction): Promise<MessageView> {
    await this.#locked(id, async (transaction, message) => {
      if (message.version !== version) throw new AppError('CONFLICT');
      await this.#step(transaction, message, action);
    });
    return (await this.byId(id))!;
  }

  async #locked(id: string, work: Work): Promise<void> {
    if (!isUuid(id)) throw new AppError('NOT_FOUND');
    await this.#parts.database.transaction(async (transaction) => {
      const message = await transaction.em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message) throw new AppError('NOT_FOUND');
      await work(transaction, message);
    });
  }

  /** One of the team deals with it: the others need not read of it any more. */
  async #step(transaction: Transaction, message: ContactMessage, action: MessageAction): Promise<void> {
    const state = messageWorkflow.next(message.state, action, MessageActor.MODERATOR);
    if (!state) throw new AppError('FORBIDDEN');
    // Where the state stays, it is another message all the same: who read it before has to look again.
    Object.assign(message, { state, updatedAt: now() });
    await transaction.em.flush();
    await this.#dealtWith(transaction, message.reference);
  }

  async #dealtWith(transaction: Transaction, reference: string): Promise<void> {
    const { notifications } = this.#parts;
    await notifications.settle(transaction, { types: [NotificationType.NEW_MESSAGE], params: { reference } });
    await notifications.lookAgain(transaction, MESSAGE_MODERATORS);
  }
}
