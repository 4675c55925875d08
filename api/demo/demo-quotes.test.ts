import { describe, expect, test } from 'vitest';
import { QUOTE_MAX_VENUES } from '../../schema/constants.ts';
import { QuoteAnswerKind, QuoteRequestState } from '../features/quotes/quote.enums.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { DEMO_ANSWERS } from './demo-answers.ts';
import { DEMO_QUOTES } from './demo-quotes.ts';
import { demoVenues } from './demo-venues.ts';
import { seedDemo } from './seed-demo.ts';
import { stepsOf } from './seed-quotes.ts';

describe('the quote requests of the demo world', () => {
  const venues = new Map(demoVenues().map((venue) => [venue.content.name, venue]));

  test('stand in every state, on ways that there are', () => {
    const states = DEMO_QUOTES.map((quote) => stepsOf(quote).at(-1)!.state);
    expect(states.toSorted()).toEqual(Object.values(QuoteRequestState).toSorted());
  });

  test.each(DEMO_QUOTES.map((quote) => [quote.person[2], quote] as const))('%s: all of it is sound', (_, quote) => {
    for (const name of quote.venues) expect(venues.get(name)?.isPublished, name).toBe(true);
    expect(quote.venues.length).toBeLessThanOrEqual(QUOTE_MAX_VENUES);
    expect(quote.person[3]).toMatch(/\.example$/);
    const days = [quote.sentDaysAgo, ...quote.steps.map(([, , ago]) => ago)];
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    // Numbers of requests are counted by the year in which they are written.
    expect(quote.sentDaysAgo).toBeLessThan(20);
  });

  test('are answered by venues that they were handed to, where they stand so', () => {
    for (const { to, venue, kind, lines = [], validFor, chosenDaysAgo } of DEMO_ANSWERS) {
      const quote = DEMO_QUOTES.find(({ person }) => person[3] === to);
      expect(quote?.venues, to).toContain(venue);
      const state = stepsOf(quote!).at(-1)!.state;
      expect(['ANSWERED', 'WON', 'LOST']).toContain(state);
      if (chosenDaysAgo !== undefined) expect(state).toBe('WON');
      const isOffer = kind === QuoteAnswerKind.OFFER;
      expect([lines.length > 0, validFor !== undefined]).toEqual([isOffer, isOffer]);
    }
  });

  test('some are for the venues of the demo client, forwarded and answered', () => {
    const own = DEMO_QUOTES.filter(({ venues: names }) => names.some((name) => venues.get(name)?.ownerIndex === 0));
    const states = own.map((quote) => stepsOf(quote).at(-1)!.state);
    expect(states).toEqual(expect.arrayContaining([QuoteRequestState.FORWARDED, QuoteRequestState.ANSWERED]));
  });

  test('are written with the world', { timeout: 60_000 }, async () => {
    const database = await openTestDatabase();
    await seedDemo(database);
    const [written] = await database.rows(
      `select (select count(*)::int from quote_request) as requests,
        (select count(*)::int from quote_request_venue where venue_id is not null) as venues,
        (select array_agg(distinct state) = array['NEW'] from quote_request q
          where created_at > now() - interval '1 hour') as newest_is_new,
        (select count(*)::int from notification n join user_account u on u.id = n.recipient_id
          where u.role <> 'CLIENT' and n.type = 'QUOTE_REQUEST') as notifications,
        (select count(*)::int from quote_answer) as answers,
        (select count(*)::int from quote_answer_line) as lines,
        (select count(*)::int from pgboss.job where name = 'mail.send') as mails`,
    );
    await database.close();
    expect(written).toEqual({
      requests: 8,
      venues: DEMO_QUOTES.flatMap((quote) => quote.venues).length,
      newest_is_new: true,
      notifications: 2,
      answers: DEMO_ANSWERS.length,
      lines: DEMO_ANSWERS.flatMap(({ lines = [] }) => lines).length,
      mails: 0,
    });
  });
});
