import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { EMPTY, Subject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../lib/apollo-client.ts';
import { api, server, type Answer } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { signedInAs } from '../../testing/viewer.ts';
import { ImportPanel } from './import-panel.tsx';
import {
  CancelImportDocument,
  CheckImportDocument,
  ImportFormsDocument,
  ImportRunDocument,
  ImportsDocument,
  StartImportDocument,
} from './transfer.gen.ts';

const PATH = '/admin/import-export';

type Run = NonNullable<Answer<typeof ImportRunDocument>['importRun']>;
type Report = NonNullable<Run['report']>;

const report = (wanted: Partial<Report> = {}): Report => ({
  outcome: 'done',
  faults: [],
  read: 2,
  skipped: 0,
  created: 1,
  updated: 1,
  unchanged: 0,
  refused: 1,
  held: 0,
  ignoredColumns: [],
  duplicates: 0,
  warnings: 0,
  totals: [{ code: 'commune_unknown', severity: 'ERROR', count: 1 }],
  issues: [
    {
      line: 4,
      severity: 'ERROR',
      code: 'commune_unknown',
      column: 'Où',
      value: '99999 ATLANTIS',
      otherLine: null,
      reason: null,
    },
  ],
  examples: [{ line: 2, name: 'Le Relais', isNew: false, changes: [{ field: 'bedrooms', before: '37', after: '41' }] }],
  milliseconds: 900,
  ...wanted,
});

const run = (wanted: Partial<Run> = {}): Run => ({
  id: 'run-1',
  fileName: 'maisons.csv',
  fileBytes: 2_000,
  hasFile: true,
  encoding: 'windows-1252',
  delimiter: ';',
  rows: 3,
  columns: [
    { header: 'Maison', sample: ['Le Relais'], guess: null },
    { header: 'CP', sample: ['69002'], guess: 'postalCode' },
  ],
  fittingMappings: [],
  types: [],
  state: 'UPLOADED',
  settings: null,
  progress: null,
  check: null,
  report: null,
  authorName: 'Camille Moreau',
  createdAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  availableActions: ['CHECK'],
  ...wanted,
});

let runningId: string | null;
beforeEach(() => {
  runningId = null;
  server.use(
    ...signedInAs(),
    api.query(ImportsDocument, () => ({ imports: { items: [], totalCount: 0, page: 1, pageCount: 0, runningId } })),
    api.query(ImportFormsDocument, () => ({
      importForms: {
        mappings: ['atout-france', 'pleniere'],
        typed: ['atout-france'],
        fields: ['name', 'postalCode', 'bedrooms'],
        saved: [],
      },
    })),
  );
});
const give = (found: Run | null) => server.use(api.query(ImportRunDocument, () => ({ importRun: found })));
const desk = (url = PATH) => renderWithApp(<ImportPanel path={PATH} />, { url, path: PATH });
const moved = (changed: Run) => ({ run: changed, errors: [] });

test('columns are named by hand, checked, and imported once somebody has said so', async () => {
  give(run());
  const asked: unknown[] = [];
  const settings = { mapping: null, columns: [], only: null, publish: false, confirmed: false };
  const checked = run({ state: 'CHECKED', check: report(), settings, availableActions: ['CHECK', 'START'] });
  server.use(
    api.mutation(CheckImportDocument, ({ variables }) => {
      asked.push(variables.input);
      return { checkImport: moved(checked) };
    }),
    api.mutation(StartImportDocument, () => ({
      startImport: moved(run({ state: 'DONE', report: report(), availableActions: [] })),
    })),
  );
  const { user } = await desk(`${PATH}?import=run-1`);
  expect(await screen.findByText(/Latin-1 \(Windows\)/)).toBeDefined();
  expect(screen.getByRole('combobox', { name: /colonne «.CP.»/ })).toHaveProperty('value', 'postalCode');
  await user.selectOptions(screen.getByRole('combobox', { name: /colonne «.Maison.»/ }), 'Nom');
  await user.click(screen.getByRole('button', { name: 'Vérifier sans rien écrire' }));
  expect(asked).toEqual([
    {
      id: 'run-1',
      mapping: null,
      columns: [
        { header: 'Maison', field: 'name' },
        { header: 'CP', field: 'postalCode' },
      ],
      only: null,
      publish: false,
      confirmed: false,
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Ce que ferait l’import' })).toBeDefined();
  const example = screen.getByText('Le Relais', { selector: 'summary *' }).closest('details')!;
  expect(within(example).getByText('37').closest('del')).not.toBeNull();
  expect(screen.getAllByText('Cette commune est inconnue').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('checkbox', { name: /^Approuver et publier/ }));
  expect(screen.getByRole('button', { name: 'Importer' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Vérifier à nouveau' }));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ publish: true });
  await user.click(screen.getByRole('button', { name: 'Importer' }));
  const dialog = screen.getByRole('dialog', { name: /Importer ce fichier/ });
  expect(within(dialog).getByText(/Lieux créés.: 1\. Lieux modifiés.: 1\./)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Importer' }));
  expect(await screen.findByRole('heading', { name: 'Ce qu’a fait l’import' })).toBeDefined();
});

test('rows to confirm are imported once somebody has said yes, and columns that are not taken are said', async () => {
  const settings = { mapping: 'pleniere', columns: [], only: null, publish: false, confirmed: false };
  const check = report({
    held: 2,
    ignoredColumns: ['Publié', 'Top 5'],
    totals: [{ code: 'commune_contradicts', severity: 'QUESTION', count: 2 }],
    issues: [
      {
        line: 2,
        severity: 'QUESTION',
        code: 'commune_contradicts',
        column: 'Ville',
        value: '75001 Lyon',
        otherLine: null,
        reason: null,
      },
    ],
  });
  const checked = run({
    state: 'CHECKED',
    check,
    settings,
    fittingMappings: ['pleniere'],
    availableActions: ['CHECK', 'START'],
  });
  give(checked);
  const asked: unknown[] = [];
  server.use(
    api.mutation(CheckImportDocument, ({ variables }) => {
      asked.push(variables.input);
      return { checkImport: moved(checked) };
    }),
  );
  const { user } = await desk(`${PATH}?import=run-1`);
  expect(await screen.findByText(/Publié.*Top 5.*La publication/)).toBeDefined();
  expect(screen.getAllByText('La commune et le code postal se contredisent').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('checkbox', { name: /^Importer aussi les lignes à confirmer/ }));
  await user.click(screen.getByRole('button', { name: 'Vérifier à nouveau' }));
  expect(asked).toMatchObject([{ confirmed: true }]);
});

test('an answer that shows what was before the news is not the last word', async () => {
  give(run());
  const progress = { checking: true, rows: 0, total: 2 };
  const settings = { mapping: null, columns: [], only: null, publish: false, confirmed: false };
  server.use(
    api.mutation(CheckImportDocument, () => {
      give(run({ state: 'CHECKED', check: report(), settings, availableActions: ['CHECK', 'START'] }));
      return { checkImport: moved(run({ state: 'CHECKING', progress, settings, availableActions: ['CANCEL'] })) };
    }),
  );
  const { user } = await desk(`${PATH}?import=run-1`);
  await user.selectOptions(await screen.findByRole('combobox', { name: /colonne «.Maison.»/ }), 'Nom');
  await user.click(screen.getByRole('button', { name: 'Vérifier sans rien écrire' }));
  expect(await screen.findByRole('button', { name: 'Arrêter' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Ce que ferait l’import' }, { timeout: 5_000 })).toBeDefined();
});

test.each([
  [1, /corrigez les lignes refusées/],
  [0, /tous les lieux correspondent déjà au fichier/],
])('what is not to be written, with %i refused row', async (refused, words) => {
  const settings = { mapping: null, columns: [], only: null, publish: false, confirmed: false };
  const check = report({ created: 0, updated: 0, refused });
  give(run({ rows: 1, state: 'CHECKED', check, settings, availableActions: ['CHECK', 'START'] }));
  await desk(`${PATH}?import=run-1`);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText(/^1 ligne · /)).toBeDefined();
});

test('a file that cannot be read is refused in words, with its lines', async () => {
  server.use(
    http.post('*/api/imports', () =>
      HttpResponse.json(
        {
          error: {
            code: 'VALIDATION_FAILED',
            message: '',
            fields: [
              { path: 'file', code: 'ragged_row', params: { line: 7, detail: '' } },
              { path: 'file', code: 'ragged_row', params: { line: 9, detail: '' } },
            ],
          },
        },
        { status: 400 },
      ),
    ),
  );
  const { user } = await desk();
  await user.upload(
    screen.getByLabelText('Choisir un fichier', { selector: 'input' }),
    new File(['a;b'], 'x.csv', { type: 'text/csv' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Ce fichier ne peut pas être importéUne ligne n’a pas autant de cellules que la première. Lignes\u00a0: 7, 9.',
  );
});

test('a file that is too large is not even sent', async () => {
  const { user } = await desk();
  const file = new File(['x'], 'x.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: 100_000_000 });
  await user.upload(screen.getByLabelText('Choisir un fichier', { selector: 'input' }), file);
  expect((await screen.findByRole('alert')).textContent).toContain('dépasse 30');
});

test('the list of imports follows what others do', async () => {
  const socket = new Subject<ApolloLink.Result>();
  let asked = 0;
  const link = new ApolloLink(({ operationName = '' }) => {
    if (operationName === 'ListsChanged') return socket;
    if (operationName === 'Imports') asked++;
    return EMPTY;
  });
  const client = new ApolloClient({ cache: createCache(), link });
  await renderWithApp(<ImportPanel path={PATH} />, { url: PATH, path: PATH, client });
  expect(asked).toBe(1);
  await act(async () => socket.next({ data: { listsChanged: [] } }));
  await act(async () => socket.next({ data: { listsChanged: ['IMPORTS'] } }));
  await vi.waitFor(() => expect(asked).toBe(2));
});

test('how far it is, that another one waits, and a stop', async () => {
  runningId = 'run-2';
  give(
    run({
      state: 'IMPORTING',
      progress: { checking: false, rows: 1_500, total: 3_000 },
      availableActions: ['CANCEL'],
    }),
  );
  let stopped = 0;
  server.use(
    api.mutation(CancelImportDocument, () => {
      stopped += 1;
      return {
        cancelImport: moved(run({ state: 'CANCELLED', check: report(), availableActions: ['CHECK', 'START'] })),
      };
    }),
  );
  const { user } = await desk(`${PATH}?import=run-1`);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('55');
  expect(screen.getByText(/^1.500 sur 3.000 lignes$/)).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Voir où il en est' })).toHaveProperty('pathname', PATH);
  await user.click(screen.getByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByRole('button', { name: 'Continuer l’import' })).toBeDefined();
  expect(stopped).toBe(1);
});
