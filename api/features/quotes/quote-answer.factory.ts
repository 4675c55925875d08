import { expect } from 'vitest';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { RoomLayout } from '../venues/venue.enums.ts';
import {
  ANSWER_QUOTE,
  answerInput,
  choice,
  FORWARDED_QUOTE,
  moderation,
  READ_QUOTE,
  WITHDRAW_QUOTE,
  type AnsweredView,
  type ForwardedView,
  type Outcome,
} from './quote.factory.ts';
import { quoteForm } from './quote-app.factory.ts';

type Actor = 'owner' | 'rival' | 'team' | 'admin' | 'stranger';

/** An administrator, two owners with their venues, and an unrelated user. */
export interface AnswerCast {
  app: TestApp;
  owner: TestAccount;
  rival: TestAccount;
  /** Of the owner, of the rival, of nobody, and of the owner again. */
  venueIds: string[];
  tokens: Record<Actor, string>;
}

export async function startAnswerCast(env: Record<string, string> = {}): Promise<AnswerCast> {
  const app = await startTestApp(env);
  const visitor = new Visitor(() => app);

  const [team, admin, stranger] = await Promise.all([
    createAccount(app.database, { role: 'TEAM' }),
    createAccount(app.database, { role: 'ADMIN' }),
    createAccount(app.database),
  ]);
  const owner = await createAccount(app.database);
  const rival = await createAccount(app.database);
  const rooms = [roomContent({ capacities: { [RoomLayout.U_SHAPE]: 40, [RoomLayout.THEATRE]: 90 } })];
  const venueIds = await createVenues(app.database, [
    { name: 'Maison du Lac', rooms, bedrooms: 30 },
    { name: 'Les Docks' },
    { name: 'Sans patron' },
    { name: 'Grange du Lac' },
  ]);
  await app.database.rows('update venue set owner_id = $2 where id = any($1)', [[venueIds[0], venueIds[3]], owner.id]);
  await app.database.rows('update venue set owner_id = $2 where id = $1', [venueIds[1], rival.id]);
  const signIn = async ({ email }: TestAccount) => (await visitor.signIn(email)).token;
  const tokens = {
    owner: await signIn(owner),
    rival: await signIn(rival),
    team: await signIn(team),
    admin: await signIn(admin),
    stranger: await signIn(stranger),
  };
  return { app, owner, rival, venueIds, tokens };
}

/** A sent request, with its private link. */
export interface SentRequest {
  id: string;
  token: string;
  version: number;
  reference: string;
}

/** The actions of staff, owners and the sender on a request, and their outcomes. */
export function answerSteps(cast: () => AnswerCast) {
  const visitor = new Visitor(() => cast().app);
  const form = quoteForm(
    () => cast().app,
    () => cast().venueIds.slice(0, 2),
  );

  async function ask<Data>(query: string, variables: object, as?: Actor): Promise<Data> {
    const { data, errors } = await visitor.graphql(query, variables, as ? { token: cast().tokens[as] } : {});
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as Data;
  }

  async function sent(input: object = {}): Promise<SentRequest> {
    const { request, token } = await form.sent(input);
    return { id: request.id, token, version: request.version, reference: request.reference };
  }

  const moderate = (name: string, args: object, as: Actor = 'team') =>
    ask<Outcome>(moderation(name), { input: args }, as);
  async function forwarded(input: object = {}): Promise<SentRequest> {
    const request = await sent(input);
    const done = await moderate('forwardQuoteRequest', { id: request.id, version: request.version });
    expect(done).toMatchObject({ request: { state: 'FORWARDED' }, errors: [] });
    return { ...request, version: done.request!.version };
  }

  const answer = (request: SentRequest, wanted: object = {}, as: Actor = 'owner') =>
    ask<Outcome<ForwardedView>>(
      ANSWER_QUOTE,
      { input: answerInput({ requestId: request.id, venueId: cast().venueIds[as === 'rival' ? 1 : 0], ...wanted }) },
      as,
    );
  const seen = (request: SentRequest, as: Actor = 'owner') =>
    ask<ForwardedView | null>(FORWARDED_QUOTE, { id: request.id }, as);
  const read = (request: SentRequest) =>
    ask<{ state: string; version: number; availableActions: string[]; answers: AnsweredView[] }>(READ_QUOTE, {
      token: request.token,
    });
  const withdraw = async (request: SentRequest) => {
    const { version } = await read(request);
    return ask<Outcome>(WITHDRAW_QUOTE, { input: { token: request.token, version } });
  };
  const act = (mutation: string, request: SentRequest, { id, version }: AnsweredView, more: object = {}) =>
    ask<Outcome>(choice(mutation), { input: { token: request.token, answerId: id, version, ...more } });

  async function told(userId: string, reference: string): Promise<string[]> {
    const rows = await cast().app.database.rows<{ told: string }>(
      `select type || ' ' || (params ->> 'event') as told from notification
     where recipient_id = $1 and params ->> 'reference' = $2 order by created_at, id`,
      [userId, reference],
    );
    return rows.map((row) => row.told);
  }

  async function mails(requestId: string): Promise<{ kind: string; address: string }[]> {
    return cast().app.database.rows(
      `select data ->> 'kind' as kind, data -> 'to' ->> 'address' as address from pgboss.job
     where name = 'mail.send' and data -> 'data' ->> 'requestId' = $1
       and data ->> 'kind' in ('quote-forwarded', 'quote-answered', 'quote-chosen', 'quote-rejected', 'quote-replied', 'quote-venue-left') order by created_on`,
      [requestId],
    );
  }

  return { ask, sent, moderate, forwarded, answer, seen, read, withdraw, act, told, mails };
}
