import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startQuoteModeration } from './quote-admin.factory.ts';
import { quoteForm } from './quote-app.factory.ts';

let app: TestApp;
let team: Person;
let admin: Person;
let venueIds: string[];
const form = quoteForm(
  () => app,
  () => venueIds.slice(0, 2),
);
const sent = async (input: object) => (await form.sent(input)).request;

beforeAll(async () => {
  ({ app, team, admin, venueIds } = await startQuoteModeration());
});

afterAll(() => app.stop());
beforeEach(() => app.database.rows('delete from rate_limit'));

describe('an export', () => {
  const lines = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');

  test('has the requests of the filter, for Excel, with formulas made harmless', async () => {
    const { reference } = await sent({ companyName: '=cmd|calc', phone: '+33 1 99 00 12 34', message: 'a;b\n"c"' });
    await sent({ companyName: 'Autre' });
    const { text, headers, status } = await admin.rest('GET', `/quotes/export?q=${reference}&state=new`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="demandes-de-devis-\d{4}-\d\d-\d\d\.csv"/);
    const [head, ...rows] = lines(text);
    expect(head).toMatch(/^Référence;État;Reçue le;Entreprise;Contact;E-mail;Téléphone;/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^${reference};Nouvelle;[^;]+;'=cmd\\|calc;Élodie Marchand;[^;]+;'\\+33 1 99`));
    expect(rows[0]).toContain('"a;b\n""c"""');
  });

  test('begins with the mark of UTF-8', async () => {
    const response = await fetch(`${app.url}/api/quotes/export?q=nobody`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('tells the team nothing of who asked', async () => {
    const { reference } = await sent({ lastName: 'Introuvable', message: 'Appelez Introuvable.' });
    const { text } = await team.rest('GET', `/quotes/export?q=${reference}&language=en`);
    expect(lines(text)[0]).toBe(
      'Reference;State;Received;Company;Event;First day;Last day;Flexible dates;Participants;Bedrooms;Budget per person before tax (€);Venues;Venues asked;Quotes received',
    );
    expect(text).not.toMatch(/Introuvable|elodie|01 99/);
  });

  test('has each request once, over more than one batch', async () => {
    await app.database.rows(
      `insert into quote_request (reference, first_name, last_name, company_name, email, phone, language, event_type, flexible_dates,
         participants, catering, equipment, must_haves, consent_at, link_nonce, link_expires_at, created_at)
       select 'DEV-1999-' || lpad(n::text, 6, '0'), 'A', 'B', 'Beaucoup', 'a@b.example', '0123456789', 'fr', 'JOURNEE_ETUDE', true,
         10, '{}', '{}', '{}', now(), 'x', now(), timestamptz '1999-01-01' + (n / 3) * interval '1 microsecond'
       from generate_series(1, 1234) n`,
    );
    const { text } = await admin.rest('GET', '/quotes/export?q=DEV-1999');
    const references = lines(text)
      .slice(1)
      .map((line) => line.split(';')[0]);
    expect([references.length, new Set(references).size]).toEqual([1234, 1234]);
  });

  test('refuses what it does not know', async () => {
    const { status, body } = await team.rest('GET', '/quotes/export?state=nowhere&eventFrom=yesterday');
    expect([status, (body as { error: { code: string } }).error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
