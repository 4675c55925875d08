import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Fanout } from '../../platform/fanout.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createUsers } from '../accounts/user.factory.ts';
import { Role } from '../accounts/account.enums.ts';
import { NotificationType } from './notification.enums.ts';
import { NotificationService } from './notification.service.ts';

const ABOUT_A_QUOTE = {
  roles: [Role.ADMIN, Role.TEAM],
  type: NotificationType.QUOTE_REQUEST,
  params: { reference: 'DEV-2026-000001' },
  link: '/admin/quotes',
};

let database: Database;
let admin: string;
let team: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const [first = '', second = '', , suspended] = await createUsers(database, ['ADMIN', 'TEAM', 'CLIENT', 'ADMIN']);
  [admin, team] = [first, second];
  await database.rows(`update user_account set status = 'SUSPENDED' where id = $1`, [suspended]);
});
afterAll(() => database.close());

test('every user in good standing with one of the roles is notified, and told of it after the commit', async () => {
  const publish = vi.fn<Fanout['publish']>();
  const service = new NotificationService({ publish });
  await database.transaction(async (transaction) => {
    await service.notify(transaction, ABOUT_A_QUOTE);
    expect(publish).not.toHaveBeenCalled();
  });
  const rows = await database.rows<{ id: string; recipient_id: string }>(
    `select id, recipient_id, is_read, params, link from notification`,
  );
  expect(new Set(rows.map((row) => row.recipient_id))).toEqual(new Set([admin, team]));
  expect(rows[0]).toMatchObject({ is_read: false, params: ABOUT_A_QUOTE.params, link: '/admin/quotes' });
  const told = rows.map((row) => [`notifications:${row.recipient_id}`, row.id]);
  expect(new Set(publish.mock.calls.map(String))).toEqual(new Set(told.map(String)));
});

test('nobody hears of what did not happen', async () => {
  const publish = vi.fn<Fanout['publish']>();
  const failing = database.transaction(async (transaction) => {
    await new NotificationService({ publish }).notify(transaction, ABOUT_A_QUOTE);
    throw new Error('On second thoughts.');
  });
  await expect(failing).rejects.toThrow('On second thoughts.');
  expect(publish).not.toHaveBeenCalled();
});
