import type { Transaction } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import type { Language } from '../../../schema/constants.ts';
import { CONFIRM_HOURS } from './limits.ts';

/** Where mails about a search go. */
export interface Recipient {
  id: string;
  email: string;
  language: Language;
}

/** A search that may have new venues. */
export interface DueSearch {
  id: string;
  filter: object;
  seenPosition: number;
}

/** Searches that were not confirmed in time, and expired ones: before the limit of $1, which is as many hours ago. */
export const SAVED_SEARCH_RETENTION: RetentionRule = {
  due: `from saved_search where ends_at < $1::timestamptz + interval '${CONFIRM_HOURS} hours'`,
  since: 'asked_at',
  reference: null,
};

/** Makes other transactions wait that save a search of the same address. */
export async function lockSearchesOf({ query }: Transaction, email: string): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtextextended('saved-search ' || $1, 0))`, [email]);
}

/** Deletes the searches of an e-mail address. Returns their number. */
export async function deleteSearchesOf({ query }: Pick<Transaction, 'query'>, email: string): Promise<number> {
  return (await query(`delete from saved_search where email = $1 returning id`, [email])).length;
}

/** Deletes the searches of the address of an account. */
export async function deleteSearchesOfUser({ query }: Transaction, userId: string): Promise<void> {
  await query(`delete from saved_search where email = (select lower(email) from user_account where id = $1)`, [userId]);
}

/** Confirmed searches that were not compared with the newcomers up to a position, of which no news were sent since. */
export const SELECT_DUE = `
  select id, filter, seen_position as "seenPosition" from saved_search
  where confirmed_at is not null and seen_position < $1 and ends_at > $2 and (last_sent_at is null or last_sent_at <= $3)
  order by seen_position, id limit $4`;

/**
 * Notes that these searches were compared with the newcomers up to a position, and which of them have news ($2). Returns those which nobody
 * else has noted it of.
 */
export async function noteSeen(
  { query }: Transaction,
  { searches, upTo, at }: { searches: { id: string; hasNews: boolean }[]; upTo: number; at: Date },
): Promise<Recipient[]> {
  return query<Recipient>(
    `update saved_search s set seen_position = $3, last_sent_at = case when n.has_news then $4::timestamptz else last_sent_at end
     from unnest($1::uuid[], $2::bool[]) as n(id, has_news) where s.id = n.id and s.seen_position < $3
     returning s.id, s.email, s.language`,
    [searches.map(({ id }) => id), searches.map(({ hasNews }) => hasNews), upTo, at],
  );
}

/** Asks again for the confirmation of searches that end soon, once each; at most so many at once. */
export async function askToRenew(
  { query }: Transaction,
  { at, days, limit }: { at: Date; days: number; limit: number },
): Promise<Recipient[]> {
  return query<Recipient>(
    `update saved_search set asked_at = $1 where id in (
       select id from saved_search where confirmed_at is not null and ends_at > $1
         and ends_at <= $1::timestamptz + make_interval(days => $2) and asked_at < ends_at - make_interval(days => $2)
       order by ends_at, id limit $3 for update skip locked)
     returning id, email, language`,
    [at, days, limit],
  );
}
