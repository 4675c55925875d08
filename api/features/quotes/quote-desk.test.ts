import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Visitor } from '../../testing/accounts.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { dayFromToday } from '../../kernel/clock.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { EventType, RoomLayout } from '../venues/venue.terms.ts';
import { ANSWER_QUOTE, answerInput, moderation, type Outcome, quoteInput, REQUEST_QUOTE } from './quote.factory.ts';
import type { QuoteAnswer } from './quote.factory.ts';

let app: TestApp;
let team: Person;
let admin: Person;
let owner: Person;
let rival: Person;
let venueIds: string[];
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  [team, admin, owner, rival] = await Promise.all([
    signedInPerson(app, 'TEAM'),
    signedInPerson(app, 'ADMIN'),
    signedInPerson(app),
    signedInPerson(app),
  ]);
  const large = {
    rooms: [roomContent({ capacities: { [RoomLayout.U_SHAPE]: 60 } })],
    eventTypes: Object.values(EventType),
  };
  const small = {
    rooms: [roomContent({ capacities: { [RoomLayout.U_SHAPE]: 20 } })],
    eventTypes: Object.values(EventType),
  };
  venueIds = await createVenues(app.database, [
    { name: 'Maison du Lac', ...large },
    { name: 'Les Docks', ...large },
    { name: 'Grande Halle', ...large },
    { name: 'Petite Halle', ...small },
  ]);
  await app.database.rows('update venue set owner_id = $2 where id = any($1)', [[venueIds[0], venueIds[2]], owner.id]);
  await app.database.rows('update venue set owner_id = $2 where id = $1', [venueIds[1], rival.id]);
});
afterAll(() => app.stop());
beforeEach(() => app.database.rows('delete from rate_limit'));

interface Sent {
  id: string;
  version: number;
  reference: string;
}

async function sent(input: object = {}): Promise<Sent> {
  const { data, errors } = await visitor.graphql<{ requestQuote: QuoteAnswer }>(REQUEST_QUOTE, {
    input: quoteInput({ venueIds: venueIds.slice(0, 2), ...input }),
    captchaToken: await visitor.captcha(),
  });
  if (!data.requestQuote.request) throw new Error(JSON.stringify(errors ?? data));
  const { id, version, reference } = data.requestQuote.request;
  return { id, version, reference };
}

async function moderate(name: string, args: object, as = team): Promise<Outcome> {
  const { data, errors } = await as.graphql<Record<string, Outcome>>(moderation(name, args), args);
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name]!;
}

async function forwarded(input: object = {}): Promise<Sent> {
  const request = await sent(input);
  const { request: done } = await moderate('forwardQuoteRequest', { id: request.id, version: request.version });
  return { ...request, version: done!.version };
}

const remind = ({ id, version }: Sent) => moderate('remindQuoteOwners', { id, version });

/** As if all that was asked of owners had been asked a day earlier: a session would not outlive a clock that is moved so far. */
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
    expect(done).toMatchObject({ __typename: 'ManagedQuoteChanged', request: { state: 'FORWARDED' } });
    expect(await reminders(request)).toEqual({ mails: [owner.email], told: [owner.id] });
  });

  test('is sent once where ten ask for it at once', async () => {
    const request = await forwarded();
    await aDayLater(request);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => remind(request)));
    const names = outcomes.map(({ __typename }) => __typename);
    expect(names.filter((name) => name === 'ManagedQuoteChanged')).toHaveLength(1);
    expect(names.filter((name) => name === 'Conflict')).toHaveLength(9);
    expect((await reminders(request)).mails).toEqual([owner.email, rival.email].toSorted());
  });

  test('is not sent on the day on which they were asked, nor twice a day', async () => {
    const request = await forwarded();
    const tooEarly = { __typename: 'ValidationFailed', fields: [{ path: 'venues', code: 'nobodyToRemind' }] };
    expect(await remind(request)).toMatchObject(tooEarly);
    await aDayLater(request);
    const { version } = (await remind(request)).request!;
    expect(await remind({ ...request, version })).toMatchObject(tooEarly);
    await aDayLater(request);
    expect(await remind({ ...request, version })).toMatchObject({ __typename: 'ManagedQuoteChanged' });
    expect((await reminders(request)).mails).toHaveLength(4);
  });

  test('of a request that is with nobody is refused', async () => {
    expect(await remind(await sent())).toMatchObject({ __typename: 'Forbidden' });
  });
});

const LINE = 'id state unread venueCount waitingCount moves { action to }';
const LIST = `query ($filter: ManagedQuoteFilter, $sort: ManagedQuoteSort) { quoteRequests(filter: $filter, sort: $sort) {
  items { ${LINE} reference } stateCounts { state count } totalCount } }`;
const BOARD = `query ($filter: ManagedQuoteFilter, $cards: Int) { quoteBoard(filter: $filter, cards: $cards) {
  state totalCount items { ${LINE} } } }`;

interface Line {
  id: string;
  reference: string;
  unread: boolean;
}

describe('the list', () => {
  const list = async (filter: object, sort?: string) =>
    (
      await team.graphql<{ quoteRequests: { items: Line[]; stateCounts: object[]; totalCount: number } }>(LIST, {
        filter,
        sort,
      })
    ).data.quoteRequests;

  test('counts by state whatever states are asked for, and says where each can go', async () => {
    const companyName = 'Compte Justement';
    await sent({ companyName });
    const { id, version } = await sent({ companyName });
    await moderate('reviewQuoteRequest', { id, version });
    const found = await list({ text: companyName, states: ['IN_REVIEW'] });
    expect(found).toMatchObject({
      totalCount: 1,
      stateCounts: [
        { state: 'IN_REVIEW', count: 1 },
        { state: 'NEW', count: 1 },
      ],
      items: [
        {
          id,
          moves: [
            { action: 'FORWARD', to: 'FORWARDED' },
            { action: 'REJECT', to: 'REJECTED' },
            { action: 'ARCHIVE', to: 'ARCHIVED' },
          ],
        },
      ],
    });
  });

  test('finds by kind and dates of the event, and by a venue', async () => {
    const companyName = 'Datée SARL';
    const spring = await sent({ companyName, startDate: dayFromToday(100), endDate: dayFromToday(102) });
    await sent({ companyName, eventType: 'PRESTATAIRES', startDate: dayFromToday(200), endDate: dayFromToday(200) });
    const find = async (filter: object) => (await list({ text: companyName, ...filter })).items.map(({ id }) => id);
    expect(await find({ eventFrom: dayFromToday(102), eventTo: dayFromToday(110) })).toEqual([spring.id]);
    expect(await find({ eventFrom: dayFromToday(103), eventTo: dayFromToday(110) })).toEqual([]);
    expect(await find({ eventTypes: ['JOURNEE_ETUDE'] })).toEqual([spring.id]);
    expect((await list({ text: 'les docks' })).items.map(({ id }) => id)).toContain(spring.id);
  });

  test('marks what its reader has not opened; opening it counts for himself alone', async () => {
    const { reference } = await sent();
    const unread = async (as: Person) =>
      (await as.graphql<{ quoteRequests: { items: Line[] } }>(LIST, { filter: { text: reference } })).data.quoteRequests
        .items[0]!.unread;
    expect(await unread(team)).toBe(true);
    await team.graphql(
      'mutation ($reference: String!) { markNotificationsReadAbout(reference: $reference) { unread } }',
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

describe('an export', () => {
  const lines = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');

  test('has the requests of the filter, for Excel, with formulas made harmless', async () => {
    const { reference } = await sent({ companyName: '=cmd|calc', phone: '+33 1 99 00 12 34', message: 'a;b\n"c"' });
    await sent({ companyName: 'Autre' });
    const { text, headers, status } = await admin.rest('GET', `/quotes/export?q=${reference}&state=new`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="demandes-de-devis-\d{4}-\d\d-\d\d\.csv"/);
    const [head, ...rows] = lines(text);
    expect(head).toMatch(/^Référence;État;Reçue le;Entreprise;Contact;E-mail;Téléphone;/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^${reference};Nouvelle;[^;]+;'=cmd\\|calc;Élodie Marchand;[^;]+;'\\+33 1 99`));
    expect(rows[0]).toContain('"a;b\n""c"""');
  });

  test('begins with the mark of UTF-8', async () => {
    const response = await fetch(`${app.url}/api/quotes/export?q=nobody`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('tells the team nothing of who asked', async () => {
    const { reference } = await sent({ lastName: 'Introuvable', message: 'Appelez Introuvable.' });
    const { text } = await team.rest('GET', `/quotes/export?q=${reference}&language=en`);
    expect(lines(text)[0]).toBe(
      'Reference;State;Received;Company;Event;First day;Last day;Flexible dates;Participants;Bedrooms;Budget per person before tax (€);Venues;Venues asked;Quotes received',
    );
    expect(text).not.toMatch(/Introuvable|elodie|01 99/);
  });

  test('has each request once, over more than one batch', async () => {
    await app.database.rows(
      `insert into quote_request (reference, first_name, last_name, company_name, email, phone, language, event_type, flexible_dates,
         participants, catering, equipment, must_haves, consent_at, link_nonce, link_expires_at, created_at)
       select 'DEV-1999-' || lpad(n::text, 6, '0'), 'A', 'B', 'Beaucoup', 'a@b.example', '0123456789', 'fr', 'JOURNEE_ETUDE', true,
         10, '{}', '{}', '{}', now(), 'x', now(), timestamptz '1999-01-01' + (n / 3) * interval '1 microsecond'
       from generate_series(1, 1234) n`,
    );
    const { text } = await admin.rest('GET', '/quotes/export?q=DEV-1999');
    const references = lines(text)
      .slice(1)
      .map((line) => line.split(';')[0]);
    expect([references.length, new Set(references).size]).toEqual([1234, 1234]);
  });

  test('refuses what it does not know', async () => {
    const { status, body } = await team.rest('GET', '/quotes/export?state=nowhere&eventFrom=yesterday');
    expect([status, (body as { error: { code: string } }).error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
