import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { Feed } from '../../platform/graphql/feed.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import type { Fanout } from '../../platform/fanout.ts';
import { isUuid } from '../../platform/text.ts';
import { Role } from '../accounts/account.enums.ts';
import type { AdminCounts } from './admin-counts.types.ts';
import { ADMIN_COUNTS_TOPIC } from './admin-counts-watch.ts';
import { NotificationType } from './notification.entity.ts';
import { notificationTopic } from './notification.service.ts';
import { notificationMessage } from './notification-labels.ts';
import type { NotificationFilter } from './notification.inputs.ts';
import type { NotificationCounts, NotificationPage, NotificationView } from './notification.types.ts';

interface Row {
  id: string;
  type: NotificationType;
  params: Record<string, string | number>;
  link: string | null;
  isRead: boolean;
  createdAt: Date;
}

type CountForOwner = (ownerId: string) => Promise<number>;

const COLUMNS = `id, type, params, link, is_read as "isRead", created_at as "createdAt"`;

/** What each user reads of his notifications, and does with them. Another's are as good as none. */
export class NotificationInbox {
  readonly #database: Database;
  readonly #fanout: Pick<Fanout, 'publish' | 'listen'>;
  readonly #countAdminQueues: () => Promise<AdminCounts>;
  #countQuotesToAnswer: CountForOwner = () => Promise.resolve(0);

  constructor(
    database: Database,
    fanout: Pick<Fanout, 'publish' | 'listen'>,
    countAdminQueues: () => Promise<AdminCounts>,
  ) {
    this.#database = database;
    this.#fanout = fanout;
    this.#countAdminQueues = countAdminQueues;
  }

  /** Quotes, which stand later, say how many of them wait for an owner. */
  countsQuotesToAnswerBy(count: CountForOwner): void {
    this.#countQuotesToAnswer = count;
  }

  /** One page, the newest first. */
  async list(userId: string, { unread = null }: NotificationFilter, paging: Paging): Promise<NotificationPage> {
    const where = `recipient_id = $1 and ($2::boolean is null or is_read = not $2)`;
    const [[counted], rows] = await Promise.all([
      this.#database.rows<{ count: number }>(`select count(*)::int as count from notification where ${where}`, [
        userId,
        unread,
      ]),
      this.#database.rows<Row>(
        `select ${COLUMNS} from notification where ${where} order by created_at desc, id limit $3 offset $4`,
        [userId, unread, paging.pageSize, offsetOf(paging)],
      ),
    ]);
    return { items: rows.map(toView), ...pagePlace(counted!.count, paging) };
  }

  async counts(userId: string): Promise<NotificationCounts> {
    const [row] = await this.#database.rows<{ role: Role; unread: number; unreadQuoteRequests: number }>(
      `select u.role, count(n.id)::int as unread,
         (count(n.id) filter (where n.type = $2))::int as "unreadQuoteRequests"
       from user_account u left join notification n on n.recipient_id = u.id and not n.is_read
       where u.id = $1 group by u.id`,
      [userId, NotificationType.QUOTE_REQUEST],
    );
    const { role = Role.CLIENT, unread = 0, unreadQuoteRequests = 0 } = row ?? {};
    const [waiting, quotesToAnswer] = await Promise.all([
      role === Role.CLIENT ? null : this.#countAdminQueues(),
      this.#countQuotesToAnswer(userId),
    ]);
    return {
      unread,
      unreadQuoteRequests,
      quotesToAnswer,
      pendingRegistrations: role === Role.ADMIN ? (waiting?.registrations ?? null) : null,
      pendingVenues: waiting?.venues ?? null,
      pendingChangeRequests: waiting?.changeRequests ?? null,
      newMessages: waiting?.messages ?? null,
    };
  }

  /** @throws AppError NOT_FOUND. */
  async markRead(userId: string, id: string): Promise<NotificationView> {
    const [row] = isUuid(id)
      ? await this.#write<Row>(
          userId,
          `update notification set is_read = true where id = $2 and recipient_id = $1 returning ${COLUMNS}`,
          [id],
        )
      : [];
    if (!row) throw new AppError('NOT_FOUND');
    return toView(row);
  }

  async markAllRead(userId: string): Promise<void> {
    await this.#write(userId, `update notification set is_read = true where recipient_id = $1 and not is_read`);
  }

  /** Marks what he is told of one thing, which he has before him. @param reference its number. */
  async markReadAbout(userId: string, reference: string): Promise<void> {
    await this.#write(
      userId,
      `update notification set is_read = true where recipient_id = $1 and not is_read and params ->> 'reference' = $2`,
      [reference],
    );
  }

  /** @throws AppError NOT_FOUND. */
  async remove(userId: string, id: string): Promise<void> {
    const gone = isUuid(id)
      ? await this.#write(userId, `delete from notification where id = $2 and recipient_id = $1 returning id`, [id])
      : [];
    if (!gone.length) throw new AppError('NOT_FOUND');
  }

  async removeRead(userId: string): Promise<void> {
    await this.#write(userId, `delete from notification where recipient_id = $1 and is_read`);
  }

  /** Each notification of a user that comes from now on; one that he has deleted by then is not told. */
  received(userId: string): Feed<string, NotificationView> {
    return new Feed<string, NotificationView>({
      listen: (hear) => this.#fanout.listen(notificationTopic(userId), (id) => id !== null && hear(id as string)),
      read: async (id) => {
        const [row] = await this.#database.rows<Row>(
          `select ${COLUMNS} from notification where id = $1 and recipient_id = $2`,
          [id, userId],
        );
        return row ? toView(row) : null;
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
  async #write<R>(userId: string, statement: string, values: unknown[] = []): Promise<R[]> {
    return this.#database.transaction(async ({ query, afterCommit }) => {
      afterCommit(() => this.#fanout.publish(notificationTopic(userId), null));
      return query<R>(statement, [userId, ...values]);
    });
  }
}

function toView({ params, createdAt, ...row }: Row): NotificationView {
  return {
    ...row,
    message: notificationMessage(row.type, params),
    createdAt: new Date(createdAt),
    params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
  };
}
