import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoAccountsByRole } from '../../demo/demo-people.ts';
import { AuditAction } from './audit.enums.ts';
import { declaredOfProduct } from '../../testing/declared-operations.ts';
import { MODERATION_SCENES } from '../../testing/audit-walk/moderation.scenes.ts';
import { PEOPLE_SCENES } from '../../testing/audit-walk/people.scenes.ts';
import { type Stage, stageOn } from '../../testing/audit-walk/stage.ts';
import { VENUE_SCENES } from '../../testing/audit-walk/venue.scenes.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let stage: Stage;
const SCENES = { ...PEOPLE_SCENES, ...VENUE_SCENES, ...MODERATION_SCENES };
const DECLARED = Object.entries(await declaredOfProduct());
const WRITES = DECLARED.flatMap(([name, { audit }]) => (audit === undefined ? [] : ([[name, audit]] as const)));
const EXPORTS = DECLARED.flatMap(([name, meta]) =>
  meta.exports === undefined ? [] : ([[name, meta.exports]] as const),
);
const ACTIONS = new Map(
  [...WRITES, ...EXPORTS].map(([name, audit]) => {
    if (typeof audit === 'string') return [name, [audit]];
    return [name, 'exempt' in audit ? [] : Object.values(audit.actions)];
  }),
);
const EXEMPT = WRITES.filter(([, audit]) => typeof audit === 'object' && 'exempt' in audit);

beforeAll(async () => {
  app = await startTestApp({ DEMO: '1', DEMO_PICTURES: '0' });
  stage = await stageOn(app);
  await stage.account({ role: 'TEAM', email: demoAccountsByRole().get('TEAM' as never)! });
});
afterAll(() => app.stop());
beforeEach(() => app.database.rows('delete from rate_limit'));

test('every write says what it is called, by a name that the log knows, or why it is not in it', () => {
  const silent = DECLARED.filter(
    ([name, { audit }]) => /^(Mutation|POST|PUT|DELETE)\b/.test(name) && audit === undefined,
  );
  expect(silent).toEqual([]);
  const known = new Set<string>(Object.values(AuditAction));
  expect([...ACTIONS.values()].flat().filter((action) => !known.has(action))).toEqual([]);
});

test('what is not in the log says why', () => {
  for (const [, audited] of EXEMPT) expect((audited as { exempt: string }).exempt.length).toBeGreaterThan(15);
});

test('every write that is in the log, and every export, is walked over', () => {
  const exempt = new Set<string>(EXEMPT.map(([write]) => write));
  const told = [...ACTIONS.keys()].filter((name) => !exempt.has(name));
  expect(Object.keys(SCENES).toSorted()).toEqual(told.toSorted());
});

test.each(Object.entries(SCENES))('%s leaves an entry of who did it', async (write, scene) => {
  const [{ last = '0' } = {}] = await app.database.rows<{ last?: string }>(
    `select coalesce(max(id), 0)::text as last from audit_entry`,
  );
  const actorId = (await scene(stage)) ?? stage.admin.id;
  const actions = ACTIONS.get(write)!;
  const entries = await app.database.rows<{ actor: string; action: string; request: string }>(
    `select actor_id as actor, action, request_id as request from audit_entry where id > $1 and action = any($2)`,
    [last, actions],
  );
  expect(entries.map(({ actor }) => actor)).toContain(actorId);
  expect(entries.every(({ request }) => request.length > 0)).toBe(true);
});

test('nothing of what was noted on the way is left behind, and no secret is in the log', async () => {
  expect(await app.database.rows('select 1 from audit_change')).toEqual([]);
  const told = JSON.stringify(await app.database.rows('select before, after, object_label from audit_entry'));
  const secrets = await app.database.rows<{ secret: string }>(
    `select password_hash as secret from user_account where length(password_hash) > 20
     union select two_factor_secret from user_account where two_factor_secret is not null
     union select token_hash from account_link union select cookie_hash from session`,
  );
  expect(secrets.length).toBeGreaterThan(5);
  for (const { secret } of secrets) expect(told).not.toContain(secret);
  expect(told).not.toContain('Marchand');
});
