import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ChangeRequestAction,
  ChangeRequestStatus,
  ChangeRequestType,
} from '../features/venues/venue-management.enums.ts';
import { ChangeRequestSort } from '../features/venues/managed-venue.inputs.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.database);
});
afterAll(() => app.stop());

test('the demo client has asked for something of each kind, and what waits can be accepted', async () => {
  const viewer = async (email: string) => {
    const [user] = await app.database.rows<{ id: string; role: string }>(
      'select id, role from user_account where email = $1',
      [email],
    );
    return { ...user!, sessionId: '' };
  };
  const { changeRequests } = app.app.services;
  const args = { filter: {}, sort: ChangeRequestSort.NEWEST, page: 1, pageSize: 20 };
  const { items } = await changeRequests.list(await viewer('client@pleniere.test'), args);
  expect(items.map(({ type, status }) => `${type} ${status}`).toSorted()).toEqual([
    'CREATION PENDING',
    'UPDATE APPROVED',
    'UPDATE PENDING',
    'UPDATE REJECTED',
  ]);
  const waiting = items.find(
    ({ type, status }) => type === ChangeRequestType.UPDATE && status === ChangeRequestStatus.PENDING,
  )!;
  const team = await viewer('team@pleniere.test');
  expect((await changeRequests.find(team, waiting.id))!.conflicts).toEqual([]);
  const done = await changeRequests.decide(team, waiting.id, { action: ChangeRequestAction.APPROVE, version: 1 });
  expect(done.status).toBe(ChangeRequestStatus.APPROVED);
});
