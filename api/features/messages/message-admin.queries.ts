import type { Database } from '../../platform/database/database.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import { isUuid } from '../../platform/text.ts';
import { MessageAnswer } from './message-answer.entity.ts';
import { type MessageFilter, MessageSort } from './message-admin.inputs.ts';
import type { MessageLine, MessagePage, MessageView } from './message-admin.types.ts';
import { ContactMessage } from './message.entity.ts';
import { messageWorkflow } from './message.workflow.ts';
import { MessageActor, type MessageState } from './message.enums.ts';

const EXCERPT = 160;

const ORDERS: Readonly<Record<MessageSort, string>> = {
  [MessageSort.NEWEST]: 'm.created_at desc, m.id',
  [MessageSort.OLDEST]: 'm.created_at, m.id',
  [MessageSort.NAME]: 'lower(m.last_name), lower(m.first_name), m.created_at desc, m.id',
  [MessageSort.SUBJECT]: 'lower(m.subject), m.created_at desc, m.id',
};

/** What a message is searched by; there is an index of just these words. */
const EVERYWHERE = `($1::text is null or m.reference || ' ' || m.first_name || ' ' || m.last_name || ' ' || m.email || ' '
  || m.subject || ' ' || m.message ilike $1)`;

/** One page of the messages, and how many there are in each state. */
export async function listMessages(
  database: Database,
  { states, text }: MessageFilter,
  sort: MessageSort,
  paging: Paging,
): Promise<MessagePage> {
  const like = text?.trim() ? `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const wanted = states ?? [];
  const [items, stateCounts] = await Promise.all([
    database.rows<Omit<MessageLine, 'availableActions'>>(
      // The words of a message are read for those of the page alone.
      `with page as materialized (
         select m.id from contact_message m where ${EVERYWHERE} and (cardinality($2::text[]) = 0 or m.state = any($2))
         order by ${ORDERS[sort]} limit $4 offset $5
       )
       select m.id, m.reference, m.state, btrim(m.first_name || ' ' || m.last_name) as "senderName", m.email, m.subject,
         left(regexp_replace(m.message, '\\s+', ' ', 'g'), $3) as excerpt, m.created_at as "createdAt", m.version,
         (select max(a.created_at) from message_answer a where a.message_id = m.id) as "answeredAt"
       from page join contact_message m on m.id = page.id order by ${ORDERS[sort]}`,
      [like, wanted, EXCERPT, paging.pageSize, offsetOf(paging)],
    ),
    database.rows<{ state: MessageState; count: number }>(
      `select m.state, count(*)::int as count from contact_message m where ${EVERYWHERE} group by m.state order by m.state`,
      [like],
    ),
  ]);
  const counted = stateCounts.filter(({ state }) => !wanted.length || wanted.includes(state));
  const totalCount = counted.reduce((sum, { count }) => sum + count, 0);
  return { items: items.map(toLine), stateCounts, ...pagePlace(totalCount, paging) };
}

function toLine(row: Omit<MessageLine, 'availableActions'>): MessageLine {
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    answeredAt: row.answeredAt && new Date(row.answeredAt),
    availableActions: messageWorkflow.actionsOf(row.state, MessageActor.MODERATOR),
  };
}

/** A message with what was answered; null = there is none. */
export async function readMessage(database: Database, id: string): Promise<MessageView | null> {
  if (!isUuid(id)) return null;
  const em = database.em;
  const [message, answers] = await Promise.all([
    em.findOne(ContactMessage, { id }),
    database.orm.em
      .fork()
      .find(MessageAnswer, { message: id }, { populate: ['author'], orderBy: { createdAt: 'asc', id: 'asc' } }),
  ]);
  if (!message) return null;
  const { reference, state, firstName, lastName, email, phone, subject, language, createdAt, version } = message;
  return {
    id: message.id,
    reference,
    state,
    firstName,
    lastName,
    email,
    phone,
    subject,
    message: message.message,
    language,
    createdAt,
    version,
    availableActions: messageWorkflow.actionsOf(state, MessageActor.MODERATOR),
    answers: answers.map((answer) => ({
      id: answer.id,
      text: answer.text,
      authorName: nameOf(answer),
      createdAt: answer.createdAt,
    })),
  };
}

/** The name of who wrote an answer; null = his account is gone. */
export function nameOf({ author }: MessageAnswer): string | null {
  const user = author?.unwrap();
  return user && !user.deletedAt ? `${user.firstName} ${user.lastName}`.trim() : null;
}
