import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { type ConnectionArgs, findConnection } from '../../platform/graphql/connection.ts';
import { Feed } from '../../platform/graphql/feed.ts';
import { offsetOf, type Paging } from '../../platform/graphql/paging.ts';
import type { Fanout } from '../../platform/fanout.ts';
import { isUuid } from '../../platform/text.ts';
import { Role } from '../accounts/account.enums.ts';
import type { AdminCounts } from './admin-counts.types.ts';
import { ADMIN_COUNTS_TOPIC } from './admin-counts-watch.ts';
import { Notification } from './notification.entity.ts';
import { countUnread } from './notification.queries.ts';
import { notificationTopic } from './notification.service.ts';
import type { NotificationFilter } from './notification.inputs.ts';
import type { NotificationConnection, NotificationCounts } from './notification.types.ts';

/** Reads and updates the notifications of a user. Those of others are not found. */
export class NotificationInbox {
  readonly #database: Database;
  readonly #fanout: Pick<Fanout, 'publish' | 'listen'>;
  readonly #countAdminQueues: () => Promise<AdminCounts>;

  constructor(
    database: Database,
    fanout: Pick<Fanout, 'publish' | 'listen'>,
    countAdminQueues: () => Promise<AdminCounts>,
  ) {
    this.#database = database;
    this.#fanout = fanout;
    this.#countAdminQueues = countAdminQueues;
  }

  /** The newest first. */
  list(userId: string, filter: NotificationFilter, part: ConnectionArgs): Promise<NotificationConnection> {
    return findConnection(this.#database.em, Notification, part, {
      where: conditions(userId, filter),
      orderBy: NEWEST_FIRST,
    });
  }

  /** One numbered page for REST: the newest first, and the total number. */
  page(userId: string, filter: NotificationFilter, paging: Paging): Promise<[Notification[], number]> {
    return this.#database.em.findAndCount(Notification, conditions(userId, filter), {
      orderBy: NEWEST_FIRST,
      limit: paging.pageSize,
      offset: offsetOf(paging),
    });
  }

  async counts(userId: string): Promise<NotificationCounts> {
    const { role, unread, unreadQuoteRequests } = await countUnread(this.#database, userId);
    const waiting = role === Role.CLIENT ? null : await this.#countAdminQueues();
    return {
      unread,
      unreadQuoteRequests,
      pendingRegistrations: role === Role.ADMIN ? (waiting?.registrations ?? null) : null,
      pendingVenues: waiting?.venues ?? null,
      pendingChangeRequests: waiting?.changeRequests ?? null,
      newMessages: waiting?.messages ?? null,
    };
  }

  /** @throws AppError NOT_FOUND. */
  async markRead(userId: string, id: string): Promise<Notification> {
    const notification = await this.#write(userId, async (em) => {
      const found = isUuid(id) ? await em.findOne(Notification, { id, recipient: userId }) : null;
      return found && Object.assign(found, { isRead: true });
    });
    if (!notification) throw new AppError('NOT_FOUND');
    return notification;
  }

  async markAllRead(userId: string): Promise<void> {
    const unread = { recipient: userId, isRead: false };
    await this.#write(userId, (em) => em.nativeUpdate(Notification, unread, { isRead: true }));
  }

  /** Marks the notifications about one object as read. @param reference its number. */
  async markReadAbout(userId: string, reference: string): Promise<void> {
    const unread = { recipient: userId, isRead: false, params: { reference } };
    await this.#write(userId, (em) => em.nativeUpdate(Notification, unread, { isRead: true }));
  }

  /** @throws AppError NOT_FOUND. */
  async remove(userId: string, id: string): Promise<void> {
    const gone = isUuid(id)
      ? await this.#write(userId, (em) => em.nativeDelete(Notification, { id, recipient: userId }))
      : 0;
    if (!gone) throw new AppError('NOT_FOUND');
  }

  async removeRead(userId: string): Promise<void> {
    await this.#write(userId, (em) => em.nativeDelete(Notification, { recipient: userId, isRead: true }));
  }

  /** All further notifications of a user, except those that were deleted before they are sent. */
  received(userId: string): Feed<string, Notification> {
    return new Feed<string, Notification>({
      listen: (hear) => this.#fanout.listen(notificationTopic(userId), (id) => id !== null && hear(id as string)),
      read: (id) => this.#database.em.findOne(Notification, { id, recipient: userId }),
    });
  }

  /**
   * The counts of pending items of a user, now and after each change. The first event covers changes before the subscription, also after a
   * reconnect.
   */
  countsNowAndLater({ id: userId, role }: Pick<Viewer, 'id' | 'role'>): Feed<null, NotificationCounts> {
    const topics = [notificationTopic(userId), ...(role === (Role.CLIENT as string) ? [] : [ADMIN_COUNTS_TOPIC])];
    return new Feed<null, NotificationCounts>({
      first: [null],
      listen: (hear) => {
        const ends = topics.map((topic) => this.#fanout.listen(topic, () => hear(null)));
        return () => ends.forEach((end) => end());
      },
      read: () => this.counts(userId),
    });
  }

  /** Writes, and refreshes the badges in the user's other tabs. */
  async #write<T>(userId: string, work: (em: Transaction['em']) => Promise<T>): Promise<T> {
    return this.#database.transaction(async ({ em, afterCommit }) => {
      afterCommit(() => this.#fanout.publish(notificationTopic(userId), null));
      return work(em);
    });
  }
}

const NEWEST_FIRST = { createdAt: 'desc', id: 'asc' } as const;

function conditions(recipient: string, { unread = null }: NotificationFilter) {
  return { recipient, ...(unread !== null && { isRead: !unread }) };
}
