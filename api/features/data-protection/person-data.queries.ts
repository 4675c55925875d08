import type { Database, Transaction } from '../../platform/database/database.ts';
import { User } from '../accounts/user.entity.ts';
import type { PersonData, PersonMessage, PersonQuote } from './person-data.types.ts';
import type { UserDataCollected } from '../accounts/events.ts';

type Sent<Row extends { createdAt: Date }> = Omit<Row, 'createdAt'> & { createdAt: string };

/** The data stored under an e-mail address, in lower case. */
export async function readPerson(database: Database, email: string): Promise<PersonData> {
  const find = <Row>(text: string): Promise<Row[]> => database.rows<Row>(text, [email]);
  const account = await database.em.findOne(User, { email, deletedAt: null });
  const quoteRequests = await find<Sent<PersonQuote>>(
    `select id, reference, state, created_at as "createdAt" from quote_request
     where lower(email) = $1 and anonymised_at is null order by created_at desc`,
  );
  const messages = await find<Sent<PersonMessage>>(
    `select id, reference, state, created_at as "createdAt" from contact_message
     where lower(email) = $1 order by created_at desc`,
  );
  const contactOf = await find<PersonData['contactOf'][number]>(
    `select id, name from venue where lower(contact_email) = $1 and deleted_at is null order by name`,
  );
  const [searches] = await find<{ count: number }>(`select count(*)::int as count from saved_search where email = $1`);
  const [mails] = await find<{ count: number }>(
    `select count(*)::int as count from pgboss.job where lower(data -> 'to' ->> 'address') = $1`,
  );
  return {
    email,
    account,
    quoteRequests: quoteRequests.map(dated),
    messages: messages.map(dated),
    contactOf,
    savedSearches: searches!.count,
    mails: mails!.count,
  };
}

function dated<Row extends { createdAt: string }>(row: Row): Omit<Row, 'createdAt'> & { createdAt: Date } {
  return { ...row, createdAt: new Date(row.createdAt) };
}

/** The same in full, for the export, without secrets of links. */
export async function exportRequests(database: Database, email: string): Promise<Record<string, unknown>> {
  const quoteRequests = await database.rows(
    `select to_jsonb(q) - 'link_nonce' - 'link_token_hash' as request,
       coalesce((select jsonb_agg(jsonb_build_object('name', v.name, 'city', v.city) order by v.position)
         from quote_request_venue v where v.request_id = q.id), '[]') as venues,
       coalesce((select jsonb_agg(to_jsonb(a) - 'id' - 'request_id' order by a.created_at)
         from quote_answer a where a.request_id = q.id), '[]') as answers,
       coalesce((select jsonb_agg(jsonb_build_object('action', s.action, 'actor', s.actor, 'state', s.state, 'at', s.at) order by s.id)
         from quote_request_step s where s.request_id = q.id), '[]') as steps
     from quote_request q where lower(q.email) = $1 and q.anonymised_at is null order by q.created_at`,
    [email],
  );
  const messages = await database.rows(
    `select to_jsonb(m) as message,
       coalesce((select jsonb_agg(jsonb_build_object('text', a.text, 'at', a.created_at) order by a.created_at)
         from message_answer a where a.message_id = m.id), '[]') as answers
     from contact_message m where lower(m.email) = $1 order by m.created_at`,
    [email],
  );
  return { quoteRequests, messages, savedSearches: await database.rows(selectSearches('$1'), [email]) };
}

/** The saved searches of an e-mail address, which is an expression. */
const selectSearches = (email: string): string => `
  select filter, language, created_at as "createdAt", confirmed_at as "confirmedAt", last_sent_at as "lastSentAt", ends_at as "endsAt"
  from saved_search where email = ${email} order by created_at, id`;

/** Internal columns of a venue, which are not exported. */
const OWN_BUSINESS = ['owner_id', 'folded_name', 'import_key', 'import_hash', 'version'];

/** The rooms, photos and promotions of a venue `v`, as JSON. */
const PARTS = `
  coalesce((select jsonb_agg(to_jsonb(r) - 'venue_id' order by r.position) from room r where r.venue_id = v.id), '[]') as rooms,
  coalesce((select jsonb_agg(to_jsonb(f) - 'venue_id' - 'placeholder' order by f.position) from photo f where f.venue_id = v.id), '[]')
    as photos,
  coalesce((select jsonb_agg(to_jsonb(o) - 'venue_id' order by o.created_at) from promotion o where o.venue_id = v.id), '[]')
    as promotions`;

/** The data of a user beside their account, for the export. It does not contain the senders of requests that they answered. */
export async function collectUserData({ query }: Transaction, { userId, data }: UserDataCollected): Promise<void> {
  const of = (text: string, ...more: unknown[]) => query(text, [userId, ...more]);
  Object.assign(data, {
    venues: await of(
      `select to_jsonb(v) - $2::text[] as venue, c.label as commune, ${PARTS}
       from venue v join commune c on c.code = v.commune_code where v.owner_id = $1 order by v.created_at, v.id`,
      OWN_BUSINESS,
    ),
    changeRequests: await of(
      `select q.venue_id as "venueId", q.type, q.status, q.before, q.after, q.comment, q.reason,
         q.submitted_at as "submittedAt", q.processed_at as "processedAt"
       from change_request q where q.user_id = $1 order by q.submitted_at, q.id`,
    ),
    quoteAnswers: await of(
      `select q.reference, a.venue_name as "venueName", a.kind, a.text, a.question, a.valid_until::text as "validUntil",
         a.start_date::text as "startDate", a.end_date::text as "endDate", a.chosen_at as "chosenAt",
         a.created_at as "createdAt", a.updated_at as "updatedAt",
         coalesce((select jsonb_agg(to_jsonb(l) - 'answer_id' order by l.position) from quote_answer_line l where l.answer_id = a.id),
           '[]') as lines
       from quote_answer a join quote_request q on q.id = a.request_id join venue v on v.id = a.venue_id
       where v.owner_id = $1 order by a.created_at, a.id`,
    ),
    notifications: await of(
      `select type, params, link, is_read as "isRead", created_at as "createdAt"
       from notification where recipient_id = $1 order by created_at`,
    ),
    savedSearches: await of(selectSearches('(select lower(email) from user_account where id = $1)')),
    subscriptions: await of(
      `select p.name as plan, s.status, s.start_date::text as "startDate", s.end_date::text as "endDate",
         coalesce((select jsonb_agg(jsonb_build_object('date', y.date, 'amountCents', y.amount_cents, 'method', y.method,
             'status', y.status, 'reference', y.reference) order by y.date) from payment y where y.subscription_id = s.id), '[]') as payments
       from subscription s join plan p on p.id = s.plan_id where s.user_id = $1`,
    ),
  });
}
