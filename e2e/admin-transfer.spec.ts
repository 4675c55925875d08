import { readFile } from 'node:fs/promises';
import { TOKEN_KEY } from '../schema/constants.ts';
import { demoPerson } from './owner.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './browser-test.ts';

// A file that is refused is one of the steps.
test.use({ expectedMessages: [/status of 400/] });

/** One import runs at a time, and the other width may be at its own: who is refused asks again. */
async function begin(asking: readonly Locator[], outcome: Locator): Promise<void> {
  await expect(async () => {
    if (!(await outcome.isVisible())) for (const button of asking) await button.click({ timeout: 1_000 });
    await expect(outcome).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
}

test('a file is mapped by hand, checked, imported, exported again and changes nothing', async ({
  page,
  context,
  request,
}, { project }) => {
  const { ask, token } = await demoPerson(request, 'ADMIN');
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  const mark = `${project.name} ${Date.now()}`;
  const file = `Maison;Commune;CP;Tél\nLe Relais ${mark};Lyon;69002;04 78 00 00 00\nNulle part;;;\n`;
  const send = (name: string, content: string | Buffer) =>
    page
      .getByLabel('Choisir un fichier')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) });

  await page.goto('/admin/import-export');
  await send('photo.csv', Buffer.from('89504e470d0a1a0a', 'hex'));
  await expect(page.getByRole('alert')).toContainText('Ce n’est pas un fichier CSV');

  await send('maisons.csv', file);
  await expect(page.getByRole('heading', { name: 'maisons.csv' })).toBeVisible();
  await page.getByLabel(/colonne «.Maison.»/).selectOption('Nom');
  const check = page.getByRole('button', { name: 'Vérifier sans rien écrire' });
  await begin([check], page.getByRole('heading', { name: 'Ce que ferait l’import' }));
  await expect(page.getByText(`Le Relais ${mark}`).first()).toBeVisible();
  await expect(page.getByText('Cette commune est inconnue').first()).toBeVisible();

  await begin(
    [
      page.getByRole('button', { name: 'Importer', exact: true }),
      page.getByRole('dialog').getByRole('button', { name: 'Importer' }),
    ],
    page.getByRole('heading', { name: 'Ce qu’a fait l’import' }),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Toutes les remarques (CSV)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    '3;Erreur;Cette commune est inconnue (valeur obligatoire);Commune;',
  );

  await page.goto(`/admin/establishments?q=${encodeURIComponent(`Le Relais ${mark}`)}`);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
  const csv = await readFile(await (await exported).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);

  await page.goto('/admin/import-export');
  await send('retour.csv', csv);
  await expect(page.getByLabel('Lire le fichier comme')).toHaveValue('pleniere');
  await begin([check], page.getByText('Il n’y a rien à écrire'));
  const { managedVenues } = await ask<{ managedVenues: { items: { version: number; status: string }[] } }>(
    'query ($text: String!) { managedVenues(filter: { text: $text }) { items { version status } } }',
    { text: `Le Relais ${mark}` },
  );
  expect(managedVenues.items).toEqual([{ version: 1, status: 'DRAFT' }]);
});
