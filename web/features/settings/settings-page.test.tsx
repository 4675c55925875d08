import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../schema/constants.ts';
import { api, server, type Answer } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../testing/viewer.ts';
import SettingsPage from './settings-page.tsx';
import {
  type SavePlatformSettingsMutationVariables,
  PlatformSettingsDocument,
  SavePlatformSettingsDocument,
} from './settings.gen.ts';

const PUBLISHER = {
  name: 'Lieux & Compagnie',
  legalForm: 'SARL',
  capital: null,
  registration: 'RCS Lyon 732 829 320',
  vatNumber: null,
  address: '1 rue de Rivoli, 75001 Paris',
  phone: '+33 1 99 00 11 22',
  email: 'contact@lieux.test',
  privacyEmail: 'contact@lieux.test',
  hours: '09:00-18:00',
  director: 'Anne Martin',
  hostName: 'Nuage SA',
  hostAddress: '2 rue du Port, 13002 Marseille',
  hostPhone: '+33 4 99 00 11 22',
};

type Settings = Answer<typeof PlatformSettingsDocument>['platformSettings'];

let held: Settings;
let sent: SavePlatformSettingsMutationVariables['input'][];

const settings = (wanted: Partial<Settings> = {}): Settings => ({
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedBy: 'Camille Essai',
  fixed: [],
  isFictional: false,
  publisher: PUBLISHER,
  mailFrom: { name: 'Plénière', address: 'contact@lieux.test' },
  mailFromFollows: true,
  warningDays: [30, 7, 1],
  retention: { quotes: 36, messages: 12, registrations: 12, activity: 12, notifications: 12, audit: 36 },
  ...wanted,
});

beforeEach(() => {
  held = settings();
  sent = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    http.get('*/mentions-legales', () => HttpResponse.html('')),
    api.query(PlatformSettingsDocument, () => ({ platformSettings: held })),
    api.mutation(SavePlatformSettingsDocument, ({ variables }) => {
      const input = variables.input;
      sent.push(input);
      if (input.version !== held.version)
        return { savePlatformSettings: { settings: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
      held = settings({
        version: held.version + 1,
        publisher: { ...PUBLISHER, ...input.publisher, privacyEmail: PUBLISHER.email },
      });
      return { savePlatformSettings: { settings: held, errors: [] } };
    }),
  );
});

const open = async () => {
  const rendered = await renderWithApp(<SettingsPage />, { url: '/admin/settings', path: '/admin/settings' });
  await screen.findByLabelText(/^Société/);
  return rendered;
};
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

test('one field is changed and all is sent as it holds; nothing is asked to be saved before', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  await user.clear(screen.getByLabelText(/^Société/));
  await user.type(screen.getByLabelText(/^Société/), 'Autre SAS');
  await user.click(save());
  expect(await screen.findByText('Enregistré. C’est en vigueur partout, dès maintenant.')).toBeDefined();
  expect(sent).toMatchObject([
    { version: 3, publisher: { name: 'Autre SAS', privacyEmail: null }, mailFrom: null, warningDays: [30, 7, 1] },
  ]);
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

test('what is wrong is told beside its field, and nothing is sent', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText(/^Immatriculation/));
  await user.type(screen.getByLabelText(/^Immatriculation/), 'RCS Lyon 1');
  await user.clear(screen.getByLabelText(/^Jours avant/));
  await user.type(screen.getByLabelText(/^Jours avant/), '30, 30');
  await user.click(save());
  expect(screen.getByText('2 réponses à corriger')).toBeDefined();
  expect(screen.getByLabelText(/^Immatriculation/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('L’un de ces jours figure deux fois.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('what the API finds wrong within the publisher stands beside that field', async () => {
  server.use(
    api.mutation(SavePlatformSettingsDocument, () => ({
      savePlatformSettings: {
        settings: null,
        errors: [
          {
            __typename: 'ValidationFailed',
            fields: [{ path: 'publisher.vatNumber', code: 'notVatNumber', params: [] }],
            code: 'VALIDATION_FAILED',
          },
        ],
      },
    })),
  );
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Numéro de TVA/), 'FR44 732 829 320');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText(/^Numéro de TVA/).getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Numéro de TVA/));
});

test('what another has saved meanwhile is told; nothing typed is lost, and one chooses', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Société/), ' 2');
  held = settings({ version: 9 });
  await user.click(save());
  expect(await screen.findByText(/Quelqu’un d’autre a modifié les réglages/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Société/).value).toBe('Lieux & Compagnie 2');
  await user.click(screen.getByRole('button', { name: 'Enregistrer ma version' }));
  await waitFor(() => expect(held.publisher.name).toBe('Lieux & Compagnie 2'));
  expect(sent.map(({ version }) => version)).toEqual([3, 9]);
});

test('what the environment has set is shown, and left out of what is sent', async () => {
  held = settings({ fixed: ['PUBLISHER', 'QUOTE_RETENTION'] });
  const { user } = await open();
  expect(screen.getByLabelText(/^Société/)).toHaveProperty('readOnly', true);
  expect(screen.getByText('QUOTE_RETENTION_MONTHS')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Messages de contact \(mois\)\s: plus$/ }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ publisher: null });
  expect(sent[0]!.retention).toEqual({ messages: 13, registrations: 12, activity: 12, notifications: 12, audit: 36 });
});

test('who leaves with something unsaved is asked', async () => {
  const { user, address } = await open();
  await user.type(screen.getByLabelText(/^Société/), ' 2');
  await user.click(screen.getByRole('link', { name: 'Protection des données' }));
  expect(
    await screen.findByText('Vos modifications ne sont pas enregistrées. Les réglages précédents restent en vigueur.'),
  ).toBeDefined();
  expect(address()).toBe('/admin/settings');
});
