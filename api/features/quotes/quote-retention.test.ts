import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forgetDue } from '../../platform/database/retention.ts';
import { moveClock, now } from '../../platform/clock.ts';
import { monthsBefore } from '../../platform/days.ts';
import { solvedCaptcha } from '../../testing/captcha.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { quoteInput, READ_QUOTE, REQUEST_QUOTE, type QuoteAnswer } from './quote.factory.ts';
import { QUOTE_RETENTION } from './quote-retention.queries.ts';

const MONTH_MS = 30.5 * 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

async function sent(): Promise<{ id: string; token: string }> {
  const captchaToken = await solvedCaptcha(await app.app.services.captcha.challenge());
  const { data } = await app.graphql<{ requestQuote: QuoteAnswer }>(REQUEST_QUOTE, {
    input: quoteInput({ firstName: 'Unforgettable', message: 'Unforgettable', captchaToken }),
  });
  return { id: data.requestQuote.request!.id, token: data.requestQuote.token! };
}

const anonymise = (months: number) => forgetDue(app.database, QUOTE_RETENTION, monthsBefore(now(), months));

const row = async (id: string) =>
  (
    await app.database.rows<{ row: Record<string, unknown> }>(
      `select to_jsonb(q) as row from quote_request q where id = $1`,
      [id],
    )
  )[0]!.row;

test('who asked is forgotten after the months that were promised, and not before', async () => {
  const { id, token } = await sent();
  moveClock(35 * MONTH_MS);
  expect(await anonymise(36)).toBe(0);
  moveClock(37 * MONTH_MS);
  expect(await anonymise(36)).toBe(1);
  expect(await anonymise(36)).toBe(0);
  const left = await row(id);
  expect(left).toMatchObject({
    participants: 45,
    event_type: 'JOURNEE_ETUDE',
    state: 'ARCHIVED',
    link_token_hash: null,
  });
  for (const typed of ['Unforgettable', 'Marchand', 'Ateliers', '@', '01 99', 'végétariennes', 'micro']) {
    expect(JSON.stringify(left)).not.toContain(typed);
  }
  const steps = await app.database.rows(
    `select actor, state from quote_request_step where request_id = $1 order by id`,
    [id],
  );
  expect(steps).toEqual([
    { actor: 'VISITOR', state: 'NEW' },
    { actor: 'SYSTEM', state: 'ARCHIVED' },
  ]);
  moveClock(0);
  const { data } = await app.graphql<{ quoteRequestByLink: object | null }>(READ_QUOTE, { token });
  expect(data.quoteRequestByLink).toBeNull();
});

test('what had ended already ends once', async () => {
  const { id } = await sent();
  await app.database.rows(`update quote_request set state = 'ARCHIVED' where id = $1`, [id]);
  moveClock(2 * MONTH_MS);
  expect(await anonymise(1)).toBe(1);
  expect(await app.database.rows(`select 1 from quote_request_step where request_id = $1`, [id])).toHaveLength(1);
});
