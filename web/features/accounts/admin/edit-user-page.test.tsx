import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import EditUserPage from './edit-user-page.tsx';
import { UpdateUserDocument, UserDocument } from './users.gen.ts';

type User = NonNullable<Answer<typeof UserDocument>['user']>;

const account = (wanted: Partial<User>): User => ({
  ...VIEWER,
  id: 'u1',
  firstName: 'Zoé',
  version: 1,
  status: 'APPROVED',
  rejectionReason: null,
  registrationNumber: null,
  lastLoginAt: null,
  phone: null,
  companyName: null,
  companyAddress: null,
  companyPhone: null,
  position: null,
  bio: null,
  website: null,
  address: null,
  postalCode: null,
  city: 'Lyon',
  country: null,
  language: 'fr',
  timezone: 'Europe/Paris',
  venueCount: 0,
  sessionCount: 0,
  suspensionReason: null,
  hasPassword: true,
  isSelf: false,
  isLastAdministrator: false,
  availableActions: ['SUSPEND'],
  ...wanted,
});

let held: { version: number; city: string };
let sent: object[];

beforeEach(() => {
  held = { version: 1, city: 'Lyon' };
  sent = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  sessionStorage.clear();
  server.use(
    ...signedInAs(),
    api.query(UserDocument, () => ({ user: account(held), billingAccount: null })),
    api.mutation(UpdateUserDocument, ({ variables: { input } }) => {
      sent.push(input);
      if (input.version !== held.version)
        return { updateUser: { user: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
      return {
        updateUser: { user: account({ firstName: input.firstName ?? 'Zoé', version: held.version + 1 }), errors: [] },
      };
    }),
  );
});

/** The form, in which the name was changed while a colleague moved the user to Nantes. */
async function edit() {
  const { user, address } = await renderWithApp(<EditUserPage />, {
    url: '/admin/users/u1/edit',
    path: '/admin/users/:id/edit',
  });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Prénom/);
  await user.clear(name);
  await user.type(name, 'Anna');
  held = { version: 2, city: 'Nantes' };
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Quelqu’un d’autre a modifié ce compte/)).toBeDefined();
  expect(name.value).toBe('Anna');
  return { user, address };
}

test('what a colleague has changed meanwhile is not overwritten unless one says so, and never what one did not touch', async () => {
  const { user, address } = await edit();
  await user.click(screen.getByRole('button', { name: 'Enregistrer ma version' }));
  await waitFor(() => expect(address()).toBe('/admin/users/u1'));
  expect(sent).toEqual([
    { id: 'u1', version: 1, firstName: 'Anna' },
    { id: 'u1', version: 2, firstName: 'Anna' },
  ]);
});

test('the version of the colleague can be taken instead', async () => {
  const { user } = await edit();
  await user.click(screen.getByRole('button', { name: 'Voir l’autre version' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Ville/).value).toBe('Nantes'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom/).value).toBe('Zoé');
});

test('leaving with changes that are not saved asks first', async () => {
  const { user, address } = await edit();
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter' }));
  await waitFor(() => expect(address()).toBe('/admin/users/u1'));
  expect(sent).toHaveLength(1);
});
