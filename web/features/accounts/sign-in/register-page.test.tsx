import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { keepRegistered, keptRegistered } from './registered.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { easyCaptcha } from '../../../testing/captcha.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import RegisterPage from './register-page.tsx';
import { type RegisterMutationVariables, RegisterDocument } from './register.gen.ts';

/** Registrations that the API was sent. */
let sent: RegisterMutationVariables[];
const answerWith = (register: Answer<typeof RegisterDocument>['register']) =>
  server.use(
    api.mutation(RegisterDocument, ({ variables }) => {
      sent.push(variables);
      return { register };
    }),
  );

beforeEach(() => {
  sent = [];
  server.use(easyCaptcha);
});

const open = () => renderWithApp(<RegisterPage />, { url: '/register', path: '/register' });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function firstStep(user: UserEvent) {
  await user.type(await field('Adresse e-mail'), 'jeanne@essai.test');
  await user.type(screen.getByLabelText('Mot de passe'), 'Abcdef1,');
  await user.type(screen.getByLabelText('Confirmez le mot de passe'), 'Abcdef1,');
  await press(user, 'Suivant');
}

async function toTheEnd(user: UserEvent) {
  await firstStep(user);
  await user.type(await field('Prénom'), 'Jeanne');
  await user.type(await field('Nom'), 'Essai');
  await user.type(await field('Téléphone'), '01 99 00 00 01');
  await press(user, 'Suivant');
  await user.type(await field('Entreprise'), 'Essai SAS');
  await press(user, 'Créer mon compte');
}

test('each step is checked, in the words of the specification', async () => {
  const { user, address } = await open();
  await press(user, 'Suivant');
  expect(await screen.findByText("L'email est requis")).toBeDefined();
  expect(screen.getByText('Le mot de passe est requis')).toBeDefined();
  expect(screen.getByText('Veuillez confirmer votre mot de passe')).toBeDefined();
  await user.type(screen.getByLabelText('Mot de passe'), 'abc');
  expect(await screen.findByText('Le mot de passe doit contenir au moins 8 caractères')).toBeDefined();
  await user.type(screen.getByLabelText('Confirmez le mot de passe'), 'x');
  expect(await screen.findByText('Les mots de passe ne correspondent pas')).toBeDefined();
  expect(address()).toBe('/register');
});

test('the strength of the password follows the typing', async () => {
  const { user } = await open();
  const strength = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join();
  const type = (text: string) => user.type(screen.getByLabelText('Mot de passe'), text);
  await type('abc');
  expect(strength()).toContain('Faible');
  await type('DEF1');
  expect(strength()).toContain('Moyen');
  await type('?');
  expect(strength()).toContain('Fort');
});

test('Back and Next keep what was typed, and a tab never keeps a password', async () => {
  const { user, address } = await open();
  await firstStep(user);
  await user.type(await field('Prénom'), 'Jeanne');
  expect(address()).toBe('/register?etape=2');
  await press(user, 'Retour');
  expect((await field('Adresse e-mail')).value).toBe('jeanne@essai.test');
  expect(screen.getByLabelText<HTMLInputElement>('Mot de passe').value).toBe('Abcdef1,');
  await press(user, 'Suivant');
  expect((await field('Prénom')).value).toBe('Jeanne');
  expect(sessionStorage.getItem('registration-draft')).toContain('Jeanne');
  expect(sessionStorage.getItem('registration-draft')).not.toContain('Abcdef1');
});

test('a reload stays at its step, and asks at the end for the password that no tab keeps', async () => {
  answerWith({ registrationNumber: 'REG-042317', errors: [] });
  const { user, unmount } = await open();
  await firstStep(user);
  await user.type(await field('Prénom'), 'Jeanne');
  await user.type(await field('Nom'), 'Essai');
  await user.type(await field('Téléphone'), '01 99 00 00 01');
  unmount();
  const again = await renderWithApp(<RegisterPage />, { url: '/register?etape=2', path: '/register' });
  expect((await field('Prénom')).value).toBe('Jeanne');
  await press(again.user, 'Suivant');
  await again.user.type(await field('Entreprise'), 'Essai SAS');
  await press(again.user, 'Créer mon compte');
  expect(await screen.findByText('Le mot de passe est requis')).toBeDefined();
  expect(again.address()).toBe('/register?etape=3');
  await again.user.type(screen.getByLabelText('Mot de passe'), 'Abcdef1,');
  await again.user.type(screen.getByLabelText('Confirmez le mot de passe'), 'Abcdef1,');
  await press(again.user, 'Créer mon compte');
  await waitFor(() => expect(again.address()).toBe('/registration-pending'));
  expect(sent[0]).toMatchObject({ input: { email: 'jeanne@essai.test', password: 'Abcdef1,' } });
});

test('the way back from the confirmation does not begin the form anew', async () => {
  keepRegistered({ number: 'REG-042317', email: 'jeanne@essai.test' });
  const { address } = await renderWithApp(<RegisterPage />, { url: '/register?etape=2', path: '/register' });
  await waitFor(() => expect(address()).toBe('/registration-pending'));
});

test('at the end the account waits, under the number that the server gave', async () => {
  answerWith({ registrationNumber: 'REG-042317', errors: [] });
  const { user, address } = await open();
  await toTheEnd(user);
  await waitFor(() => expect(address()).toBe('/registration-pending'));
  expect(sent[0]).toMatchObject({
    input: {
      email: 'jeanne@essai.test',
      password: 'Abcdef1,',
      firstName: 'Jeanne',
      companyName: 'Essai SAS',
      companyPhone: null,
      language: 'fr',
    },
  });
  expect(sent[0]!.input).not.toHaveProperty('confirmPassword');
  expect(keptRegistered()).toEqual({ number: 'REG-042317', email: 'jeanne@essai.test' });
  expect(sessionStorage.getItem('registration-draft')).toBeNull();
});

test('what the API refuses comes back to its step', async () => {
  answerWith({
    registrationNumber: null,
    errors: [
      {
        __typename: 'ValidationFailed',
        fields: [{ path: 'password', code: 'passwordCommon', params: [] }],
        code: 'VALIDATION_FAILED',
      },
    ],
  });
  const { user, address } = await open();
  await toTheEnd(user);
  expect(await screen.findByText(/que l’on devine en premier/)).toBeDefined();
  expect(address()).toBe('/register');
});

test('nothing is lost with the connection', async () => {
  server.use(api.mutation(RegisterDocument, () => HttpResponse.error()));
  const { user } = await open();
  await toTheEnd(user);
  expect((await screen.findByRole('alert')).textContent).toContain('L’inscription a échoué');
  expect((await field('Entreprise')).value).toBe('Essai SAS');
});
