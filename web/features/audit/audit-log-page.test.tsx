import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server, type Answer } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import AuditEntryPage from './audit-entry-page.tsx';
import AuditLogPage from './audit-log-page.tsx';
import { AuditActorsDocument, AuditEntriesDocument, AuditEntryDocument } from './audit-log.gen.ts';

const ACTOR = '0f9b6c1e-6f0e-4c61-9a2c-1f8a6f1f3b10';

type Entries = Answer<typeof AuditEntriesDocument>['auditEntries'];
type Line = Entries['edges'][number]['node'];
type Change = NonNullable<Answer<typeof AuditEntryDocument>['auditEntry']>['changes'][number];

const line = (wanted: Partial<Line> = {}): Line => ({
  id: '7',
  at: '2026-11-20T10:00:00.000Z',
  actor: { id: ACTOR, name: 'Camille Essai', role: 'ADMIN' },
  action: 'SUSPEND_USER',
  objectType: 'USER',
  objectId: 'u1',
  objectLabel: 'Paul Parti',
  fields: ['status', 'suspensionReason', 'sessionsRemoved', 'phone'],
  ...wanted,
});

const actors = () =>
  server.use(
    api.query(AuditActorsDocument, () => ({ auditActors: [{ id: ACTOR, name: 'Camille Essai', role: 'ADMIN' }] })),
  );

function give(items: readonly Line[], more: Partial<Entries> = {}): unknown[] {
  actors();
  const asked: unknown[] = [];
  server.use(
    api.query(AuditEntriesDocument, ({ variables }) => {
      asked.push(variables);
      const edges = items.map((node) => ({ node }));
      const pageInfo = { hasNextPage: true, hasPreviousPage: false, startCursor: 'a', endCursor: 'z' };
      const page = { edges, pageInfo, totalCount: items.length, hasMore: false };
      return { auditEntries: { ...page, ...more } };
    }),
  );
  return asked;
}

const change = (
  field: string,
  kind: Change['kind'],
  before: string | null,
  after: string | null,
  part: Partial<Change> = {},
): Change => ({
  field,
  part: null,
  partName: null,
  kind,
  before,
  after,
  ...part,
});

test('the log tells in words who did what to whom, and is narrowed down by the address', async () => {
  const gone = { id: '8', action: 'PURGE_VENUE', objectType: 'VENUE', objectLabel: 'Le Lac', fields: [] } as const;
  const system = { id: null, name: '', role: 'SYSTEM' } as const;
  const asked = give([line(), line({ ...gone, actor: system }), line({ id: '9', objectLabel: '' })]);
  const { user, address } = await renderWithApp(<AuditLogPage />, {
    url: '/admin/audit-log?objet=u1',
    path: '/admin/audit-log',
  });
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows[0]).toContain('Utilisateur suspendu');
  expect(rows[0]).toContain('Paul Parti');
  expect(rows[0]).toContain('État, Motif de la suspension, Sessions fermées +1');
  expect(rows[1]).toContain('Le système');
  expect(rows[2]).toContain('Compte supprimé');
  expect(asked[0]).toEqual({ filter: { objectId: 'u1' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Auteur' }), 'Camille Essai');
  expect(asked.at(-1)).toEqual({ filter: { objectId: 'u1', actorId: ACTOR } });
  expect(address()).toBe(`/admin/audit-log?acteur=${ACTOR}&objet=u1`);
  await user.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(asked.at(-1)).toEqual({ filter: { objectId: 'u1', actorId: ACTOR }, after: 'z' });
});

test('a log that is not counted to its end says so', async () => {
  give([line()], { totalCount: 10_000, hasMore: true });
  await renderWithApp(<AuditLogPage />, { url: '/admin/audit-log', path: '/admin/audit-log' });
  expect(await screen.findByText(/^Plus de 10.000 entrées/)).toBeDefined();
});

test('an entry shows each field before and after as people write it', async () => {
  const entry = {
    ...line({ action: 'RENEW_SUBSCRIPTION', objectType: 'SUBSCRIPTION' }),
    requestId: 'r-1',
    changes: [
      change('status', 'TERMS', 'EXPIRED', 'ACTIVE'),
      change('priceCents', 'AMOUNT', null, '79000'),
      change('endDate', 'DAY', '2026-11-01', '2027-11-01'),
      change('autoRenew', 'YES_NO', 'false', 'true'),
      change('reference', 'TEXT', null, 'F-1', { part: 'payments', partName: '2026-11-20' }),
      change('phone', 'REDACTED', '***', null),
    ],
  };
  server.use(api.query(AuditEntryDocument, () => ({ auditEntry: entry })));
  await renderWithApp(<AuditEntryPage />, { url: '/admin/audit-log/7', path: '/admin/audit-log/:id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Abonnement ouvert ou renouvelé' })).toBeDefined();
  const row = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row(/État/).slice(1)).toEqual(['Avant Terminé', 'Après Actif']);
  expect(row(/Prix HT/).slice(1)).toEqual(['Avant Rien', 'Après 790\u00a0€']);
  expect(row(/^Fin/).slice(1)).toEqual(['Avant 1er novembre 2026', 'Après 1er novembre 2027']);
  expect(row(/Renouvellement/).slice(1)).toEqual(['Avant Non', 'Après Oui']);
  expect(row(/Paiement «.2026-11-20.», Référence/)[2]).toBe('Après F-1');
  expect(row(/Téléphone/)[1]).toContain('Valeur non conservée');
  expect(screen.getByRole('link', { name: 'Toutes les actions de cet auteur' }).getAttribute('href')).toBe(
    `/admin/audit-log?acteur=${ACTOR}`,
  );
});

test('an entry that there is not leads back to the log', async () => {
  server.use(api.query(AuditEntryDocument, () => ({ auditEntry: null })));
  await renderWithApp(<AuditEntryPage />, { url: '/admin/audit-log/x', path: '/admin/audit-log/:id' });
  expect(await screen.findByText('Cette entrée n’existe pas')).toBeDefined();
});
