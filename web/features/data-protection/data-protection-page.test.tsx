import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../schema/constants.ts';
import { api, server, type Answer } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../testing/viewer.ts';
import DataProtectionPage from './data-protection-page.tsx';
import {
  ErasePersonDataDocument,
  PersonDataDocument,
  RetentionDocument,
  RetentionRunsDocument,
  RunRetentionDocument,
} from './data-protection.gen.ts';

let due: number;
let asked: string[];

type Rule = Answer<typeof RetentionDocument>['retention']['rules'][number];
type Run = Answer<typeof RetentionRunsDocument>['retentionRuns']['items'][number];
type Person = Answer<typeof PersonDataDocument>['personData'];

const rule = (kind: Rule['kind'], count: number, more: Partial<Rule> = {}): Rule => ({
  kind,
  effect: kind === 'QUOTES' ? 'ANONYMISE' : 'DELETE',
  amount: 36,
  unit: 'MONTH',
  isSetting: true,
  count,
  oldest: count > 0 ? '2023-01-10T10:00:00.000Z' : null,
  references: count > 0 ? ['DEV-2023-000001'] : [],
  ...more,
});
const run = (trigger: Run['trigger'], count: number, failed = false): Run => ({
  id: crypto.randomUUID(),
  trigger,
  ranBy: trigger === 'SCHEDULE' ? null : 'Camille Essai',
  startedAt: '2026-11-21T02:45:00.000Z',
  durationMs: 120,
  results: [{ kind: 'QUOTES', count, failed }],
});
const person = (wanted: Partial<Person> = {}): Person => ({
  email: 'anne@visitor.example',
  mails: 1,
  savedSearches: 0,
  account: null,
  quoteRequests: [{ id: 'q1', reference: 'DEV-2026-000001', createdAt: '2026-11-20T10:00:00.000Z' }],
  messages: [],
  venues: [],
  ...wanted,
});

beforeEach(() => {
  due = 2;
  asked = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    api.query(RetentionDocument, () => ({
      retention: {
        nextRunAt: '2026-11-22T02:45:00.000Z',
        rules: [rule('QUOTES', due), rule('SESSIONS', 0, { amount: 12, unit: 'HOUR', isSetting: false })],
      },
    })),
    api.query(RetentionRunsDocument, () => ({
      retentionRuns: { items: [run('SCHEDULE', 4), run('REQUEST', 1)], totalCount: 2, page: 1, pageCount: 1 },
    })),
    api.mutation(RunRetentionDocument, () => {
      asked.push('run');
      const done = run('ADMINISTRATOR', due);
      due = 0;
      return { runRetention: { run: done } };
    }),
  );
});

const open = async () => {
  const rendered = await renderWithApp(<DataProtectionPage />, {
    url: '/admin/data-protection',
    path: '/admin/data-protection',
  });
  await screen.findByRole('table', { name: 'Ce qui est conservé, et combien de temps' });
  return rendered;
};

test('the table tells periods and counts, the reports tell what was erased and why', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Ce qui est conservé, et combien de temps' }));
  expect(table.getByText('36 mois')).toBeDefined();
  expect(table.getByText('12 heures')).toBeDefined();
  expect(table.getByText('DEV-2023-000001')).toBeDefined();
  const runs = within(await screen.findByRole('table', { name: 'Ce qui a été effacé' }));
  expect(runs.getByText('Chaque nuit')).toBeDefined();
  expect(runs.getByText('Demande d’une personne – Camille Essai')).toBeDefined();
});

test('what is due is erased after a question that says how many; then there is nothing left to erase', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Effacer maintenant ce qui est échu…' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('heading').textContent).toMatch(/^Effacer définitivement 2 éléments/);
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Effacer définitivement' }));
  expect(await screen.findByText('2 éléments effacés')).toBeDefined();
  expect(asked).toEqual(['run']);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Effacer maintenant ce qui est échu…' })).toHaveProperty(
      'disabled',
      true,
    ),
  );
});

test('what somebody has sent is found by his address, and erased after a question', async () => {
  let found = person();
  server.use(
    api.query(PersonDataDocument, () => ({ personData: found })),
    api.mutation(ErasePersonDataDocument, ({ variables }) => {
      asked.push(variables.email);
      found = person({ quoteRequests: [], mails: 0 });
      return { erasePersonData: { run: run('REQUEST', 1), errors: [] } };
    }),
  );
  const { user } = await open();
  const field = screen.getByLabelText('Adresse e-mail de la personne');
  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'anne@visitor.example');
  await user.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect((await screen.findByRole('link', { name: 'DEV-2026-000001' })).getAttribute('href')).toBe('/admin/quotes/q1');
  await user.click(screen.getByRole('button', { name: 'Effacer…' }));
  const dialog = within(screen.getByRole('dialog', { name: /Oublier anne@visitor\.example/ }));
  await user.click(dialog.getByRole('button', { name: 'Effacer définitivement' }));
  expect(await screen.findByText('1 élément effacé')).toBeDefined();
  expect(await screen.findByText('Rien n’est détenu sous cette adresse.')).toBeDefined();
  expect(asked).toEqual(['anne@visitor.example']);
});

test('the account of who signs in is shown and not erased here', async () => {
  const account: Person['account'] = {
    id: 'u1',
    firstName: 'Anne',
    lastName: 'Visiteur',
    status: 'APPROVED',
    createdAt: '2026-01-01T10:00:00.000Z',
    isErasable: false,
  };
  server.use(api.query(PersonDataDocument, () => ({ personData: person({ account, quoteRequests: [], mails: 3 }) })));
  const { user } = await open();
  await user.type(screen.getByLabelText('Adresse e-mail de la personne'), 'anne@visitor.example');
  await user.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(await screen.findByText(/Le compte n’est pas effacé ici/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Effacer…' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Tout télécharger (JSON)' })).toBeDefined();
});
