import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { signedInAs } from '../../../testing/viewer.ts';
import ReferencesPage from './references-page.tsx';
import { DeleteReferenceDocument, ReferenceContentDocument, SaveReferenceDocument } from './references.gen.ts';

type Held = { id: string; name: string; website: string | null; isShown: boolean; version: number };
let held: Held[];
let saved: object[];

const whole = (reference: Held) => ({
  ...reference,
  logo: { url: `/uploads/references/${reference.id}.webp`, width: 320, height: 120 },
});

beforeEach(() => {
  held = [
    { id: 'a', name: 'Alpha', website: 'https://alpha.test', isShown: true, version: 3 },
    { id: 'b', name: 'Bêta', website: null, isShown: false, version: 1 },
  ];
  saved = [];
  Element.prototype.scrollIntoView = () => {};
  server.use(
    ...signedInAs(),
    api.query(ReferenceContentDocument, () => ({ referenceContent: { revision: 'r', references: held.map(whole) } })),
    api.mutation(SaveReferenceDocument, ({ variables }) => {
      const input = variables.input;
      saved.push(input);
      held = held.map((each) =>
        each.id === input.id ? { ...each, ...input, id: each.id, version: each.version + 1 } : each,
      );
      return { saveReference: { reference: whole(held.find(({ id }) => id === input.id)!), errors: [] } };
    }),
    api.mutation(DeleteReferenceDocument, ({ variables }) => {
      held = held.filter(({ id }) => id !== variables.input.id);
      return { deleteReference: { errors: [] } };
    }),
  );
});

test('lists them in their order, and says which are not shown', async () => {
  await renderWithApp(<ReferencesPage />);
  const list = await screen.findByRole('list', { name: 'Références dans leur ordre' });
  const [alpha, beta] = within(list).getAllByRole('listitem');
  expect(alpha!.textContent).toContain('alpha.test');
  expect(beta!.textContent).toContain('Non affichée');
});

test('one is changed with the version that was seen', async () => {
  const { user } = await renderWithApp(<ReferencesPage />);
  await user.click(await screen.findByRole('button', { name: /^Modifier\s: Alpha$/ }));
  const name = screen.getByLabelText('Nom de l’entreprise');
  await user.clear(name);
  await user.type(name, 'Alpha Conseil');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('button', { name: /^Modifier\s: Alpha Conseil$/ })).toBeDefined();
  expect(saved).toEqual([
    { id: 'a', version: 3, name: 'Alpha Conseil', website: 'https://alpha.test', isShown: true, logo: null },
  ]);
});

test('a new one needs a name and a logo: both are said, nothing is sent', async () => {
  const { user } = await renderWithApp(<ReferencesPage />);
  await user.click(await screen.findByRole('button', { name: 'Ajouter une référence' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Choisissez le logo de l’entreprise.')).toBeDefined();
  expect(screen.getByLabelText('Nom de l’entreprise').getAttribute('aria-invalid')).toBe('true');
  expect(saved).toEqual([]);
});

test('deleting asks once, and says what it does', async () => {
  const { user } = await renderWithApp(<ReferencesPage />);
  await user.click(await screen.findByRole('button', { name: /^Supprimer\s: Bêta$/ }));
  const dialog = screen.getByRole('dialog', { hidden: true, name: /^Supprimer Bêta\s\?$/ });
  expect(dialog.textContent).toContain('C’est définitif.');
  expect(held).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer la référence', hidden: true }));
  await expect.poll(() => screen.queryByRole('button', { name: /^Modifier\s: Bêta$/ })).toBeNull();
});
