import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { isFarewellDue } from '../../../lib/session/farewell.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import ProfilePage from './profile-page.tsx';
import { DeleteMyAccountDocument, PromisedEventsDocument } from './data.gen.ts';
import { ProfileDocument, UpdateProfileDocument } from './profile.gen.ts';
import { ChangePasswordDocument, ConfirmTwoFactorDocument, EnableTwoFactorDocument } from './security.gen.ts';
import { RevokeSessionDocument, SessionsDocument } from './sessions.gen.ts';

type Profile = NonNullable<Answer<typeof ProfileDocument>['viewer']>;

const PROFILE: Profile = {
  ...VIEWER,
  version: 3,
  position: null,
  bio: null,
  phone: '01 99 00 00 01',
  website: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  companyName: 'Essai SAS',
  companyAddress: null,
  companyPhone: null,
  language: 'fr',
  timezone: 'Europe/Paris',
  notificationPreferences: { quoteRequests: true, decisions: true, subscription: true, news: false },
  registrationNumber: 'REG-042317',
  lastLoginAt: '2026-11-20T08:00:00.000Z',
  recoveryCodesLeft: 0,
};

const session = (id: string, current: boolean) => ({
  id,
  current,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
});

/** Whether the browser asks whoever closes the tab. */
const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** With what variables mutations were asked for. */
let asked: object[];
const promised = (events: Answer<typeof PromisedEventsDocument>['promisedEvents']) =>
  server.use(api.query(PromisedEventsDocument, () => ({ promisedEvents: events })));
const answer = <TData, TVariables extends object>(
  document: TypedDocumentNode<TData, TVariables>,
  data: Unmasked<TData>,
) =>
  server.use(
    api.mutation(document, ({ variables }) => {
      asked.push(variables);
      return data;
    }),
  );

beforeEach(() => {
  asked = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    api.query(PromisedEventsDocument, () => ({ promisedEvents: [] })),
    api.query(ProfileDocument, () => ({ viewer: PROFILE })),
    api.query(SessionsDocument, () => ({ sessions: [session('s-1', true), session('s-2', false)] })),
  );
});

const open = (section = '') =>
  renderWithApp(<ProfilePage />, { url: `/dashboard/profile${section}`, path: '/dashboard/profile' });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the profile', () => {
  test('is saved as a whole; an address without its beginning gets one', async () => {
    answer(UpdateProfileDocument, {
      updateProfile: { user: { ...PROFILE, version: 4, city: 'Nantes' }, errors: [] },
    });
    const { user } = await open();
    const contact = await section('Coordonnées');
    await user.type(contact.getByRole('textbox', { name: /^Ville/ }), 'Nantes');
    await user.type(contact.getByRole('textbox', { name: /^Site web/ }), 'essai.test');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Enregistré')).toBeDefined();
    expect(asked.at(-1)).toEqual({
      input: {
        id: 'user-1',
        version: 3,
        firstName: 'Jeanne',
        lastName: 'Essai',
        position: '',
        bio: '',
        phone: '01 99 00 00 01',
        website: 'https://essai.test',
        address: '',
        postalCode: '',
        city: 'Nantes',
        country: '',
        companyName: 'Essai SAS',
        companyAddress: '',
        companyPhone: '',
      },
    });
  });

  test('is saved from the version that was saved before; a change elsewhere is told, and keeps what was typed, also while another tab is shown', async () => {
    answer(UpdateProfileDocument, {
      updateProfile: { user: { ...PROFILE, version: 4 }, errors: [] },
    });
    const { user } = await open();
    const company = await section('Entreprise');
    const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await save();
    expect(await screen.findByText('Enregistré')).toBeDefined();
    answer(UpdateProfileDocument, {
      updateProfile: {
        user: null,
        errors: [{ __typename: 'Conflict', code: 'CONFLICT' }],
      },
    });
    await user.type(company.getByRole('textbox', { name: /^Entreprise/ }), ' Lyon');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('entre-temps');
    expect(asked.at(-1)).toMatchObject({ input: { id: 'user-1', version: 4 } });
    await user.click(screen.getByRole('tab', { name: 'Préférences' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Entreprise' })).toBeNull());
    await user.click(screen.getByRole('tab', { name: 'Vous et votre entreprise' }));
    expect(await company.findByDisplayValue('Essai SAS Lyon')).toBeDefined();
  });

  describe('that was saved elsewhere meanwhile', () => {
    const ELSEWHERE = { ...PROFILE, version: 7, companyName: 'Essai SA', city: 'Nantes' };
    /** One's own name of the company is refused, as the profile is another one now. */
    async function refused() {
      answer(UpdateProfileDocument, {
        updateProfile: { user: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] },
      });
      const { user } = await open();
      const company = await section('Entreprise');
      await user.type(company.getByRole('textbox', { name: /^Entreprise/ }), ' Lyon');
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
      await screen.findByRole('alert');
      server.use(api.query(ProfileDocument, () => ({ viewer: ELSEWHERE })));
      return { user, company };
    }

    test('is overwritten on request, from the version that is there', async () => {
      const { user } = await refused();
      answer(UpdateProfileDocument, {
        updateProfile: { user: { ...ELSEWHERE, version: 8, companyName: 'Essai SAS Lyon' }, errors: [] },
      });
      await user.click(screen.getByRole('button', { name: 'Enregistrer ma version' }));
      expect(await screen.findByText('Enregistré')).toBeDefined();
      expect(asked.at(-1)).toMatchObject({ input: { id: 'user-1', version: 7, companyName: 'Essai SAS Lyon' } });
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('is shown on request', async () => {
      const { user, company } = await refused();
      await user.click(screen.getByRole('button', { name: 'Voir l’autre version' }));
      expect(await company.findByDisplayValue('Essai SA')).toBeDefined();
      expect(screen.getByDisplayValue('Nantes')).toBeDefined();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(closing()).toBe(false);
    });

    test('stays what it is where it cannot be read; what was typed too', async () => {
      const { user, company } = await refused();
      server.use(api.query(ProfileDocument, () => HttpResponse.error()));
      await user.click(screen.getByRole('button', { name: 'Voir l’autre version' }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('connexion'));
      expect(company.getByDisplayValue('Essai SAS Lyon')).toBeDefined();
    });
  });

  test('asks before what was typed is lost, and no more once it is saved', async () => {
    answer(UpdateProfileDocument, { updateProfile: { user: { ...PROFILE, version: 4, city: 'Nantes' }, errors: [] } });
    const { user } = await open();
    const contact = await section('Coordonnées');
    expect(closing()).toBe(false);
    await user.type(contact.getByRole('textbox', { name: /^Ville/ }), 'Nantes ');
    expect(closing()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Enregistré')).toBeDefined();
    await waitFor(() => expect(closing()).toBe(false));
  });

  test('does not go without a name', async () => {
    const { user } = await open();
    const person = await section('Informations personnelles');
    await user.clear(person.getByRole('textbox', { name: 'Prénom' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await person.findByText('Ce champ est obligatoire')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('keeps what one wants to be written about', async () => {
    const notificationPreferences = { ...PROFILE.notificationPreferences, news: true };
    answer(UpdateProfileDocument, { updateProfile: { user: { ...PROFILE, notificationPreferences }, errors: [] } });
    const { user } = await open('?onglet=preferences');
    const preferences = await section('Préférences');
    expect(closing()).toBe(false);
    // Not the four hundred zones that a browser knows.
    const zones = within(preferences.getByRole('combobox', { name: 'Fuseau horaire' })).getAllByRole('option');
    expect(zones).toHaveLength(12);
    expect(zones[0]!.textContent).toMatch(/^Paris, Bruxelles, Genève \(UTC\+[12]\)$/);
    const news = preferences.getByRole('checkbox', { name: /nouvelles de Plénière/ });
    await user.click(news);
    expect(closing()).toBe(true);
    await user.click(news);
    expect(closing()).toBe(false);
    await user.click(news);
    await user.click(preferences.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        input: {
          id: 'user-1',
          version: 3,
          language: 'fr',
          timezone: 'Europe/Paris',
          notificationPreferences,
        },
      }),
    );
    await waitFor(() => expect(closing()).toBe(false));
  });
});

test('another password needs the one of now', async () => {
  answer(ChangePasswordDocument, {
    changePassword: { errors: [{ __typename: 'InvalidCredentials', code: 'INVALID_CREDENTIALS' }] },
  });
  const { user } = await open('?onglet=securite');
  const password = await section('Mot de passe');
  const change = () => user.click(password.getByRole('button', { name: 'Changer le mot de passe' }));
  await user.type(password.getByLabelText('Mot de passe actuel'), 'faux');
  await user.type(password.getByLabelText('Nouveau mot de passe'), 'Abcdef1!');
  await user.type(password.getByLabelText('Confirmez le mot de passe'), 'Abcdef1!');
  await change();
  expect(await password.findByText('Ce n’est pas votre mot de passe actuel.')).toBeDefined();
  answer(ChangePasswordDocument, {
    changePassword: {
      errors: [
        {
          __typename: 'ValidationFailed',
          code: 'VALIDATION_FAILED',
          fields: [{ path: 'newPassword', code: 'repeated', params: [] }],
        },
      ],
    },
  });
  await change();
  await waitFor(() => expect(document.activeElement).toBe(password.getByLabelText('Nouveau mot de passe')));
  expect(password.getByText(/déjà votre mot de passe/)).toBeDefined();
  answer(ChangePasswordDocument, { changePassword: { errors: [] } });
  await change();
  expect(await password.findByText(/Votre mot de passe est changé/)).toBeDefined();
});

test('the second step is set up with a picture and a first code, and gives its recovery codes once', async () => {
  answer(EnableTwoFactorDocument, {
    enableTwoFactor: {
      secret: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/Pl%C3%A9ni%C3%A8re:jeanne?secret=ABCDEFGHIJKLMNOP',
      errors: [],
    },
  });
  answer(ConfirmTwoFactorDocument, {
    confirmTwoFactor: {
      recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'],
      user: { id: 'user-1', twoFactorEnabled: true, recoveryCodesLeft: 2 },
      errors: [],
    },
  });
  const { user } = await open('?onglet=securite');
  const twoFactor = await section('Double authentification');
  await user.click(twoFactor.getByRole('button', { name: 'Activer la double authentification' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Activer la double authentification' }));
  await user.type(dialog.getByLabelText('Mot de passe actuel'), 'Abcdef1!');
  await user.click(dialog.getByRole('button', { name: 'Continuer' }));
  expect(await twoFactor.findByRole('img', { name: /QR code/ })).toBeDefined();
  expect(twoFactor.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
  await user.type(twoFactor.getByRole('textbox'), '123456{Enter}');
  expect(await twoFactor.findByText('aaaa-bbbb')).toBeDefined();
  expect(twoFactor.getByText('Activée')).toBeDefined();
  await user.click(twoFactor.getByRole('button', { name: 'Je les ai conservés' }));
  expect(twoFactor.queryByText('aaaa-bbbb')).toBeNull();
  expect(twoFactor.getByText('2 codes de secours restants')).toBeDefined();
});

test('a session elsewhere can be ended, this one not', async () => {
  answer(RevokeSessionDocument, { revokeSession: { errors: [] } });
  const { user } = await open('?onglet=securite');
  const sessions = await section('Où vous êtes connecté');
  const ends = await sessions.findAllByRole('button', { name: /^Fermer la session/ });
  expect(ends).toHaveLength(1);
  await user.click(ends[0]!);
  await waitFor(() => expect(asked.at(-1)).toEqual({ id: 's-2' }));
});

test('an account is deleted with its password, after saying what that does', async () => {
  answer(DeleteMyAccountDocument, { deleteMyAccount: { errors: [] } });
  const { user, address } = await open('?onglet=compte');
  await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte…' }));
  const dialog = within(screen.getByRole('dialog', { name: /Supprimer définitivement/ }));
  await user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
  expect(await dialog.findByText(/Saisissez votre mot de passe actuel/)).toBeDefined();
  await user.type(dialog.getByLabelText('Mot de passe actuel'), 'Abcdef1!{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(asked.at(-1)).toEqual({ password: 'Abcdef1!', code: null, knowingly: false });
  expect(isFarewellDue()).toBe(true);
});

test('who is relied on sees by whom before his account is deleted, and gives the code of his second step', async () => {
  promised([
    {
      requestId: 'q1',
      reference: 'DEV-2026-000042',
      venueName: 'Le Rivage',
      participants: 60,
      startDate: '2027-03-01',
      endDate: '2027-03-02',
    },
  ]);
  const viewer = { ...PROFILE, twoFactorEnabled: true };
  server.use(
    ...signedInAs({ ...VIEWER, twoFactorEnabled: true }),
    api.query(ProfileDocument, () => ({ viewer })),
  );
  answer(DeleteMyAccountDocument, {
    deleteMyAccount: { errors: [{ __typename: 'InvalidCode', code: 'INVALID_CODE' }] },
  });
  const { user, address } = await open('?onglet=compte');
  await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte…' }));
  const dialog = within(screen.getByRole('dialog', { name: /Supprimer définitivement/ }));
  expect((await dialog.findByRole('link', { name: 'DEV-2026-000042' })).getAttribute('href')).toBe(
    '/dashboard/quotes/q1',
  );
  await user.type(dialog.getByLabelText('Mot de passe actuel'), 'Abcdef1!');
  await user.type(dialog.getByLabelText('Code de la seconde étape'), '123456{Enter}');
  expect(await dialog.findByText(/Cochez la case/)).toBeDefined();
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
  expect(await dialog.findByText(/Ce code n’est pas/)).toBeDefined();
  answer(DeleteMyAccountDocument, { deleteMyAccount: { errors: [] } });
  await user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(asked.at(-1)).toEqual({ password: 'Abcdef1!', code: '123456', knowingly: true });
});
