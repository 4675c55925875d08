import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SESSION } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { easyCaptcha } from '../../../testing/captcha.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import VerifyEmailPage from './verify-email-page.tsx';
import { RequestPasswordResetDocument, ResetPasswordDocument } from './reset.gen.ts';
import { ResendVerificationDocument, VerifyEmailDocument } from './verification.gen.ts';

test('who forgot his password is told the same whatever he types', async () => {
  server.use(
    easyCaptcha,
    api.mutation(RequestPasswordResetDocument, () => ({ requestPasswordReset: { errors: [] } })),
  );
  const { user } = await renderWithApp(<ForgotPasswordPage />, { url: '/forgot-password' });
  await user.click(screen.getByRole('button', { name: 'M’envoyer un lien' }));
  expect(await screen.findByText("L'email est requis")).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'jeanne@essai.test');
  await user.click(screen.getByRole('button', { name: 'M’envoyer un lien' }));
  expect(
    await screen.findByText('Les instructions de réinitialisation ont été envoyées à votre adresse e-mail.'),
  ).toBeDefined();
  expect(screen.getByText(/Si un compte existe avec l'adresse e-mail fournie/)).toBeDefined();
});

describe('a new password', () => {
  const open = (query: string) =>
    renderWithApp(<ResetPasswordPage />, { url: `/reset-password${query}`, path: '/reset-password' });
  const answer = (resetPassword: Answer<typeof ResetPasswordDocument>['resetPassword']) =>
    server.use(api.mutation(ResetPasswordDocument, () => ({ resetPassword })));

  async function choose(query = '?token=abc') {
    const page = await open(query);
    await page.user.type(screen.getByLabelText('Nouveau mot de passe'), 'Abcdef1!');
    await page.user.type(screen.getByLabelText('Confirmez le mot de passe'), 'Abcdef1!');
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer le nouveau mot de passe' }));
    return page;
  }

  test('needs a token', async () => {
    await open('');
    expect(
      screen.getByText(
        'Jeton de réinitialisation invalide ou manquant. Veuillez demander un nouveau lien de réinitialisation du mot de passe.',
      ),
    ).toBeDefined();
  });

  test('leads to the sign-in three seconds later', async () => {
    expect(SESSION.resetRedirectMs).toBe(3_000);
    answer({ errors: [] });
    const { address } = await choose();
    expect(await screen.findByText('Votre mot de passe a été réinitialisé avec succès.')).toBeDefined();
    expect(address()).toBe('/reset-password?token=abc');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('is not called reset when it is the first one', async () => {
    answer({ errors: [] });
    await choose('?token=abc&premier=1');
    const told = await screen.findByRole('status');
    expect(told.textContent).toContain('Votre mot de passe est choisi.');
    expect(told.textContent).not.toMatch(/réinitialisé|sessions/);
  });

  test('can not be set with a link that was used', async () => {
    answer({ errors: [{ __typename: 'LinkInvalid', code: 'LINK_INVALID' }] });
    await choose();
    expect((await screen.findByRole('alert')).textContent).toContain('Jeton de réinitialisation invalide');
  });
});

describe('the confirmation of an address', () => {
  const open = (query: string) =>
    renderWithApp(<VerifyEmailPage />, { url: `/verify-email${query}`, path: '/verify-email' });

  test.each<[Answer<typeof VerifyEmailDocument>['verifyEmail'], RegExp]>([
    [{ alreadyVerified: false, errors: [] }, /est confirmée. Merci/],
    [{ alreadyVerified: true, errors: [] }, /était déjà confirmée/],
    [
      { alreadyVerified: null, errors: [{ __typename: 'LinkInvalid', code: 'LINK_INVALID' }] },
      /n’a pas pu être vérifiée/,
    ],
  ])('%j', async (verifyEmail, text) => {
    const asked = vi.fn<(token: unknown) => void>();
    server.use(
      api.mutation(VerifyEmailDocument, ({ variables }) => {
        asked(variables.token);
        return { verifyEmail };
      }),
    );
    await open('?token=abc');
    expect(await screen.findByText(text)).toBeDefined();
    expect(asked.mock.calls).toEqual([['abc']]);
  });

  test('without a token says so, and really sends the mail again', async () => {
    const asked = vi.fn<(email: unknown) => void>();
    server.use(
      api.mutation(ResendVerificationDocument, ({ variables }) => {
        asked(variables.email);
        return { resendVerification: { errors: [] } };
      }),
    );
    const { user } = await open('');
    expect(screen.getByText(/Jeton de vérification invalide ou manquant/)).toBeDefined();
    await user.type(screen.getByRole('textbox'), 'jeanne@essai.test');
    await user.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
    expect(await screen.findByText(/E-mail de vérification envoyé/)).toBeDefined();
    expect(asked.mock.calls).toEqual([['jeanne@essai.test']]);
  });
});
