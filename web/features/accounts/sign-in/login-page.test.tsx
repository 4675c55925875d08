import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { easyCaptcha } from '../../../testing/captcha.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import LoginPage from './login-page.tsx';
import { CompleteTwoFactorDocument, DemoLoginDocument, DemoRolesDocument, LoginDocument } from './login.gen.ts';

beforeEach(() =>
  server.use(
    easyCaptcha,
    api.query(DemoRolesDocument, () => ({ demoRoles: [] })),
  ),
);

const open = (query = '') => renderWithApp(<LoginPage />, { url: `/login${query}`, path: '/login' });
const email = () => screen.getByRole('textbox', { name: 'Adresse e-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe');

const answers = (login: Answer<typeof LoginDocument>['login']) =>
  server.use(api.mutation(LoginDocument, () => ({ login })));

async function signIn(query = '') {
  const page = await open(query);
  await page.user.type(email(), 'jeanne@essai.test');
  await page.user.type(password(), 'Abcdef1!');
  await page.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return page;
}

describe('the words of the specification', () => {
  test('for empty fields', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByText("L'email est requis")).toBeDefined();
    expect(screen.getByText('Le mot de passe est requis')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    await user.type(email(), 'jeanne');
    expect(await screen.findByText("L'email n'est pas valide")).toBeDefined();
  });

  test('a pending account is a warning', async () => {
    answers({ token: null, errors: [{ __typename: 'AccountPending', code: 'ACCOUNT_PENDING' }] });
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("en attente d'approbation");
    expect(alert.textContent).toContain('jeanne@essai.test');
  });

  test('a rejected one an error with its reason', async () => {
    answers({
      token: null,
      errors: [{ __typename: 'AccountRejected', reason: 'Ce lieu n’existe pas.', code: 'ACCOUNT_REJECTED' }],
    });
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('rejetée');
    expect(alert.textContent).toContain('Ce lieu n’existe pas.');
  });
});

test('what is wrong is not told apart, and nothing typed is lost', async () => {
  answers({ token: null, errors: [{ __typename: 'InvalidCredentials', code: 'INVALID_CREDENTIALS' }] });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain('L’adresse e-mail ou le mot de passe');
  expect(password().value).toBe('Abcdef1!');
});

test('too many attempts say for how long', async () => {
  answers({ token: null, errors: [{ __typename: 'RateLimited', retryAfter: 900, code: 'RATE_LIMITED' }] });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain('Réessayez dans 15 minutes');
});

describe('signed in', () => {
  beforeEach(() => {
    answers({ token: aToken(), errors: [] });
    server.use(...signedInAs());
  });

  test('one goes back to the page that one came from', async () => {
    const { address } = await signIn('?retour=%2Fdashboard%2Fprofile%3Fx%3D1');
    await waitFor(() => expect(address()).toBe('/dashboard/profile?x=1'));
    expect(localStorage.getItem(TOKEN_KEY)).toBe(aToken());
  });

  test('and never to another site', async () => {
    const { address } = await signIn('?retour=%2F%2Fevil.test');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('an administrator goes to the administration', async () => {
    server.use(...signedInAs({ ...VIEWER, role: 'ADMIN' }));
    const { address } = await signIn();
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  test('with a second step, a code comes before', async () => {
    answers({
      token: null,
      errors: [{ __typename: 'TwoFactorRequired', ticket: 'ticket-1', code: 'TWO_FACTOR_REQUIRED' }],
    });
    server.use(
      api.mutation(CompleteTwoFactorDocument, ({ variables }) => {
        if (variables.code === 'abcd-efgh') return { completeTwoFactor: { token: aToken(), errors: [] } };
        return { completeTwoFactor: { token: null, errors: [{ __typename: 'InvalidCode', code: 'INVALID_CODE' }] } };
      }),
    );
    const { user, address } = await signIn();
    const code = await screen.findByRole('textbox', { name: 'Code à six chiffres' });
    expect(document.activeElement).toBe(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText(/Ce code n’est pas le bon/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
    await user.type(await screen.findByRole('textbox', { name: 'Code de secours' }), 'abcd-efgh{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('the demonstration needs one click', async () => {
    server.use(
      api.query(DemoRolesDocument, () => ({ demoRoles: ['CLIENT'] })),
      api.mutation(DemoLoginDocument, () => ({ demoLogin: { token: aToken(), errors: [] } })),
    );
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Client' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});
