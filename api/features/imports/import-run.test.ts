import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importer } from '../../testing/imports.ts';
import { completeVenue } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { trimImports } from './import-run-trim.ts';

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

const REGISTER = `DATE DE CLASSEMENT;TYPOLOGIE ÉTABLISSEMENT;CLASSEMENT;NOM COMMERCIAL;ADRESSE;CODE POSTAL;COMMUNE;NOMBRE DE CHAMBRES
19/06/2023;HÔTEL DE TOURISME;3 étoiles;HÔTEL DES ALPES;1 rue X;38000;GRENOBLE;37
19/06/2023;CAMPING;3 étoiles;LES PINS;2 rue X;38000;GRENOBLE;-
19/06/2023;HÔTEL DE TOURISME;4 étoiles;HÔTEL PERDU;3 rue X;99999;ATLANTIS;12
`;

describe('an import', () => {
  test('says what the file is, what it would do, and does it', async () => {
    const { status, id } = await importing.upload(REGISTER);
    expect(status).toBe(201);
    expect(await importing.runOf(id)).toMatchObject({
      state: 'UPLOADED',
      fileName: 'hotels.csv',
      encoding: 'utf-8',
      delimiter: ';',
      rows: 3,
      types: ['CAMPING', 'HÔTEL DE TOURISME'],
      fittingMappings: ['atout-france', 'pleniere'],
      availableActions: ['CHECK'],
    });
    expect(await importing.move('startImport', id)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    const settings = { mapping: 'atout-france', only: 'HÔTEL DE TOURISME', publish: true };
    await importing.move('checkImport', id, settings);
    const checked = await importing.ended(id);
    expect(checked).toMatchObject({
      state: 'CHECKED',
      availableActions: ['CHECK', 'START'],
      check: {
        outcome: 'done',
        read: 3,
        skipped: 1,
        created: 1,
        refused: 1,
        issues: [{ line: 4, code: 'commune_unknown', column: 'COMMUNE', value: '99999 ATLANTIS' }],
        examples: [{ name: 'Hôtel des Alpes', isNew: true }],
      },
    });
    expect(await app.database.rows(`select 1 from venue where name = 'Hôtel des Alpes'`)).toEqual([]);
    await importing.move('startImport', id);
    const done = await importing.ended(id);
    expect(done).toMatchObject({ state: 'DONE', availableActions: [], report: { created: 1, refused: 1, skipped: 1 } });
    expect(await app.database.rows(`select is_published from venue where name = 'Hôtel des Alpes'`)).toEqual([
      { is_published: true },
    ]);
    const again = await importing.imported(REGISTER.replace(';37', ';41'), settings);
    expect(again.checked.check?.examples[0]?.changes).toContainEqual({ field: 'bedrooms', before: '37', after: '41' });
    expect(again.done.report).toMatchObject({ created: 0, updated: 1 });
    expect((await importing.imported(REGISTER.replace(';37', ';41'), settings)).done.report).toMatchObject({
      unchanged: 1,
      updated: 0,
    });
  });

  test('tells of a venue that somebody wrote himself, which it would create again; its identifier changes that one', async () => {
    const id = await completeVenue(app.database, null);
    const [own] = await app.database.rows<{ place: string }>(
      `update venue set name = 'L’Étang d’Or' where id = $1
       returning (select label from commune where code = commune_code) || ';' || postal_code as place`,
      [id],
    );
    const settings = { mapping: 'pleniere' };
    const file = `nom;ville;code postal\nL’ETANG D’OR;${own!.place}\nAutre maison;${own!.place}\n`;
    const { checked, done } = await importing.imported(file, settings);
    for (const report of [checked.check, done.report])
      expect(report).toMatchObject({
        created: 2,
        issues: [{ line: 2, code: 'like_existing', column: 'nom', value: `L’ETANG D’OR (${id})` }],
      });
    const named = await importing.imported(`identifiant;nom\n${id};L’ETANG D’OR\n`, settings);
    expect(named.done.report).toMatchObject({ created: 0, updated: 1, issues: [] });
  });

  test('gives every remark as a file', async () => {
    const { checked } = await importing.imported(REGISTER, { mapping: 'atout-france' });
    const response = await fetch(`${app.url}/api/imports/${checked.id}/issues`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="remarques-hotels.csv"');
    expect(await response.text()).toContain('4;Erreur;Cette commune est inconnue;COMMUNE;99999 ATLANTIS\r\n');
  });

  test('keeps its file and its remarks for a month', async () => {
    const { done } = await importing.imported(REGISTER, { mapping: 'atout-france' });
    const kept = { database: app.database, storage: app.app.storage };
    const age = (days: number) =>
      app.database.rows(`update import_run set ended_at = now() - make_interval(days => $2) where id = $1`, [
        done.id,
        days,
      ]);
    const issues = async () => (await admin.rest('GET', `/imports/${done.id}/issues`)).status;
    await age(29);
    expect(await trimImports(kept.database, kept.storage)).toBe(0);
    expect(await issues()).toBe(200);
    await age(31);
    expect(await trimImports(kept.database, kept.storage)).toBe(2);
    expect(await issues()).toBe(404);
    expect(await importing.move('checkImport', done.id, { mapping: 'atout-france' })).toMatchObject({
      errors: [{ __typename: 'Forbidden' }],
    });
  });

  test('ends where nobody is at it any more', async () => {
    const { id } = await importing.upload(REGISTER);
    const settings = JSON.stringify({ mapping: 'atout-france', columns: [], only: null, publish: false });
    await app.database.rows(`update import_run set state = 'IMPORTING', settings = $2::jsonb where id = $1`, [
      id,
      settings,
    ]);
    await importing.move('cancelImport', id);
    expect(await importing.ended(id)).toMatchObject({ state: 'CANCELLED', report: { outcome: 'aborted', created: 0 } });
  });

  test('goes by columns that somebody has chosen, and the choice is kept under a name', async () => {
    const columns = [
      { header: 'Maison', field: 'name' },
      { header: 'Où', field: 'city' },
      { header: 'CP', field: 'postalCode' },
      { header: 'Tél', field: 'contactPhone' },
    ];
    const saved = await importing.ask(
      `mutation ($input: SavedMappingInput!) { saveImportMapping(input: $input) { forms { saved { id name columns { header field } } } } }`,
      { input: { name: 'Chaîne hôtelière', columns } },
    );
    const [kept] = (saved['saveImportMapping'] as unknown as { forms: { saved: { id: string }[] } }).forms.saved;
    expect(kept).toMatchObject({ name: 'Chaîne hôtelière', columns });
    const file = 'Maison,Où,CP,Tél\n"Le Relais, Lyon",Lyon,69002,04 78 00 00 00\nSans lieu,,,\n';
    const { done } = await importing.imported(Buffer.from(file, 'latin1'), { columns });
    expect(done.report).toMatchObject({ created: 1, refused: 1 });
    expect(done.report?.issues).toMatchObject([{ line: 3, code: 'commune_unknown', column: 'Où' }]);
    expect(
      await app.database.rows(
        `select contact_phone from venue where name = 'Le Relais, Lyon' and commune_code = '69382'`,
      ),
    ).toEqual([{ contact_phone: '04 78 00 00 00' }]);
    // A venue without an owner: only the columns of the file are written.
    expect(
      (await importing.imported('Maison,Où,CP,Tél\n"Le Relais, Lyon",Lyon,69002,04 78 11 11 11\n', { columns })).done
        .report,
    ).toMatchObject({
      created: 0,
      updated: 1,
      examples: [{ changes: [{ field: 'contactPhone', before: '04 78 00 00 00', after: '04 78 11 11 11' }] }],
    });
    await importing.ask(`mutation ($id: ID!) { deleteImportMapping(input: { id: $id }) { forms { saved { id } } } }`, {
      id: kept!.id,
    });
  });

  test.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'empty_file'],
    ['a header alone', 'Nom;Ville;Code postal\n', 'no_rows'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'foreign_file'],
    ['a workbook', Buffer.from('504b0304140000000800', 'hex'), 'foreign_file'],
    ['broken letters', Buffer.concat([Buffer.from('Nom;Ville\né;é;\n'), Buffer.from([0xff, 0x0a])]), 'broken_encoding'],
    ['a quote that is not closed', 'Nom;Ville\n"Hôtel;Lyon\n', 'unclosed_quote'],
    ['rows of another width', 'Nom;Ville\nHôtel\n', 'ragged_row'],
    ['no columns', 'Bonjour\n\nCeci est une lettre.\n', 'unknown_header'],
  ])('refuses %s and says why', async (_title, content, code) => {
    expect(await importing.upload(content)).toMatchObject({ status: 400, error: { fields: [{ path: 'file', code }] } });
  });

  test('refuses what is too large, and columns that do not tell whose they are', async () => {
    expect(await importing.upload(Buffer.alloc(31 * 1024 * 1024, 'a;b\n'))).toMatchObject({ status: 413 });
    const { id } = await importing.upload('Maison;Ville\nLe Relais;Lyon\n');
    expect(await importing.move('checkImport', id, { columns: [{ header: 'Ville', field: 'city' }] })).toMatchObject({
      errors: [{ fields: [{ path: 'columns', code: 'missing_column' }] }],
    });
    expect(await importing.move('checkImport', id, { mapping: 'atout-france' })).toMatchObject({
      errors: [{ fields: [{ path: 'mapping', code: 'missing_column' }, {}, {}, {}, {}, {}] }],
    });
  });

  test('runs alone, can be stopped and gone on with', async () => {
    const many = ['Nom;Ville;Code postal', ...Array.from({ length: 4_000 }, (_, n) => `Relais ${n};Lyon;69002`)].join(
      '\n',
    );
    const [first, second] = [await importing.upload(many), await importing.upload(REGISTER)];
    await importing.move('checkImport', first.id, { mapping: 'pleniere' });
    expect(await importing.move('checkImport', second.id, { mapping: 'atout-france' })).toMatchObject({
      errors: [{ __typename: 'Conflict' }],
    });
    expect(await importing.move('startImport', first.id)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    await importing.ended(first.id);
    await importing.move('startImport', first.id);
    await vi.waitFor(async () => {
      const [{ count } = { count: 0 }] = await app.database.rows<{ count: number }>(
        `select count(*)::int as count from venue where name like 'Relais %'`,
      );
      expect(count).toBeGreaterThan(0);
    }, 20_000);
    expect(await importing.move('cancelImport', first.id)).toMatchObject({ errors: [] });
    const stopped = await importing.ended(first.id);
    expect(stopped).toMatchObject({ state: 'CANCELLED', report: { outcome: 'aborted' } });
    expect(stopped.report!.created).toBeLessThan(4_000);
    await importing.move('startImport', first.id);
    // Rows of earlier runs count as written.
    expect((await importing.ended(first.id)).report).toMatchObject({ outcome: 'done', created: 4_000, unchanged: 0 });
  });
});
