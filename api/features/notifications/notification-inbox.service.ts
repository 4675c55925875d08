import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { Feed } from '../../platform/graphql/feed.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import type { Fanout } from '../../platform/fanout.ts';
import { isUuid } from '../../platform/text.ts';
import { Role } from '../accounts/account.enums.ts';
import type { AdminCounts } from './admin-counts.types.ts';
import { ADMIN_COUNTS_TOPIC } from './admin-counts-watch.ts';
import { Notification } from './notification.entity.ts';
import { countUnread } from './notification.queries.ts';
import { notificationTopic } from './notification.service.ts';
import { notificationMessage } from './notification-labels.ts';
import type { NotificationFilter } from './notification.inputs.ts';
import type { NotificationCounts, NotificationPage, NotificationView } from './notification.types.ts';

/** What each user reads of his notifications, and does with them. Another's are as good as none. */
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

  /** One page, the newest first. */
  async list(userId: string, { unread = null }: NotificationFilter, paging: Paging): Promise<NotificationPage> {
    const [found, count] = await this.#database.em.findAndCount(
      Notification,
      { recipient: userId, ...(unread !== null && { isRead: !unread }) },
      { orderBy: { createdAt: 'desc', id: 'asc' }, limit: paging.pageSize, offset: offsetOf(paging) },
    );
    return { items: found.map(toView), ...pagePlace(count, paging) };
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
  async markRead(userId: string, id: string): Promise<NotificationView> {
    const view = await this.#write(userId, async (em) => {
      const notification = isUuid(id) ? await em.findOne(Notification, { id, recipient: userId }) : null;
      return notification && toView(Object.assign(notification, { isRead: true }));
    });
    if (!view) throw new AppError('NOT_FOUND');
    return view;
  }

  async markAllRead(userId: string): Promise<void> {
    const unread = { recipient: userId, isRead: false };
    await this.#write(userId, (em) => em.nativeUpdate(Notification, unread, { isRead: true }));
  }

  /** Marks what a user is told of one thing, which they have before them. @param reference its number. */
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

  /** Each notification of a user that comes from now on; one that he has deleted by then is not told. */
  received(userId: string): Feed<string, NotificationView> {
    return new Feed<string, NotificationView>({
      listen: (hear) => this.#fanout.listen(notificationTopic(userId), (id) => id !== null && hear(id as string)),
      read: async (id) => {
        const notification = await this.#database.em.findOne(Notification, { id, recipient: userId });
        return notification && toView(notification);
      },
    });
  }

  /**
   * What waits for a user now, and whenever that has changed. Who subscribes learns at once what he missed before, also after a
   * break of the connection.
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

  /** Writes, and tells the user's other tabs of it. */
  async #write<T>(userId: string, work: (em: Transaction['em']) => Promise<T>): Promise<T> {
    return this.#database.transaction(async ({ em, afterCommit }) => {
      afterCommit(() => this.#fanout.publish(notificationTopic(userId), null));
      return work(em);
    });
  }
}

function toView({ id, type, params, link, isRead, createdAt }: Notification): NotificationView {
  return {
    id,
    type,
    link,
    isRead,
    createdAt,
    message: notificationMessage(type, params),
    params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
  };
}
