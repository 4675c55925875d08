import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../testing/accounts.ts';
import { forgetDue } from '../../platform/database/retention.ts';
import { moveClock, now } from '../../platform/clock.ts';
import { outcomeOf, type Payload, wrongFields } from '../../testing/payloads.ts';
import { signedInPerson } from '../../testing/signed-in.ts';
import { MAX_PER_EMAIL } from './limits.ts';
import { DAY_MS, savedSearchWorld, tokenIn } from './saved-search.fixtures.ts';
import { SAVED_SEARCH_RETENTION } from './saved-search.queries.ts';

const world = savedSearchWorld();
const HOUR_MS = DAY_MS / 24;

describe('a search that was saved', () => {
  test('counts once the owner of the address has confirmed it, who is led back to it', async () => {
    const email = 'Counts@Visitor.example';
    const filter = {
      text: 'piscine',
      location: ['Lyon', '69'],
      layouts: ['U_SHAPE'],
      capacityBands: ['FROM_20_TO_50'],
    };
    expect(await world.save({ email, filter })).toEqual({ errors: [] });
    expect(await world.rowsOf('counts@visitor.example')).toMatchObject([{ confirmed_at: null, filter }]);
    const mail = await world.mailTo('counts@visitor.example', 'Confirmez votre recherche');
    const answer = await world.confirm(tokenIn(mail, 'confirmer'));
    expect(answer.searchPath).toBe('/establishments?q=piscine&location=Lyon,69&capacity=20-50&layout=u-shape');
    expect(new Date(answer.endsAt!).getTime()).toBeGreaterThan(now().getTime() + 364 * DAY_MS);
    expect(await world.confirm(tokenIn(mail, 'confirmer'))).toEqual(answer);
  });

  test('is confirmed in the language of the visitor, by its conditions but not by words that may be a message', async () => {
    const email = 'words@visitor.example';
    const filter = {
      text: 'Buy at spam.example',
      location: ['Lyon', 'spam.example'],
      amenities: ['WIFI'],
      capacity: 80,
    };
    await world.save({ email, filter, language: 'en' });
    const mail = await world.mailTo(email, 'Confirm your venue search');
    expect(mail.text).toMatch(/Place: Lyon/);
    expect(mail.text).toMatch(/Participants: 80/);
    expect(mail.text).toMatch(/Services: Wi-Fi/);
    expect(mail.source).not.toContain('spam.example');
  });

  test('is told by its text where every word of it is one of a search', async () => {
    const email = 'plain@visitor.example';
    await world.save({ email, filter: { text: '80 personnes lyon piscine' } });
    expect((await world.mailTo(email, 'Confirmez')).text).toContain('80 personnes lyon piscine');
  });

  test('again by the same address is the same one', async () => {
    const email = 'same@visitor.example';
    const filter = { bounds: { north: 46, south: 45, east: 5, west: 4 }, amenities: ['WIFI', 'BAR'] };
    await world.save({ email, filter });
    await world.save({ email, filter: { ...filter, text: ' ', categories: [] } });
    expect(await world.rowsOf(email)).toHaveLength(1);
  });

  test('ends after 48 hours unless it is confirmed', async () => {
    const email = 'late@visitor.example';
    await world.save({ email });
    const mail = await world.mailTo(email, 'Confirmez');
    moveClock(49 * HOUR_MS);
    expect(outcomeOf(await world.confirm(tokenIn(mail, 'confirmer')))).toBe('LinkInvalid');
    const before = new Date(now().getTime() - 48 * HOUR_MS);
    expect(await forgetDue(world.app.database, SAVED_SEARCH_RETENTION, before)).toBeGreaterThan(0);
    expect(await world.rowsOf(email)).toEqual([]);
  });

  test('is not confirmed by an older link than that of the last mail', async () => {
    const email = 'older@visitor.example';
    await world.save({ email });
    const token = tokenIn(await world.mailTo(email, 'Confirmez'), 'confirmer');
    moveClock(HOUR_MS);
    await world.save({ email });
    expect(outcomeOf(await world.confirm(token))).toBe('LinkInvalid');
  });
});

describe('the end of a search', () => {
  async function endLinkOf(email: string): Promise<string> {
    await world.saveAndConfirm(email);
    const [row] = await world.rowsOf(email);
    return world.app.app.services.savedSearchLinks.endPath(row!.id);
  }

  test('leaves nothing of it, and is answered alike when it is asked for again', async () => {
    const email = 'ended@visitor.example';
    const token = (await endLinkOf(email)).split('token=')[1]!;
    expect(await world.end(token)).toEqual({ errors: [] });
    expect(await world.rowsOf(email)).toEqual([]);
    expect(await world.end(token)).toEqual({ errors: [] });
  });

  test('comes by one POST of a mail program, and never by a GET', async () => {
    const email = 'oneclick@visitor.example';
    const url = world.app.url + (await endLinkOf(email));
    await fetch(url);
    await fetch(url, { method: 'HEAD' });
    expect(await world.rowsOf(email)).toHaveLength(1);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(response.status).toBe(200);
    expect(await world.rowsOf(email)).toEqual([]);
  });

  test('needs the link of a mail', async () => {
    const email = 'forged@visitor.example';
    const token = (await endLinkOf(email)).split('token=')[1]!;
    const [row] = await world.rowsOf(email);
    const confirmation = tokenIn(await world.mailTo(email, 'Confirmez'), 'confirmer');
    for (const forged of ['', row!.id, `${token}x`, token.slice(0, -1), confirmation, `x`.repeat(10_000)])
      expect(outcomeOf(await world.end(forged))).toBe('LinkInvalid');
    expect((await fetch(`${world.app.url}/recherches/arreter?token=${row!.id}`, { method: 'POST' })).status).toBe(400);
    expect(await world.rowsOf(email)).toHaveLength(1);
  });
});

describe('what is not taken', () => {
  test('a search without a condition, a wrong one, and an address that is none', async () => {
    expect(wrongFields(await world.save({ filter: { text: '  ', amenities: [] } }))).toEqual([
      { path: 'filter', code: 'required' },
    ]);
    expect(wrongFields(await world.save({ filter: { capacity: 0 }, email: 'nobody' }))).toEqual([
      { path: 'email', code: 'notEmail' },
      { path: 'filter.capacity', code: 'tooSmall' },
    ]);
  });

  test('a captcha that was used', async () => {
    const captchaToken = await world.captcha();
    expect(outcomeOf(await world.save({}, { captchaToken }))).toBe('Done');
    expect(outcomeOf(await world.save({}, { captchaToken }))).toBe('CaptchaFailed');
  });

  test('more than an address may have, which only its owner is told, with what can be ended', async () => {
    const email = 'many@visitor.example';
    for (let capacity = 1; capacity <= MAX_PER_EMAIL; capacity++) await world.save({ email, filter: { capacity } });
    await world.app.database.rows('delete from rate_limit');
    expect(await world.save({ email, filter: { capacity: 99 } })).toEqual({ errors: [] });
    expect(await world.rowsOf(email)).toHaveLength(MAX_PER_EMAIL);
    const mail = await world.mailTo(email, 'Vous suivez déjà 10 recherches');
    await world.end(tokenIn(mail, 'arreter'));
    expect(await world.rowsOf(email)).toHaveLength(MAX_PER_EMAIL - 1);
  });

  test('more in an hour than anybody asks for', async () => {
    const email = 'often@visitor.example';
    for (let n = 0; n < 10; n++) expect(outcomeOf(await world.save({ email }))).toBe('Done');
    expect(outcomeOf(await world.save({ email }))).toBe('RateLimited');
  });
});

test('the same key and input is one request, and one mail', async () => {
  const email = 'key@visitor.example';
  const idempotencyKey = crypto.randomUUID();
  await world.save({ email }, { idempotencyKey });
  await world.mailTo(email, 'Confirmez');
  const [before] = await world.app.database.rows(`select asked_at from saved_search where email = $1`, [email]);
  expect(await world.save({ email }, { idempotencyKey })).toEqual({ errors: [] });
  expect(await world.app.database.rows(`select asked_at from saved_search where email = $1`, [email])).toEqual([
    before,
  ]);
});

test('who asks for their data gets the searches, and is forgotten with them', async () => {
  const email = 'person@visitor.example';
  await world.saveAndConfirm(email);
  const admin = await signedInPerson(world.app, 'ADMIN');
  const { data } = await admin.graphql<{ personData: { savedSearches: number } }>(
    'query ($email: String!) { personData(email: $email) { savedSearches } }',
    { email },
  );
  expect(data.personData.savedSearches).toBe(1);
  const exported = await admin.graphql<{ exportPersonData: { json: string } }>(
    'mutation ($email: String!) { exportPersonData(input: { email: $email }) { json } }',
    { email },
  );
  expect(JSON.parse(exported.data.exportPersonData.json)).toMatchObject({
    savedSearches: [{ filter: { location: ['Lyon'], capacity: 80 }, language: 'fr' }],
  });
  await admin.graphql(
    'mutation ($email: String!) { erasePersonData(input: { email: $email }) { errors { ... on UserError { code } } } }',
    { email },
  );
  expect(await world.rowsOf(email)).toEqual([]);
});

test('who deletes their account is forgotten with the searches of its address', async () => {
  const client = await signedInPerson(world.app);
  await world.saveAndConfirm(client.email);
  const exported = await client.graphql<{ exportMyData: { json: string } }>('mutation { exportMyData { json } }');
  expect(JSON.parse(exported.data.exportMyData.json)).toMatchObject({ savedSearches: [{ language: 'fr' }] });
  const { data } = await client.graphql<{ deleteMyAccount: Payload }>(
    'mutation ($password: String!) { deleteMyAccount(input: { password: $password, knowingly: true }) { errors { __typename } } }',
    { password: PASSWORD },
  );
  expect(outcomeOf(data.deleteMyAccount)).toBe('Done');
  expect(await world.rowsOf(client.email)).toEqual([]);
});
