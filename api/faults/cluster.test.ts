import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createVenues } from '../features/venues/venue.factory.ts';
import { createAccount } from '../testing/accounts.ts';
import { CREATE_VENUE, request, requestGraphql, requestLogin, requestVenue, tokenOf } from '../testing/http-client.ts';
import { importer } from '../testing/imports.ts';
import { sendFiles } from '../testing/multipart.ts';
import { picture } from '../testing/pictures.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type SharedServices, startSharedServices } from '../testing/shared-services.ts';
import type { Person } from '../testing/signed-in.ts';
import type { TestApp } from '../testing/test-app.ts';

const SOON = { timeout: 20_000, interval: 100 };
const REGISTER = `DATE DE CLASSEMENT;TYPOLOGIE ÉTABLISSEMENT;CLASSEMENT;NOM COMMERCIAL;ADRESSE;CODE POSTAL;COMMUNE;NOMBRE DE CHAMBRES
19/06/2023;HÔTEL DE TOURISME;3 étoiles;REFUGE DU GRAND VEYMONT;1 rue X;38000;GRENOBLE;37
`;

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
    await requestGraphql(two.url, 'mutation { logout { errors { __typename } } }', {}, own);
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
      await vi.waitFor(async () => expect(await seen(server)).toEqual({ venue: { id } }), { timeout: 20_000 });
    await requestGraphql(
      one.url,
      'mutation ($id: ID!) { unpublishVenue(input: { id: $id }) { errors { __typename } } }',
      { id },
      token,
    );
    expect(await seen(one)).toEqual({ venue: null });
    await vi.waitFor(async () => expect(await seen(two)).toEqual({ venue: null }), { timeout: 20_000 });
  });

  it('a picture that one was given is served by the other, and removed by it', async () => {
    const [id] = await createVenues(services.database, [{ ownerId: admin.id }]);
    const bytes = await picture(1_200, 800).jpeg().toBuffer();
    const sent = await sendFiles({ url: one.url } as TestApp, `/establishments/${id}/photos`, [{ bytes }], token);
    expect(sent.status).toBe(201);
    const photosOf = async ({ url }: ServerProcess) => {
      const query = 'query ($id: ID!) { venuePhotos(venueId: $id) { photos { id url } } }';
      const { text } = await requestGraphql(url, query, { id }, token);
      return (JSON.parse(text) as { data: { venuePhotos: { photos: { id: string; url: string }[] } } }).data.venuePhotos
        .photos;
    };
    const [photo] = await photosOf(two);
    const fileOf = async ({ url }: ServerProcess) =>
      (await request(`${url}${new URL(photo!.url, url).pathname}`)).status;
    expect([await fileOf(one), await fileOf(two)]).toEqual([200, 200]);

    const removed = await request(`${two.url}/api/establishments/${id}/photos/${photo!.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(removed.status).toBe(204);
    expect(await photosOf(one)).toEqual([]);
    // Its files stay for five minutes, for open pages.
    await services.database.rows(`update pgboss.job set start_after = now() where name = 'uploads.delete'`);
    for (const server of [one, two]) await vi.waitFor(async () => expect(await fileOf(server)).toBe(404), SOON);
  });

  it('an import that one was given is checked, run and followed through either', async () => {
    const through = ({ url }: ServerProcess) => {
      const app = { url } as TestApp;
      const graphql = async (query: string, variables: object) =>
        JSON.parse((await requestGraphql(url, query, variables, token)).text) as never;
      return importer(app, { token, graphql } as unknown as Person);
    };
    const [first, second] = [through(one), through(two)];
    const { status, id } = await first.upload(REGISTER);
    expect(status).toBe(201);
    await second.move('checkImport', id, { mapping: 'atout-france', only: null, publish: true });
    expect(await first.ended(id)).toMatchObject({ state: 'CHECKED', check: { created: 1 } });
    await first.move('startImport', id);
    expect(await second.ended(id)).toMatchObject({ state: 'DONE', report: { created: 1 } });
    const found = async ({ url }: ServerProcess) =>
      (await requestGraphql(url, '{ searchVenues(filter: { text: "Refuge du Grand Veymont" }) { items { name } } }'))
        .text;
    for (const server of [one, two])
      await vi.waitFor(async () => expect(await found(server)).toContain('Refuge du Grand Veymont'), SOON);
  });

  it('each mail is sent once, whichever runs it', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => createAccount(services.database)));
    await Promise.all(
      accounts.map(async ({ id }, index) => {
        const { url } = index % 2 ? two : one;
        const query = `mutation ($id: ID!) { suspendUser(input: { id: $id, version: 1, reason: "Essai" }) { errors { __typename } } }`;
        return requestGraphql(url, query, { id }, token);
      }),
    );
    const emails = new Set(accounts.map(({ email }) => email));
    const sent = () => services.mails.received.flatMap(({ envelopeTo }) => envelopeTo).filter((to) => emails.has(to));
    await vi.waitFor(() => expect(new Set(sent()).size).toBe(emails.size), { timeout: 20_000, interval: 100 });
    expect(sent()).toHaveLength(emails.size);
  });

  it(
    'one that is killed in the middle of a load loses nothing that it acknowledged',
    { timeout: 180_000 },
    async () => {
      const made: string[] = [];
      const lanes = Array.from({ length: 8 }, async (_, lane) => {
        for (let round = 0; round < 12; round++) {
          const name = `Killed ${lane} ${round}`;
          const { url } = lane % 2 ? two : one;
          // A client that loses its connection asks the other process, as a proxy does.
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
    },
  );
});
