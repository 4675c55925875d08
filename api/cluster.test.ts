import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createVenues } from './features/venues/venue.factory.ts';
import { createAccount } from './testing/accounts.ts';
import { CREATE_VENUE, request, requestGraphql, requestLogin, requestVenue, tokenOf } from './testing/http-client.ts';
import { sendFiles } from './testing/multipart.ts';
import { picture } from './testing/pictures.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { type SharedServices, startSharedServices } from './testing/shared-services.ts';
import type { TestApp } from './testing/test-app.ts';

const shared = await startSharedServices();
const services = shared as SharedServices;
const leftOut = typeof shared === 'string' ? ` (left out: ${shared})` : '';

describe.skipIf(leftOut)(`two processes on one PostgreSQL, one Redis and one bucket${leftOut}`, () => {
  let one: ServerProcess;
  let two: ServerProcess;
  let admin: { id: string; email: string };
  let token: string;

  beforeAll(async () => {
    admin = await createAccount(services.database, { role: 'ADMIN' });
    [one, two] = await Promise.all([startServerProcess(services.env), startServerProcess(services.env)]);
    token = await tokenOf(one.url, admin.email);
  });
  afterAll(async () => {
    await Promise.all([one?.kill(), two?.kill()]);
    await services.stop();
  });

  it('a session of one is one of the other, until it ends on either', async () => {
    const { email } = await createAccount(services.database, { role: 'TEAM' });
    const own = await tokenOf(one.url, email);
    const viewer = async ({ url }: ServerProcess) =>
      (JSON.parse((await requestGraphql(url, '{ viewer { email } }', {}, own)).text) as { data: unknown }).data;
    expect(await viewer(two)).toEqual({ viewer: { email } });
    await requestGraphql(two.url, 'mutation { logout }', {}, own);
    expect(await viewer(one)).toEqual({ viewer: null });
  });

  it('tries are counted together', async () => {
    const { email } = await createAccount(services.database);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++)
      statuses.push((await requestLogin((count % 2 ? two : one).url, email, 'not the password')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('what one takes from the public, the other shows no more', async () => {
    const [id] = await createVenues(services.database, [{ ownerId: admin.id }]);
    const seen = async ({ url }: ServerProcess) =>
      (
        JSON.parse((await requestGraphql(url, 'query ($id: ID!) { venue(id: $id) { id } }', { id })).text) as {
          data: object;
        }
      ).data;
    for (const server of [one, two])
      await vi.waitFor(async () => expect(await seen(server)).toEqual({ venue: { id } }), { timeout: 5_000 });
    await requestGraphql(one.url, 'mutation ($id: ID!) { unpublishVenue(id: $id) { __typename } }', { id }, token);
    expect(await seen(one)).toEqual({ venue: null });
    await vi.waitFor(async () => expect(await seen(two)).toEqual({ venue: null }), { timeout: 2_000 });
  });

  it('a picture that one was given is served by the other', async () => {
    const [id] = await createVenues(services.database, [{ ownerId: admin.id }]);
    const bytes = await picture(1_200, 800).jpeg().toBuffer();
    const sent = await sendFiles({ url: one.url } as TestApp, `/establishments/${id}/photos`, [{ bytes }], token);
    expect(sent.status).toBe(201);
    const query = 'query ($id: ID!) { venuePhotos(venueId: $id) { photos { url } } }';
    const { text } = await requestGraphql(two.url, query, { id }, token);
    const { data } = JSON.parse(text) as { data: { venuePhotos: { photos: { url: string }[] } } };
    const path = new URL(data.venuePhotos.photos[0]!.url, two.url).pathname;
    expect((await request(`${two.url}${path}`)).status).toBe(200);
  });

  it('each mail is sent once, whichever runs it', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => createAccount(services.database)));
    await Promise.all(
      accounts.map(async ({ id }, index) => {
        const { url } = index % 2 ? two : one;
        const query = `mutation ($id: ID!) { suspendUser(userId: $id, reason: "Essai") { __typename } }`;
        return requestGraphql(url, query, { id }, token);
      }),
    );
    const emails = new Set(accounts.map(({ email }) => email));
    const sent = () => services.mails.received.flatMap(({ envelopeTo }) => envelopeTo).filter((to) => emails.has(to));
    await vi.waitFor(() => expect(new Set(sent()).size).toBe(emails.size), { timeout: 20_000, interval: 100 });
    expect(sent()).toHaveLength(emails.size);
  });

  it('one that is killed in the middle of a load loses nothing that it acknowledged', { timeout: 60_000 }, async () => {
    const made: string[] = [];
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let round = 0; round < 12; round++) {
        const name = `Killed ${lane} ${round}`;
        const { url } = lane % 2 ? two : one;
        // Whoever loses the connection asks the other one, as a proxy does.
        const id = await requestVenue(url, name, token).catch(() => requestVenue(two.url, name, token));
        if (id) made.push(id);
        if (made.length === 20) void one.kill();
      }
    });
    await Promise.all(lanes);
    expect(made.length).toBeGreaterThan(80);
    const rows = await services.database.rows<{ id: string }>('select id from venue where id = any($1)', [made]);
    expect(rows).toHaveLength(made.length);
    expect((await requestGraphql(two.url, CREATE_VENUE, { name: 'After' }, token)).status).toBe(200);
  });
});
