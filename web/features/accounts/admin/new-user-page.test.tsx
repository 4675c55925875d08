import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import NewUserPage from './new-user-page.tsx';
import { CreateUserDocument } from './users.gen.ts';

let sent: object | undefined;
const answer = (createUser: Answer<typeof CreateUserDocument>['createUser']) =>
  server.use(
    api.mutation(CreateUserDocument, ({ variables }) => {
      sent = variables.input;
      return { createUser };
    }),
  );

beforeEach(() => {
  sent = undefined;
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs());
});

async function fill() {
  const { user, address } = await renderWithApp(<NewUserPage />, { url: '/admin/users/new' });
  await user.type(await screen.findByLabelText(/^Adresse e-mail/), 'neuve@maison.example');
  await user.type(screen.getByLabelText(/^Prénom/), 'Neuve');
  await user.type(screen.getByLabelText(/^Nom/), 'Exemple');
  await user.selectOptions(screen.getByLabelText(/^Rôle/), 'TEAM');
  return { user, address };
}
const create = () => screen.getByRole('button', { name: 'Créer et inviter' });

test('what is missing is said before anything is sent', async () => {
  const { user } = await renderWithApp(<NewUserPage />, { url: '/admin/users/new' });
  await user.click(await screen.findByRole('button', { name: 'Créer et inviter' }));
  expect(screen.getByText('3 réponses à corriger')).toBeDefined();
  expect(sent).toBeUndefined();
});

test('an address that has an account is told beside its field, and nothing typed is lost', async () => {
  answer({
    user: null,
    errors: [
      {
        __typename: 'ValidationFailed',
        fields: [{ path: 'email', code: 'taken', params: [] }],
        code: 'VALIDATION_FAILED',
      },
    ],
  });
  const { user } = await fill();
  await user.click(create());
  expect((await screen.findAllByText('Cette adresse a déjà un compte.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Adresse e-mail/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom/).value).toBe('Neuve');
});

test('the account that is made is shown', async () => {
  answer({ user: { id: 'u1' }, errors: [] });
  const { user, address } = await fill();
  await user.click(create());
  await expect.poll(address).toBe('/admin/users/u1');
  expect(sent).toEqual({
    email: 'neuve@maison.example',
    firstName: 'Neuve',
    lastName: 'Exemple',
    role: 'TEAM',
    phone: null,
    companyName: null,
    language: 'fr',
  });
});

test('leaving with an account that is not created yet asks first; having created it leaves without a question', async () => {
  const { user, address } = await fill();
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  const question = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
  expect(address()).toBe('/admin/users/new');
  await user.click(within(question).getByRole('button', { name: 'Rester ici' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom/).value).toBe('Neuve');
  answer({ user: { id: 'u1' }, errors: [] });
  await user.click(create());
  await expect.poll(address).toBe('/admin/users/u1');
});
