import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { easyCaptcha } from '../../../testing/captcha.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import ContactForm from './contact-form.tsx';
import { SendMessageDocument } from './contact.gen.ts';

test('a visitor forgets half of it, is told, completes it and gets a number', async () => {
  server.use(
    easyCaptcha,
    api.mutation(SendMessageDocument, ({ variables }) => {
      expect(variables.input).toMatchObject({
        subject: 'Un lieu que je gère',
        message: 'Bonjour',
        firstName: 'Jeanne',
        lastName: 'Essai',
        email: 'jeanne@essai.test',
        phone: null,
        language: 'fr',
        consent: true,
      });
      return { sendMessage: { reference: 'MSG-2026-000007', errors: [] } };
    }),
  );
  const { user } = await renderWithApp(<ContactForm />, { url: '/contact' });
  const send = () => user.click(screen.getByRole('button', { name: 'Envoyer mon message' }));
  await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Bonjour');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('5 réponses à corriger');
  await waitFor(() => expect((document.activeElement as HTMLSelectElement).name).toBe('subject'));
  await user.selectOptions(screen.getByRole('combobox'), 'Un lieu que je gère');
  await user.type(screen.getByRole('textbox', { name: 'Prénom' }), 'Jeanne');
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Essai');
  await user.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'jeanne@essai.test');
  await user.click(screen.getByRole('checkbox'));
  expect(sessionStorage.getItem('contact-draft')).toContain('jeanne@essai.test');
  await send();
  expect(await screen.findByText(/MSG-2026-000007/)).toBeDefined();
  expect(sessionStorage.getItem('contact-draft')).toBeNull();
});
