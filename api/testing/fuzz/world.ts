import { vi } from 'vitest';
import { createPromotions } from '../../features/promotions/promotion.factory.ts';
import { messageInput, SEND_MESSAGE } from '../../features/messages/message.factory.ts';
import {
  ANSWER_QUOTE,
  answerInput,
  moderation,
  type QuoteAnswer,
  quoteInput,
  REQUEST_QUOTE,
} from '../../features/quotes/quote.factory.ts';
import { completeVenue, read, update } from '../managed-venues.ts';
import { type Person, signedInPerson } from '../signed-in.ts';
import type { TestApp } from '../test-app.ts';

/** Tables whose rows are known by an id. */
const TABLES = [
  'user_account',
  'session',
  'venue',
  'room',
  'photo',
  'promotion',
  'quote_request',
  'quote_answer',
  'contact_message',
  'notification',
  'change_request',
  'plan',
  'subscription',
  'payment',
];

/** One object of each type, the people who may act on them, and a way to restore the state. */
export interface World {
  client: Person;
  team: Person;
  admin: Person;
  venueId: string;
  quoteToken: string;
  ids: () => readonly string[];
  /** Restores the people, and resets the limits. */
  restore(): Promise<void>;
  /** A fresh token of a person. */
  signIn(person: Person): Promise<string>;
}

/** Fills an app, in which all captchas count as solved from then on. */
export async function createWorld(app: TestApp): Promise<World> {
  vi.spyOn(app.app.services.captcha, 'consume').mockResolvedValue(undefined);
  const [client, team, admin] = await Promise.all([
    signedInPerson(app),
    signedInPerson(app, 'TEAM'),
    signedInPerson(app, 'ADMIN'),
    // So that the other administrator is not the last.
    signedInPerson(app, 'ADMIN'),
  ]);
  const people = [client, team, admin];
  const venueId = await completeVenue(app.database, client.id, { name: 'Maison du Rhône' });
  await completeVenue(app.database, client.id, { isPublished: false, reviewStatus: 'DRAFT' as never });
  await createPromotions(app.database, [{ venueId, discountPercent: 10 }]);
  const quoteToken = await askForQuote(app, { client, team }, venueId);
  await app.graphql(SEND_MESSAGE, { input: messageInput({ captchaToken: 'x' }) });
  await update(client, venueId, (await read(client, venueId))!.version, { description: 'Une autre description.' });
  let ids = await idsOf(app);

  return {
    client,
    team,
    admin,
    venueId,
    quoteToken,
    ids: () => ids,
    restore: async () => {
      const { database } = app;
      await database.rows('delete from rate_limit');
      for (const { id } of people) {
        const role = id === admin.id ? 'ADMIN' : id === team.id ? 'TEAM' : 'CLIENT';
        await database.rows(
          `update user_account set role = $2, status = 'APPROVED', deleted_at = null, two_factor_enabled_at = null where id = $1`,
          [id, role],
        );
      }
      await database.rows(`update venue set owner_id = $2, deleted_at = null where id = $1`, [venueId, client.id]);
      ids = await idsOf(app);
    },
    signIn: ({ id }) => {
      const caller = { facts: { userAgent: '' }, setCookie: () => {} } as never;
      return app.database.transaction((transaction) => app.app.services.sessions.open(transaction, id, caller));
    },
  };
}

async function idsOf({ database }: TestApp): Promise<string[]> {
  const found = await Promise.all(
    TABLES.map((table) => database.rows<{ id: string }>(`select id from ${table} limit 4`)),
  );
  return found.flat().map(({ id }) => id);
}

/** A forwarded request with an answer. Returns the token of its link. */
async function askForQuote(
  app: TestApp,
  { client, team }: { client: Person; team: Person },
  venueId: string,
): Promise<string> {
  const input = quoteInput({ venueIds: [venueId], captchaToken: 'x' });
  const { data } = await app.graphql<{ requestQuote: QuoteAnswer }>(REQUEST_QUOTE, { input });
  const { request, token = '' } = data.requestQuote;
  await team.graphql(moderation('forwardQuoteRequest'), {
    input: { id: request!.id, version: request!.version },
  });
  await client.graphql(ANSWER_QUOTE, {
    input: answerInput({ requestId: request!.id, venueId, version: null }),
  });
  return token;
}
