import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetDue } from '../../platform/database/retention.ts';
import { asSystem } from '../../platform/audit-context.ts';
import { moveClock, now } from '../../platform/clock.ts';
import { monthsBefore } from '../../platform/days.ts';
import { call } from '../../testing/audit-walk/stage.ts';
import { createAccount, PASSWORD } from '../../testing/accounts.ts';
import { approve, completeVenue } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';
import { AuditAction } from './audit.enums.ts';
import { PRODUCT } from '../../features.ts';
import { AUDIT_RETENTION } from './audit-retention.queries.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInPerson(app, 'ADMIN');
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

interface Line {
  id: string;
  action: string;
  objectId: string;
  objectLabel: string;
  actor: { name: string; role: string };
}
interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}
interface Change {
  field: string;
  partName: string | null;
  kind: string;
  before: string | null;
  after: string | null;
}

const LIST = `query ($filter: AuditFilter!, $first: Int, $after: String, $last: Int, $before: String) {
  auditEntries(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    edges { node { id action objectId objectLabel fields actor { id name role } } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount hasMore } }`;

async function list(
  filter: object,
  part: object = {},
): Promise<{ items: Line[]; pageInfo: PageInfo; totalCount: number; hasMore: boolean }> {
  const { data, errors } = await admin.graphql<{
    auditEntries: { edges: { node: Line }[]; pageInfo: PageInfo; totalCount: number; hasMore: boolean };
  }>(LIST, { filter, ...part });
  if (errors) throw new Error(JSON.stringify(errors));
  const { edges, ...rest } = data.auditEntries;
  return { items: edges.map(({ node }) => node), ...rest };
}

async function changesOf(id: string): Promise<Change[]> {
  const { data } = await admin.graphql<{ auditEntry: { changes: Change[] } }>(
    `query ($id: ID!) { auditEntry(id: $id) { requestId changes { field part partName kind before after } } }`,
    { id },
  );
  return data.auditEntry.changes;
}

const submitted = () =>
  completeVenue(app.database, null, { reviewStatus: ReviewStatus.PENDING, isPublished: false, name: 'Le Lac' });
const suspend = async (id: string, reason = 'Abus') =>
  call(admin, 'suspendUser', '$input: UserReasonInput!', { input: { id, version: 1, reason } });
/** An entry about an object of its own. */
async function entryAbout(): Promise<{ id: string; userId: string }> {
  const { id: userId } = await createAccount(app.database);
  await suspend(userId);
  const { items } = await list({ objectId: userId });
  return { id: items[0]!.id, userId };
}

test('ten approvals at once are one entry, and it tells what was before and after', async () => {
  const id = await submitted();
  const team = await signedInPerson(app, 'TEAM');
  await Promise.all(Array.from({ length: 10 }, (_, index) => approve(index % 2 ? team : admin, id, 1)));
  const { items } = await list({ objectType: 'VENUE', objectId: id });
  expect(items.map(({ action, objectLabel }) => [action, objectLabel])).toEqual([['APPROVE_VENUE', 'Le Lac']]);
  const changes = await changesOf(items[0]!.id);
  expect(changes.find(({ field }) => field === 'reviewStatus')).toMatchObject({
    kind: 'TERMS',
    before: 'PENDING',
    after: 'APPROVED',
  });
});

test('what is refused, or fails half way, leaves nothing', async () => {
  const id = await submitted();
  await approve(admin, id, 99);
  await expect(
    asSystem(AuditAction.EDIT_VENUE, () =>
      app.database.transaction(async ({ query }) => {
        await query(`update venue set name = 'Autre' where id = $1`, [id]);
        throw new Error('half way');
      }),
    ),
  ).rejects.toThrow('half way');
  expect((await list({ objectId: id })).totalCount).toBe(0);
});

test('what the product does by itself is told of with its own name; other work with none', async () => {
  const id = await submitted();
  const rename = (name: string) => () =>
    app.database.transaction(({ query }) => query(`update venue set name = $2 where id = $1`, [id, name]));
  await rename('Sans trace')();
  await asSystem(AuditAction.EXPIRE_SUBSCRIPTION, rename('Autre'));
  const { items } = await list({ objectId: id, bySystem: true });
  expect(items).toMatchObject([
    { action: 'EXPIRE_SUBSCRIPTION', objectLabel: 'Autre', actor: { role: 'SYSTEM', name: '' } },
  ]);
});

test('another owner is told of by name, a secret not at all', async () => {
  const [id, owner] = [await completeVenue(app.database, null), await createAccount(app.database)];
  const version = 1;
  const input = { id, version, ownerId: owner.id };
  await call(admin, 'updateVenueStaff', '$input: UpdateVenueStaffInput!', { input });
  const changes = await changesOf((await list({ objectId: id })).items[0]!.id);
  expect(changes).toContainEqual(expect.objectContaining({ field: 'ownerId', before: null, after: 'Camille Essai' }));
  const { id: entry } = await entryAbout();
  expect(await changesOf(entry)).toContainEqual(
    expect.objectContaining({ field: 'suspensionReason', kind: 'REDACTED', after: '***' }),
  );
});

test('every table that the log tells of is watched, and has the columns that it names', async () => {
  const watched = await app.database.rows<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'audit_capture'`,
  );
  expect(watched.map(({ name }) => name).toSorted()).toEqual(Object.keys(PRODUCT.auditedTables).toSorted());
  const columns = await app.database.rows<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const known = columns.map(({ name }) => name);
  for (const [table, { key = ['id'], part, label, inside, fields }] of Object.entries(PRODUCT.auditedTables))
    for (const column of [
      ...key,
      ...(part ? [part.of] : []),
      ...(label ? [label] : []),
      ...(inside ? [inside] : Object.keys(fields)),
    ])
      expect(known).toContain(`${table}.${column}`);
});

describe('the database itself', () => {
  test.each([
    [`update audit_entry set actor_name = 'Autre' where id = $1`],
    [`update audit_entry set actor_name = '' where id = $1`],
    [`delete from audit_entry where id = $1`],
  ])('refuses: %s', async (statement) => {
    const { id } = await entryAbout();
    await expect(app.database.rows(statement, [id])).rejects.toThrow('append-only');
  });

  test('refuses to empty the log', async () => {
    await expect(app.database.rows('truncate audit_entry')).rejects.toThrow('append-only');
  });

  test.each(['retention', 'erasure'])('lets %s do its own work and no other', async (upkeep) => {
    const { id } = await entryAbout();
    const doing = (statement: string) =>
      app.database.transaction(async ({ query }) => {
        await query(`select set_config('pleniere.audit_upkeep', $1, true)`, [upkeep]);
        await query(statement, [id]);
      });
    await expect(doing(`delete from audit_entry where id = $1`)).rejects.toThrow('append-only');
    await expect(doing(`update audit_entry set action = 'EDIT_USER' where id = $1`)).rejects.toThrow('append-only');
    await expect(doing(`update audit_entry set after = after || '{"role":"ADMIN"}' where id = $1`)).rejects.toThrow(
      'append-only',
    );
  });
});

test('with an account goes all that the log says of who it was; what was done stays', async () => {
  const leaver = await signedInPerson(app, 'TEAM');
  await call(admin, 'updateUser', '$input: UserInput!', { input: { id: leaver.id, version: 1, firstName: 'Zébulon' } });
  const venueId = await submitted();
  await approve(leaver, venueId, 1);
  expect((await list({ text: 'zébulon' })).totalCount).toBe(2);
  await call(leaver, 'deleteMyAccount', '$input: DeleteMyAccountInput!', { input: { password: PASSWORD } });
  expect((await list({ text: 'zébulon' })).totalCount).toBe(0);
  const kept = await app.database.rows(
    `select object_label, before, after, case when actor_id::text = $1 then actor_name end as actor
     from audit_entry where actor_id::text = $1 or object_id = $1`,
    [leaver.id],
  );
  expect(JSON.stringify(kept)).not.toMatch(/Zébulon|Camille|somebody\./);
  const { items } = await list({ actorId: leaver.id });
  expect(items.map(({ action }) => action)).toEqual(['DELETE_OWN_ACCOUNT', 'APPROVE_VENUE']);
});

test('entries go when their time is over, and not before', async () => {
  const { id } = await entryAbout();
  await app.database.rows(
    `insert into audit_entry (at, actor_name, actor_role, action, object_type, object_id, object_label, before, after, request_id)
     select now() - make_interval(months => n, mins => 1), '', 'SYSTEM', 'PURGE_VENUE', 'VENUE', 'old', 'Ancien', '{}', '{}', 'r' from generate_series(34, 38) n`,
  );
  expect(await forgetDue(app.database, AUDIT_RETENTION, monthsBefore(now(), 36))).toBe(3);
  expect((await list({ objectId: 'old' })).totalCount).toBe(2);
  expect(await changesOf(id)).not.toEqual([]);
});

describe('the list', () => {
  test('is narrowed down by who, what, to what, when and by words', async () => {
    const { userId } = await entryAbout();
    await call(admin, 'reactivateUser', '$input: VersionedInput!', { input: { id: userId, version: 2 } });
    const about = { objectType: 'USER', objectId: userId };
    const actions = async (more: object) => (await list({ ...about, ...more })).items.map(({ action }) => action);
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions({})).toEqual(['REACTIVATE_USER', 'SUSPEND_USER']);
    expect(await actions({ actions: ['SUSPEND_USER'] })).toEqual(['SUSPEND_USER']);
    expect(await actions({ actions: ['SUSPEND_USER', 'EDIT_USER'] })).toEqual(['SUSPEND_USER']);
    expect(await actions({ actorId: admin.id, text: 'essai' })).toHaveLength(2);
    expect(await actions({ actorId: userId })).toEqual([]);
    expect(await actions({ bySystem: true })).toEqual([]);
    expect(await actions({ text: '100 %' })).toEqual([]);
    expect(await actions({ to: '2020-01-01' })).toEqual([]);
    expect(await actions({ from: '2020-01-01', to: `${Number(today.slice(0, 4)) + 1}-01-01` })).toHaveLength(2);
  });

  test('is read part by part, forwards and backwards', async () => {
    const { userId } = await entryAbout();
    await call(admin, 'reactivateUser', '$input: VersionedInput!', { input: { id: userId, version: 2 } });
    const read = async (part: object) => {
      const { items, pageInfo } = await list({ objectId: userId }, part);
      return { ...pageInfo, actions: items.map(({ action }) => action) };
    };
    const first = await read({ first: 1 });
    expect(first).toMatchObject({ actions: ['REACTIVATE_USER'], hasNextPage: true, hasPreviousPage: false });
    const second = await read({ first: 1, after: first.endCursor });
    expect(second).toMatchObject({ actions: ['SUSPEND_USER'], hasNextPage: false, hasPreviousPage: true });
    const back = await read({ last: 1, before: second.startCursor });
    expect(back).toMatchObject({ actions: ['REACTIVATE_USER'], hasNextPage: true, hasPreviousPage: false });
    await expect(read({ after: 'none' })).rejects.toThrow('unknownCursor');
    await expect(read({ first: 1, last: 1 })).rejects.toThrow('notWithFirst');
  });

  test('offers as many people to look for as anybody reads through', async () => {
    const asked = async () =>
      (await admin.graphql<{ auditActors: object[] }>('{ auditActors { id name } }')).data.auditActors.length;
    expect(await asked()).toBeGreaterThan(0);
    await app.database.rows(
      `insert into user_account (email, password_hash, first_name, last_name, role, status)
       select 'team.' || n || '@house.example', '!', 'Camille', 'Nombre ' || n, 'TEAM', 'APPROVED' from generate_series(1, 210) n`,
    );
    expect(await asked()).toBe(200);
    await app.database.rows(`delete from user_account where email like '%@house.example'`);
  });

  test('counts up to a limit', async () => {
    await app.database.rows(
      `insert into audit_entry (at, actor_name, actor_role, action, object_type, object_id, object_label, before, after, request_id)
       select now(), '', 'SYSTEM', 'EXPIRE_SUBSCRIPTION', 'SUBSCRIPTION', 'many', 'Beaucoup', '{}', '{}', 'r' from generate_series(1, 10050)`,
    );
    expect(await list({ objectId: 'many' })).toMatchObject({ totalCount: 10_000, hasMore: true });
  });

  test('is given as a file, which is an entry itself and does not tell what was searched for', async () => {
    const { userId } = await entryAbout();
    const { text, status } = await admin.rest('GET', `/audit-log/export?objectId=${userId}&q=essai&language=en`);
    expect(status).toBe(200);
    const [head, line, ...rest] = text.trim().split('\r\n');
    expect(head).toContain('Date;Actor;Role;Action');
    expect(line).toMatch(/;Camille Essai;ADMIN;SUSPEND_USER;USER;/);
    expect(rest).toEqual([]);
    const { items } = await list({ actions: ['EXPORT_AUDIT_LOG'] });
    const told = (await changesOf(items[0]!.id)).map(({ field, after }) => [field, after]);
    expect(Object.fromEntries(told)).toEqual({ language: 'en', objectId: userId });
    expect((await admin.rest('GET', '/audit-log/export?action=x&from=hier')).status).toBe(400);
  });

  test('leaves no file go out without its entry', async () => {
    await app.database.rows('alter table audit_entry add constraint full_log check (false) not valid');
    try {
      for (const path of ['/audit-log/export', '/establishments/export', '/quotes/export'])
        expect([path, (await admin.rest('GET', path)).status]).toEqual([path, 500]);
    } finally {
      await app.database.rows('alter table audit_entry drop constraint full_log');
    }
    expect((await admin.rest('GET', '/establishments/export?status=published')).status).toBe(200);
    const [entry] = (await list({ actions: ['EXPORT_VENUES'] })).items;
    expect(await changesOf(entry!.id)).toMatchObject([{ field: 'status', after: 'published' }]);
  });

  test('says nothing of an entry that there is not', async () => {
    const { data } = await admin.graphql('{ a: auditEntry(id: "x") { id } b: auditEntry(id: "999999999") { id } }');
    expect(data).toEqual({ a: null, b: null });
  });
});
