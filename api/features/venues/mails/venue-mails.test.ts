import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, completeVenue, read, reject, step } from '../../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ReviewStatus } from '../venue.enums.ts';

let app: TestApp;
let owner: Person;
let team: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, team] = await Promise.all([signedInPerson(app), signedInPerson(app, 'TEAM')]);
});
afterAll(() => app.stop());

interface Mail {
  kind: string;
  to: { address: string };
  language: string;
  data: { venueName: string; reason: string | null };
}
const mailsTo = async (person: Person) =>
  (
    await app.database.rows<{ data: Mail }>(
      `select data from pgboss.job where name = 'mail.send' and data->'to'->>'address' = $1 order by created_on`,
      [person.email],
    )
  ).map(({ data }) => data);
const submitted = async (person: Person, name: string) => {
  const id = await completeVenue(app.database, person.id, {
    name,
    reviewStatus: ReviewStatus.DRAFT,
    isPublished: false,
  });
  return (await step(person, 'submitVenue', id)).venue;
};

test('an owner is written to about each decision, in their language', async () => {
  await app.database.rows(`update user_account set language = 'en' where id = $1`, [owner.id]);
  const venue = await submitted(owner, 'La Verrière');
  await reject(team, venue.id, venue.version, 'Trop court.');
  const again = (await step(owner, 'submitVenue', venue.id)).venue;
  await approve(team, venue.id, again.version);
  expect(await mailsTo(owner)).toMatchObject([
    { kind: 'venue-rejected', language: 'en', data: { venueName: 'La Verrière', reason: 'Trop court.' } },
    { kind: 'venue-approved', data: { venueName: 'La Verrière', reason: null } },
  ]);
});

test('who does not want to be written to about decisions is notified alone', async () => {
  const person = await signedInPerson(app);
  await app.database.rows(
    `update user_account set notification_preferences = notification_preferences || '{"decisions":false}' where id = $1`,
    [person.id],
  );
  const venue = await submitted(person, 'Sans lettre');
  await approve(team, venue.id, venue.version);
  expect(await mailsTo(person)).toEqual([]);
  const told = await app.database.rows('select type from notification where recipient_id = $1', [person.id]);
  expect(told).toEqual([{ type: 'ESTABLISHMENT_APPROVED' }]);
});

test('nobody is told of what did not happen', async () => {
  const venue = await submitted(owner, 'Trop tard');
  const before = (await mailsTo(owner)).length;
  await approve(team, venue.id, venue.version - 1);
  expect((await mailsTo(owner)).length).toBe(before);
  expect((await read(owner, venue.id))!.status).toBe('PENDING');
});
