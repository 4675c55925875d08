import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVenues } from '../features/venues/venue.factory.ts';
import { ReviewStatus } from '../features/venues/venue.enums.ts';
import { createAccount } from '../testing/accounts.ts';
import { patiently, requestGraphql, tokenOf } from '../testing/http-client.ts';
import { type PlainSite, writePlainSite } from '../testing/plain-site.ts';
import { publicReads, PublicWatch } from '../testing/public-watch.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type SharedServices, startSharedServices } from '../testing/shared-services.ts';
import type { Payload } from '../testing/payloads.ts';

/** The time after which every read must show a change. */
const VISIBLE_MS = 1_000;
/** The number of answers of each read that began after that. */
const LOOKS = 5;
const NAME = 'Maison Zéphyrine';
const SLIDES = ['Alpha', 'Beta', 'Gamma'];
const IS_HOME = /home page|slider/;

const shared = await startSharedServices();
const services = shared as SharedServices;
const leftOut = typeof shared === 'string' ? ` (left out: ${shared})` : '';

describe.skipIf(leftOut)(`what the public sees of two processes that are asked all the time${leftOut}`, () => {
  let site: PlainSite;
  let processes: ServerProcess[];
  let token: string;
  let id: string;
  let slug: string;
  let slides: string[];
  let watch: PublicWatch;

  beforeAll(async () => {
    site = await writePlainSite();
    const admin = await createAccount(services.database, { role: 'ADMIN' });
    const env = { ...services.env, TEST_SITE: site.folder };
    processes = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    token = await tokenOf(processes[0]!.url, admin.email);
    const made = await createVenues(services.database, [
      { name: NAME, reviewStatus: ReviewStatus.PENDING, isPublished: false },
      ...SLIDES.map((name) => ({ name })),
    ]);
    [id, ...slides] = made as [string, ...string[]];
    slug = (await ofVenue<{ slug: string }>('slug')).slug;
    await change('arrangeSlider', await slider(slides));
  });
  afterAll(async () => {
    for (const each of processes ?? []) await each.kill();
    await site?.remove();
    await services.stop();
  });
  beforeEach(() => {
    watch = new PublicWatch(
      processes.map(({ url }) => url),
      publicReads(slug, NAME),
    );
  });
  afterEach(() => watch.stop());

  async function ofVenue<Row>(column: keyof Row & string): Promise<Row> {
    return (await services.database.rows<Row>(`select ${column} from venue where id = $1`, [id]))[0]!;
  }

  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const { status, text } = await patiently(() => requestGraphql(processes[0]!.url, query, variables, token));
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown };
    expect([status, errors]).toEqual([200, undefined]);
    return data;
  }

  /** Runs one mutation in the first process; returns the time of its answer. */
  async function change(mutation: string, variables: Record<string, [type: string, value: unknown]>): Promise<number> {
    const names = Object.entries(variables);
    const declared = names.map(([name, [type]]) => `$${name}: ${type}`).join(', ');
    const given = names.map(([name]) => `${name}: $${name}`).join(', ');
    const values = Object.fromEntries(names.map(([name, [, value]]) => [name, value]));
    const { result } = await ask<{ result: Payload }>(
      `mutation (${declared}) { result: ${mutation}(${given}) { errors { __typename } } }`,
      values,
    );
    expect(result.errors).toEqual([]);
    return performance.now();
  }

  async function slider(ids: string[]): Promise<Record<string, [string, unknown]>> {
    const { sliderContent } = await ask<{ sliderContent: { revision: string } }>('{ sliderContent { revision } }', {});
    const entries = ids.map((venueId) => ({ venueId, startsOn: null, endsOn: null }));
    return { input: ['ArrangeSliderInput!', { entries, revision: sliderContent.revision }] };
  }

  /** Reads that still showed the old state although they began after the limit. */
  async function lateSights(changedAt: number, isRight: (at: string, text: string) => boolean): Promise<string[]> {
    const sights = await watch.sightsSince(changedAt + VISIBLE_MS, LOOKS);
    return sights
      .filter(({ at, text }) => !isRight(at, text))
      .map(({ at, began, text }) => `${at}, ${Math.round(began - changedAt)} ms after: ${text.slice(0, 200)}`);
  }

  const isShown = (at: string, text: string): boolean => IS_HOME.test(at) || text.includes(NAME);
  const isHidden = (at: string, text: string): boolean => IS_HOME.test(at) || !text.includes(NAME);

  test('a venue that is accepted and published is seen', async () => {
    const { version } = await ofVenue<{ version: number }>('version');
    await change('approveVenue', { input: ['VersionedInput!', { id, version }] });
    expect(await lateSights(await change('publishVenue', { input: ['IdInput!', { id }] }), isShown)).toEqual([]);
  });

  test('a venue that is taken from the site is seen no more', async () => {
    expect(await lateSights(await change('unpublishVenue', { input: ['IdInput!', { id }] }), isHidden)).toEqual([]);
  });

  test('a slider in another order is seen in that order', async () => {
    const order = ['Gamma', 'Alpha', 'Beta'];
    const changed = await change('arrangeSlider', await slider(order.map((name) => slides[SLIDES.indexOf(name)]!)));
    const wanted = JSON.stringify(order.map((name) => ({ name })));
    const isRight = (at: string, text: string): boolean => !IS_HOME.test(at) || text.includes(wanted);
    expect(await lateSights(changed, isRight)).toEqual([]);
  });
});
