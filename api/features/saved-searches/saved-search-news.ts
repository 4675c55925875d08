import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import type { Newcomers } from '../search/newcomers.service.ts';
import { NEWS_DAYS, RENEWAL_DAYS, VENUES_IN_MAIL } from './limits.ts';
import { SEARCH_NEWS, SEARCH_RENEWAL } from './mails/saved-search.mails.ts';
import { readFilter } from './saved-filter.ts';
import { askToRenew, type DueSearch, noteSeen, type Recipient, SELECT_DUE } from './saved-search.queries.ts';

/** Tells of new venues and asks whether to go on; daily, so that a first mail comes soon, while each search has one in a week at most. */
export const SEARCHES_TELL = defineQueue('searches.tell', {
  schedule: '15 7 * * *',
  singleton: true,
  retries: 2,
  limitSeconds: 1_800,
});

const BATCH = 200;
/** After an import of more venues than this, only the latest are mailed. */
const MAX_NEWCOMERS = 20_000;
const DAY_MS = 86_400_000;

export interface NewsWorld {
  database: Database;
  outbox: Outbox;
  newcomers: Newcomers;
}

/**
 * Handler of SEARCHES_TELL. What was seen and the mails of it are one transaction, in which a search that somebody else has noted is left
 * out: whatever is killed or runs twice, nothing is told twice. Returns the number of mails.
 */
export async function tellOfNewcomers(world: NewsWorld): Promise<{ told: number; asked: number }> {
  const upTo = await world.newcomers.lastPosition();
  const told = await inBatches(() => tellSome(world, upTo));
  return { told, asked: await inBatches(() => askSome(world)) };
}

/** Works until a batch is not full. */
async function inBatches(work: () => Promise<{ done: number; mails: number }>): Promise<number> {
  for (let mails = 0; ;) {
    const batch = await work();
    mails += batch.mails;
    if (batch.done < BATCH) return mails;
  }
}

async function tellSome({ database, outbox, newcomers }: NewsWorld, upTo: number) {
  const at = now();
  const sentBefore = new Date(at.getTime() - NEWS_DAYS * DAY_MS);
  const due = await database.rows<DueSearch>(SELECT_DUE, [upTo, at, sentBefore, BATCH]);
  const news = await newsOf(newcomers, due, upTo);
  const searches = due.map(({ id }) => ({ id, hasNews: news.has(id) }));
  const noted = await database.transaction(async (transaction) => {
    const recipients = await noteSeen(transaction, { searches, upTo, at });
    for (const recipient of recipients) {
      const venueIds = news.get(recipient.id);
      if (!venueIds) continue;
      const data = { searchId: recipient.id, venueIds: venueIds.slice(0, VENUES_IN_MAIL), count: venueIds.length };
      await outbox.post(transaction, SEARCH_NEWS, { ...mailTo(recipient), data, dedupeKey: `${recipient.id} ${upTo}` });
    }
    return recipients;
  });
  return { done: due.length, mails: noted.filter(({ id }) => news.has(id)).length };
}

/** The new venues that each search finds, the latest first; searches without any are left out. */
async function newsOf(newcomers: Newcomers, due: DueSearch[], upTo: number): Promise<Map<string, string[]>> {
  const news = new Map<string, string[]>();
  const [first] = due;
  if (!first) return news;
  const arrived = await newcomers.between(first.seenPosition, upTo, MAX_NEWCOMERS);
  for (const { id, filter, seenPosition } of due) {
    const unseen = arrived.filter(({ position }) => position > seenPosition).map(({ venueId }) => venueId);
    const found = unseen.length ? await newcomers.found(readFilter(filter), unseen) : [];
    if (found.length) news.set(id, found);
    // Requests are served in between.
    await setImmediate();
  }
  return news;
}

async function askSome({ database, outbox }: NewsWorld) {
  const at = now();
  const asked = await database.transaction(async (transaction) => {
    const recipients = await askToRenew(transaction, { at, days: RENEWAL_DAYS, limit: BATCH });
    for (const recipient of recipients) {
      const mail = { data: { searchId: recipient.id }, dedupeKey: `${recipient.id} ${at.getTime()}` };
      await outbox.post(transaction, SEARCH_RENEWAL, { ...mailTo(recipient), ...mail });
    }
    return recipients;
  });
  return { done: asked.length, mails: asked.length };
}

function mailTo({ email, language }: Recipient) {
  return { to: { name: null, address: email }, language };
}
