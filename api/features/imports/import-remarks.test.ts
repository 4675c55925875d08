import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importer } from '../../testing/imports.ts';
import { completeVenue } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let importing: ReturnType<typeof importer>;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.services.jobs.start();
  admin = await signedInPerson(app, 'ADMIN');
  importing = importer(app, admin);
});
afterAll(() => app.stop());

const OURS = { mapping: 'pleniere' };

describe('rows that raise a question', () => {
  const FILE = `Nom;Ville;Code postal;Latitude;Longitude
Maison contredite;Lyon;75001;;
Maison lointaine;Grenoble;38000;48,85;2,35
Maison sage;Grenoble;38000;45,19;5,73
`;

  test('wait for a yes', async () => {
    const { done } = await importing.imported(FILE, OURS);
    expect(done.report).toMatchObject({ created: 1, held: 2 });
    expect(done.report?.issues.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '2 commune_contradicts',
      '3 position_far',
    ]);
    const confirmed = await importing.imported(FILE, { ...OURS, confirmed: true });
    expect(confirmed.done.report).toMatchObject({ created: 2, held: 0, unchanged: 1 });
    // Existing values are not reported again.
    const again = await importing.imported(FILE, OURS);
    expect(again.done.report).toMatchObject({ created: 0, unchanged: 3, held: 0, issues: [] });
  });
});

test('an identifier that no venue has is an error, and makes none', async () => {
  const id = crypto.randomUUID();
  const { done } = await importing.imported(`Identifiant;Nom;Ville\n${id};Maison de personne;Lyon\n`, OURS);
  expect(done.report).toMatchObject({ created: 0, refused: 1, issues: [{ line: 2, code: 'id_unknown', value: id }] });
  expect(await app.database.rows(`select 1 from venue where name = 'Maison de personne'`)).toEqual([]);
});

test('columns that nothing is taken from are said', async () => {
  const { done } = await importing.imported('Nom;Ville;Publié;Top 5;Images;Humeur\nMaison;Lyon;oui;1;x;bonne\n', OURS);
  expect(done.report).toMatchObject({ ignoredColumns: ['Publié', 'Top 5', 'Images', 'Humeur'] });
});

test('the file of remarks speaks French', async () => {
  const { id } = await importing.imported('Nom;Ville;E-mail;Humeur\nMaison;Lyon;rien;bonne\n', OURS);
  const response = await fetch(`${app.url}/api/imports/${id}/issues`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect((await response.text()).split('\r\n')).toEqual([
    'Ligne;Gravité;Remarque;Colonne;Valeur',
    '1;Information;Cette colonne n’est pas prise en compte;Humeur;',
    '2;Erreur;Une valeur n’est pas permise (adresse e-mail attendue);E-mail;rien',
    '',
  ]);
});

test('what an import changes is in the history of the venue, in the name of who began it', async () => {
  const id = await completeVenue(app.database, null, { name: 'Maison suivie', bedrooms: 10 });
  await importing.imported(`Identifiant;Nom;Chambres\n${id};Maison suivie;12\n`, OURS);
  const entries = await app.database.rows<{ action: string; actor_id: string; before: object; after: object }>(
    `select action, actor_id, before, after from audit_entry where object_id = $1`,
    [id],
  );
  expect(entries).toMatchObject([
    { action: 'IMPORT_VENUES', actor_id: admin.id, before: { bedrooms: 10 }, after: { bedrooms: 12 } },
  ]);
});
