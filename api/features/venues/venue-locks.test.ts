import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { completeVenue, read } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { alsoOpened, openTestDatabase } from '../../testing/test-database.ts';
import { createSubscription } from '../billing/subscription.factory.ts';
import { watchSubscriptions } from '../billing/subscription-expiry.ts';

/*
 * Two processes write the same venues of the same owners concurrently. All lock in one order (docs/decisions/0034), so that none
 * has to be aborted.
 */

const ROUNDS = 6;
const VENUES = 4;

const brokenOff: string[] = [];
const logger = createLogger('warn', {
  write: (line) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { detail?: string } };
    if (msg.includes('broken off')) brokenOff.push(err?.detail ?? '');
  },
});
let here: TestApp;
let there: TestApp;
let admin: Person;
let owner: Person;
let other: Person;
let venueIds: string[];

beforeAll(async () => {
  const settings = { SESSION_SECRET: 's'.repeat(40) };
  here = await startTestApp(settings, undefined, () => openTestDatabase(logger));
  there = await startTestApp(settings, undefined, () => alsoOpened(here.database, logger));
  admin = await signedInPerson(here, 'ADMIN');
  [owner, other] = [await signedInPerson(here), await signedInPerson(here)];
  venueIds = [];
  for (let count = 0; count < VENUES; count++) {
    venueIds.push(await completeVenue(here.database, owner.id, { name: `Maison ${VENUES - count}` }));
  }
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(() => void brokenOff.splice(0));

/** A request to one of the processes, which may be refused but must not fail. */
async function ask({ url }: TestApp, { token }: Person, query: string, variables: object = {}): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: object[] };
  expect(errors).toBeUndefined();
}

const watch = (): Promise<unknown> =>
  watchSubscriptions({
    database: there.database,
    warningDays: () => [30],
  });

test('nobody is broken off while venues change hands, places and pictures, and plans end', async () => {
  const photo =
    (await read(admin, venueIds[0]!)) &&
    (await here.database.rows<{ id: string }>(`select id from photo where venue_id = $1`, [venueIds[0]]))[0]!.id;
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = round % 2 === 0;
    await here.database.rows(`delete from subscription where user_id = $1`, [owner.id]);
    await createSubscription(here.database, { userId: owner.id, daysLeft: -1 });
    const all = { ids: venueIds, back: venueIds.toReversed(), chosen };
    await Promise.all([
      ask(
        here,
        admin,
        `mutation ($back: [ID!]!, $chosen: Boolean!, $owner: ID!) {
          updateVenuesStaff(input: { ids: $back, ownerId: $owner, isFeatured: $chosen }) { outcomes { code } } }`,
        { ...all, owner: chosen ? other.id : owner.id },
      ),
      ask(
        there,
        owner,
        `mutation ($ids: [ID!]!) { actOnVenues(input: { action: ${chosen ? 'UNPUBLISH' : 'PUBLISH'}, ids: $ids }) { outcomes { code } } }`,
        all,
      ),
      ask(
        there,
        other,
        `mutation ($back: [ID!]!) { actOnVenues(input: { action: PUBLISH, ids: $back }) { outcomes { code } } }`,
        all,
      ),
      ask(
        here,
        admin,
        `mutation ($ids: [ID!]!, $chosen: Boolean!) { updateFavourites(input: { venueIds: $ids, chosen: $chosen }) { errors { __typename } } }`,
        all,
      ),
      ask(
        there,
        admin,
        `mutation ($back: [ID!]!, $chosen: Boolean!) { updatePremierPage(input: { venueIds: $back, chosen: $chosen }) { errors { __typename } } }`,
        all,
      ),
      ask(
        there,
        owner,
        `mutation ($id: ID!, $photo: ID!) { updatePhoto(input: { venueId: $id, photoId: $photo, alt: "Vue ${round}" }) { errors { __typename } } }`,
        { id: venueIds[0], photo },
      ),
      ask(
        here,
        owner,
        `mutation ($id: ID!, $photo: ID!) { updatePhoto(input: { venueId: $id, photoId: $photo, alt: "De loin ${round}" }) { errors { __typename } } }`,
        { id: venueIds[0], photo },
      ),
      watch(),
    ]);
  }
  expect(brokenOff).toEqual([]);
});
