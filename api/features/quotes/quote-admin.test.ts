import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../platform/clock.ts';
import type { Person } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startQuoteModeration } from './quote-admin.factory.ts';
import { ANSWER_QUOTE, answerInput, moderation, type Outcome, type QuoteAnswer } from './quote.factory.ts';
import { quoteForm } from './quote-app.factory.ts';
import { outcomeOf } from '../../testing/payloads.ts';

type Sent = NonNullable<QuoteAnswer['request']>;

let app: TestApp;
let team: Person;
let admin: Person;
let owner: Person;
let rival: Person;
let venueIds: string[];
const form = quoteForm(
  () => app,
  () => venueIds.slice(0, 2),
);

beforeAll(async () => {
  ({ app, team, admin, owner, rival, venueIds } = await startQuoteModeration());
});

afterAll(() => app.stop());
beforeEach(() => app.database.rows('delete from rate_limit'));

const sent = async (input: object = {}): Promise<Sent> => (await form.sent(input)).request;

async function moderate(name: string, args: object, as = team): Promise<Outcome> {
  const { data, errors } = await as.graphql<Record<string, Outcome>>(moderation(name), { input: args });
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name]!;
}

async function forwarded(input: object = {}): Promise<Sent> {
  const request = await sent(input);
  const { request: done } = await moderate('forwardQuoteRequest', { id: request.id, version: request.version });
  return { ...request, version: done!.version };
}

const remind = ({ id, version }: Sent) => moderate('remindQuoteOwners', { id, version });

/** Moves the requests to owners back by a day, because sessions would not survive a moved clock. */
async function aDayLater({ id }: Sent): Promise<void> {
  await app.database.rows(
    `update quote_request_venue set forwarded_at = forwarded_at - interval '1 day', reminded_at = reminded_at - interval '1 day'
     where request_id = $1`,
    [id],
  );
}

async function reminders({ id, reference }: Sent) {
  const mails = await app.database.rows<{ address: string }>(
    `select data -> 'to' ->> 'address' as address from pgboss.job
     where name = 'mail.send' and data ->> 'kind' = 'quote-reminded' and data -> 'data' ->> 'requestId' = $1`,
    [id],
  );
  const told = await app.database.rows<{ recipient: string }>(
    `select recipient_id as recipient from notification where params ->> 'reference' = $1 and params ->> 'event' = 'reminded'`,
    [reference],
  );
  return {
    mails: mails.map(({ address }) => address).toSorted(),
    told: told.map(({ recipient }) => recipient).toSorted(),
  };
}

describe('a reminder', () => {
  test('goes to the owners who have not answered, by mail and notification', async () => {
    const request = await forwarded();
    await aDayLater(request);
    const { errors } = await rival.graphql(ANSWER_QUOTE, {
      input: answerInput({
        requestId: request.id,
        venueId: venueIds[1],
        kind: 'DECLINED',
        text: 'Complet.',
        lines: [],
      }),
    });
    expect(errors).toBeUndefined();
    const done = await remind({ ...request, version: request.version + 1 });
    expect(done).toMatchObject({ request: { state: 'FORWARDED' }, errors: [] });
    expect(await reminders(request)).toEqual({ mails: [owner.email], told: [owner.id] });
  });

  test('is sent once where ten ask for it at once', async () => {
    const request = await forwarded();
    await aDayLater(request);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => remind(request)));
    const names = outcomes.map(outcomeOf);
    expect(names.filter((name) => name === 'Done')).toHaveLength(1);
    expect(names.filter((name) => name === 'Conflict')).toHaveLength(9);
    expect((await reminders(request)).mails).toEqual([owner.email, rival.email].toSorted());
  });

  test('is not sent on the day on which they were asked, nor twice a day', async () => {
    const request = await forwarded();
    const tooEarly = {
      errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'venues', code: 'nobodyToRemind' }] }],
    };
    expect(await remind(request)).toMatchObject(tooEarly);
    await aDayLater(request);
    const { version } = (await remind(request)).request!;
    expect(await remind({ ...request, version })).toMatchObject(tooEarly);
    await aDayLater(request);
    expect(await remind({ ...request, version })).toMatchObject({ errors: [] });
    expect((await reminders(request)).mails).toHaveLength(4);
  });

  test('of a request that is with nobody is refused', async () => {
    expect(await remind(await sent())).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
  });
});

const LINE = 'id state isUnread venueCount waitingCount moves { action to }';
const LIST = `query ($filter: ManagedQuoteFilter, $sort: ManagedQuoteSort, $first: Int, $after: String, $last: Int, $before: String) {
  quoteRequests(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    edges { node { ${LINE} reference } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    stateCounts { state count } totalCount } }`;
const BOARD = `query ($filter: ManagedQuoteFilter, $cards: Int) { quoteBoard(filter: $filter, cards: $cards) {
  state totalCount items { ${LINE} } } }`;

interface List {
  edges: { node: Line }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  stateCounts: object[];
  totalCount: number;
}

interface Line {
  id: string;
  reference: string;
  isUnread: boolean;
}

describe('the list', () => {
  const list = async (filter: object, more: object = {}) =>
    (await team.graphql<{ quoteRequests: List }>(LIST, { filter, ...more })).data.quoteRequests;
  const idsOf = ({ edges }: List) => edges.map(({ node }) => node.id);

  test('counts by state whatever states are asked for, and says where each can go', async () => {
    const companyName = 'Compte Justement';
    await sent({ companyName });
    const { id, version } = await sent({ companyName });
    await moderate('reviewQuoteRequest', { id, version });
    const found = await list({ text: companyName, states: ['IN_REVIEW'] });
    expect(found).toMatchObject({
      totalCount: 1,
      stateCounts: [
        { state: 'NEW', count: 1 },
        { state: 'IN_REVIEW', count: 1 },
      ],
      edges: [
        {
          node: {
            id,
            moves: [
              { action: 'FORWARD', to: 'FORWARDED' },
              { action: 'REJECT', to: 'REJECTED' },
              { action: 'ARCHIVE', to: 'ARCHIVED' },
            ],
          },
        },
      ],
    });
  });

  test('finds by kind and dates of the event, and by a venue', async () => {
    const companyName = 'Datée SARL';
    const spring = await sent({ companyName, startDate: dayFromToday(100), endDate: dayFromToday(102) });
    await sent({ companyName, eventType: 'PRESTATAIRES', startDate: dayFromToday(200), endDate: dayFromToday(200) });
    const find = async (filter: object) => idsOf(await list({ text: companyName, ...filter }));
    expect(await find({ eventFrom: dayFromToday(102), eventTo: dayFromToday(110) })).toEqual([spring.id]);
    expect(await find({ eventFrom: dayFromToday(103), eventTo: dayFromToday(110) })).toEqual([]);
    expect(await find({ eventTypes: ['JOURNEE_ETUDE'] })).toEqual([spring.id]);
    expect(idsOf(await list({ text: 'les docks' }))).toContain(spring.id);
  });

  test('is read by cursor in each of its orders, to and fro, with open dates last', async () => {
    const text = 'Ordonnée';
    const later = await sent({ companyName: `${text} B`, startDate: dayFromToday(90), endDate: dayFromToday(90) });
    const open = await sent({ companyName: `${text} c`, flexibleDates: true, startDate: null, endDate: null });
    const soon = await sent({ companyName: `${text} a`, participants: 20 });
    const orders = {
      NEWEST: [soon, open, later],
      OLDEST: [later, open, soon],
      EVENT_DATE: [soon, later, open],
      PARTICIPANTS: [open, later, soon],
      COMPANY: [soon, later, open],
      UPDATED: [soon, open, later],
    };
    for (const [sort, requests] of Object.entries(orders)) {
      const part = (place: object) => list({ text }, { sort, ...place });
      const whole = requests.map(({ id }) => id);
      const first = await part({ first: 2 });
      expect([sort, ...idsOf(first)]).toEqual([sort, ...whole.slice(0, 2)]);
      expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
      const second = await part({ first: 2, after: first.pageInfo.endCursor });
      expect([sort, ...idsOf(second)]).toEqual([sort, ...whole.slice(2)]);
      expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
      const back = await part({ last: 2, before: second.pageInfo.startCursor });
      expect([sort, ...idsOf(back)]).toEqual([sort, ...whole.slice(0, 2)]);
    }
  });

  test('does not move under its reader when another request arrives', async () => {
    const companyName = 'Mouvante';
    const requests = [await sent({ companyName }), await sent({ companyName })];
    const { pageInfo } = await list({ text: companyName }, { first: 1 });
    await sent({ companyName });
    const next = await list({ text: companyName }, { first: 1, after: pageInfo.endCursor });
    expect([idsOf(next), next.totalCount]).toEqual([[requests[0]!.id], 3]);
  });

  test('refuses a cursor that is none', async () => {
    const { errors } = await team.graphql(LIST, { filter: {}, after: 'nothing' });
    expect(JSON.stringify(errors)).toContain('unknownCursor');
  });

  test('marks what its reader has not opened; opening it counts for himself alone', async () => {
    const { reference } = await sent();
    const unread = async (as: Person) =>
      (await as.graphql<{ quoteRequests: List }>(LIST, { filter: { text: reference } })).data.quoteRequests.edges[0]!
        .node.isUnread;
    expect(await unread(team)).toBe(true);
    await team.graphql(
      'mutation ($reference: String!) { markNotificationsReadAbout(input: { reference: $reference }) { counts { unread } } }',
      {
        reference,
      },
    );
    expect([await unread(team), await unread(admin)]).toEqual([false, true]);
  });

  test('as a board has a column for every state, each with its length', async () => {
    const companyName = 'Tableau et Cie';
    await sent({ companyName });
    const latest = await sent({ companyName });
    const { data } = await admin.graphql<{ quoteBoard: { state: string; totalCount: number; items: Line[] }[] }>(
      BOARD,
      {
        filter: { text: companyName },
        cards: 1,
      },
    );
    expect(data.quoteBoard.map(({ state }) => state)).toEqual([
      'NEW',
      'IN_REVIEW',
      'FORWARDED',
      'ANSWERED',
      'WON',
      'LOST',
      'REJECTED',
      'ARCHIVED',
    ]);
    expect(data.quoteBoard[0]).toMatchObject({ totalCount: 2, items: [{ id: latest.id }] });
  });
});

describe('other venues for a request', () => {
  const PROPOSALS = `query ($id: ID!, $text: String, $fitting: Boolean) { quoteProposals(id: $id, text: $text, fitting: $fitting) {
    name hasOwner fit { criterion verdict } } }`;
  const propose = async (variables: object) =>
    (await team.graphql<{ quoteProposals: { name: string; hasOwner: boolean; fit: object[] }[] }>(PROPOSALS, variables))
      .data.quoteProposals;

  test('are those that fit and that it does not have, with what speaks for them', async () => {
    const { id } = await sent();
    const proposals = await propose({ id });
    expect(proposals.map(({ name }) => name)).toEqual(['Grande Halle']);
    expect(proposals[0]).toMatchObject({ hasOwner: true });
    expect(proposals[0]!.fit).toContainEqual({ criterion: 'PARTICIPANTS', verdict: 'MATCH' });
  });

  test('can be looked for by name, also such as do not fit', async () => {
    const { id } = await sent();
    expect(await propose({ id, text: 'Petite Halle' })).not.toContainEqual(
      expect.objectContaining({ name: 'Petite Halle' }),
    );
    const found = await propose({ id, text: 'Petite Halle', fitting: false });
    expect(found[0]).toMatchObject({ name: 'Petite Halle', hasOwner: false });
    expect(found[0]!.fit).toContainEqual({ criterion: 'PARTICIPANTS', verdict: 'MISMATCH' });
  });
});
