import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api, server, type Answer } from '../../testing/api.ts';
import { easyCaptcha } from '../../testing/captcha.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { NO_CONDITIONS, parseSearch } from '../search/search-params.ts';
import ConfirmSearchPage from './confirm-search-page.tsx';
import EndSearchPage from './end-search-page.tsx';
import { SaveSearch } from './save-search.tsx';
import { ConfirmSavedSearchDocument, EndSavedSearchDocument, SaveSearchDocument } from './saved-searches.gen.ts';

const PARAMS = parseSearch('location=Lyon&capacity=80&page=3', '2026-11-21');

describe('the offer to follow a search', () => {
  async function open() {
    const page = await renderWithApp(<SaveSearch params={PARAMS} />, { url: '/establishments' });
    await page.user.click(await screen.findByRole('button', { name: 'Recevoir les nouveaux lieux par e-mail' }));
    const field = await screen.findByRole('textbox', { name: 'Adresse e-mail' });
    return {
      ...page,
      field,
      send: () => page.user.click(screen.getByRole('button', { name: 'Suivre cette recherche' })),
    };
  }

  test('is made where there is a search', async () => {
    await renderWithApp(<SaveSearch params={NO_CONDITIONS} />, { url: '/establishments' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('takes an address, and says where to look for the link', async () => {
    server.use(
      easyCaptcha,
      api.mutation(SaveSearchDocument, ({ variables }) => {
        expect(variables.input).toMatchObject({
          email: 'jeanne@essai.test',
          filter: { location: ['Lyon'], capacity: 80 },
          language: 'fr',
        });
        return { saveSearch: { errors: [] } };
      }),
    );
    const { user, field, send } = await open();
    expect(document.activeElement).toBe(field);
    expect(within(screen.getByRole('dialog')).getByText(/à Lyon pour 80 personnes/)).toBeDefined();
    await user.type(field, ' jeanne@essai.test ');
    await send();
    expect((await screen.findByText(/en route vers jeanne@essai.test/)).textContent).toContain('48');
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByText(/en route vers/)).toBeNull());
  });

  test('says what is wrong with an address', async () => {
    server.use(easyCaptcha);
    const { user, field, send } = await open();
    await send();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Indiquez votre adresse e-mail/)).toBeDefined();
    await user.type(field, 'jeanne');
    await send();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  test('keeps the address where it could not be sent', async () => {
    server.use(
      easyCaptcha,
      api.mutation(SaveSearchDocument, () => ({
        saveSearch: { errors: [{ __typename: 'RateLimited', code: 'RATE_LIMITED', retryAfter: 600 }] },
      })),
    );
    const { user, field, send } = await open();
    await user.type(field, 'jeanne@essai.test');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('10 minutes');
    expect((field as HTMLInputElement).value).toBe('jeanne@essai.test');
  });
});

describe('the page that confirms a search', () => {
  const open = (query: string) =>
    renderWithApp(<ConfirmSearchPage />, { url: `/recherches/confirmer${query}`, path: '/recherches/confirmer' });
  const answer = (confirmSavedSearch: Answer<typeof ConfirmSavedSearchDocument>['confirmSavedSearch']) =>
    server.use(
      api.mutation(ConfirmSavedSearchDocument, ({ variables }) => {
        expect(variables).toEqual({ token: 'abc' });
        return { confirmSavedSearch };
      }),
    );

  test('asks first, and leads to the search', async () => {
    answer({ searchPath: '/establishments?location=Lyon', endsAt: '2027-11-25T10:00:00Z', errors: [] });
    const { user } = await open('?token=abc');
    await user.click(screen.getByRole('button', { name: 'Recevoir les nouveaux lieux' }));
    expect((await screen.findByRole('status')).textContent).toContain('25 novembre 2027');
    expect(screen.getByRole('link', { name: 'Voir la recherche' }).getAttribute('href')).toBe(
      '/establishments?location=Lyon',
    );
  });

  test('has a way out for a link that has expired', async () => {
    answer({
      searchPath: null,
      endsAt: null,
      errors: [{ __typename: 'LinkInvalid', code: 'LINK_INVALID' }],
    });
    const { user } = await open('?token=abc');
    await user.click(screen.getByRole('button', { name: 'Recevoir les nouveaux lieux' }));
    expect((await screen.findByRole('alert')).textContent).toContain('a expiré');
    expect(screen.getByRole('link', { name: 'Chercher un lieu' }).getAttribute('href')).toBe('/establishments');
  });

  test('says so where the link was cut', async () => {
    await open('');
    expect(screen.getByRole('alert').textContent).toContain('Ce lien est incomplet');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('the page that ends a search does it by a press alone', async () => {
  let asked = 0;
  server.use(
    api.mutation(EndSavedSearchDocument, () => {
      asked++;
      return { endSavedSearch: { errors: [] } };
    }),
  );
  const { user } = await renderWithApp(<EndSearchPage />, {
    url: '/recherches/arreter?token=abc',
    path: '/recherches/arreter',
  });
  expect(asked).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Arrêter ces e-mails' }));
  expect((await screen.findByRole('status')).textContent).toContain('ont été effacées');
  expect(asked).toBe(1);
});
