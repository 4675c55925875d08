import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { OWNER_BEYOND_PLAN } from './demo-subscriptions.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.database);
});
afterAll(() => app.stop());

test('no owner of the demo world has more than their plan allows, but for one who shows what becomes of it', async () => {
  const owners = await app.database.rows(
    `select u.email, count(*)::int as venues, (count(*) filter (where v.subscription_expired))::int as hidden
     from user_account u join venue v on v.owner_id = u.id and v.deleted_at is null
     left join subscription s on s.user_id = u.id and s.status = 'ACTIVE' and s.end_date >= current_date
     join plan p on p.id = s.plan_id or (p.is_free and s.id is null)
     group by u.id, p.venue_limit having count(*) > p.venue_limit`,
  );
  expect(owners).toEqual([{ email: OWNER_BEYOND_PLAN, venues: 5, hidden: 2 }]);
});

test('what the plan hides in the demo world is shown nowhere else in it', async () => {
  const hidden = await app.database.rows<{ id: string; name: string }>(
    `select id, name from venue where subscription_expired and not (is_featured or is_favourite or is_premier_page or is_homepage_slider)
       and top_five_order is null and not exists (select 1 from promotion p where p.venue_id = venue.id)
       and not exists (select 1 from quote_request_venue q where q.venue_id = venue.id)`,
  );
  expect(hidden).toHaveLength(2);
});

test('no owner of the demo world has more promotions than their plan allows', async () => {
  const owners = await app.database.rows(
    `select u.email from user_account u join venue v on v.owner_id = u.id join promotion r on r.venue_id = v.id
     join subscription s on s.user_id = u.id join plan p on p.id = s.plan_id
     where r.ends_on >= current_date group by u.id, p.promotion_limit having count(*) > p.promotion_limit`,
  );
  expect(owners).toEqual([]);
});
