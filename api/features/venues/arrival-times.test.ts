import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeVenue, create, mutate, read, REQUEST_RESULT, update } from '../../testing/managed-venues.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import { wrongFields } from '../../testing/payloads.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
let team: Person;
beforeAll(async () => {
  ({ app, owner, team } = await startTestAppWithPeople());
});
afterAll(() => app.stop());

const TIMES = { checkInTime: '15:00', checkOutTime: '11:00' };

async function shown(id: string): Promise<unknown> {
  const { data } = await owner.graphql<{ venue: object; managedVenue: { content: object } }>(
    `query ($slug: String!, $id: ID!) {
       venue(slug: $slug) { checkInTime checkOutTime }
       managedVenue(id: $id) { content { checkInTime checkOutTime } }
     }`,
    { slug: (await read(owner, id))!.slug, id },
  );
  return [data.venue, data.managedVenue.content];
}

test('the times of an approved venue wait for a moderator, and are public once they are accepted', async () => {
  const id = await completeVenue(app.database, owner.id);
  const { venue, changeRequest } = await update(owner, id, (await read(owner, id))!.version, TIMES);
  expect(venue.id).toBe(id);
  expect(changeRequest).toMatchObject({ fields: ['CHECK_IN_TIME', 'CHECK_OUT_TIME'] });
  expect(await shown(id)).toEqual([{ checkInTime: null, checkOutTime: null }, TIMES]);
  const { id: requestId, version } = changeRequest!;
  const variables = { id: requestId, version };
  await mutate(team, 'approveChangeRequest', 'ApproveChangeRequestInput', variables, REQUEST_RESULT);
  expect(await shown(id)).toEqual([TIMES, TIMES]);
  const [entry] = await app.database.rows<{ after: object }>(
    `select after from audit_entry where object_id = $1 order by at desc limit 1`,
    [id],
  );
  expect(entry!.after).toMatchObject(TIMES);
});

test.each(['25:00', '9:30', '15h', '15:60'])('%s is no time', async (checkInTime) => {
  const place = { communeCode: '69382', postalCode: '69002' };
  const refused = await create(owner, { name: 'Heures', ...place, checkInTime });
  expect(wrongFields(refused)).toEqual([{ path: 'checkInTime', code: 'notTime' }]);
});
