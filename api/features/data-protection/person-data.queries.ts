import type { Database } from '../../platform/database/database.ts';
import { User } from '../accounts/user.entity.ts';
import type { PersonData, PersonMessage, PersonQuote, PersonVenue } from './person-data.types.ts';

type Sent<Row extends { createdAt: Date }> = Omit<Row, 'createdAt'> & { createdAt: string };

/** What is kept under an e-mail address, which is given in lower case. */
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
  const venues = await find<PersonVenue>(
    `select id, name from venue where lower(contact_email) = $1 and deleted_at is null order by name`,
  );
  const [mails] = await find<{ count: number }>(
    `select count(*)::int as count from pgboss.job where lower(data -> 'to' ->> 'address') = $1`,
  );
  return {
    email,
    account,
    quoteRequests: quoteRequests.map(dated),
    messages: messages.map(dated),
    venues,
    mails: mails!.count,
  };
}

function dated<Row extends { createdAt: string }>(row: Row): Omit<Row, 'createdAt'> & { createdAt: Date } {
  return { ...row, createdAt: new Date(row.createdAt) };
}

/** The same in full, for the person who asks. No secret of a link is in it. */
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
  return { quoteRequests, messages };
}
