import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { api, refusal, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import {
  CreateCalendarAddressDocument,
  LinkedCalendarsDocument,
  RevokeCalendarAddressDocument,
} from './linked-calendars.gen.ts';
import { LinkedCalendars } from './linked-calendars.tsx';

type Addresses = NonNullable<Answer<typeof LinkedCalendarsDocument>['calendarAddresses']>;

const URL = 'https://lieux.example/api/calendars/secret.ics';
const ROOMS = [{ id: 'r-1', name: 'Vaucanson' }];

let addresses: Addresses;
let sent: object[];

beforeEach(() => {
  addresses = [];
  sent = [];
  server.use(
    api.query(LinkedCalendarsDocument, () => ({ calendarAddresses: addresses })),
    api.mutation(CreateCalendarAddressDocument, ({ variables: { input } }) => {
      sent.push(input);
      addresses = [...addresses, { id: 'a-1', roomId: input.roomId ?? null, createdAt: '2026-11-20T10:00:00Z' }];
      return { createCalendarAddress: { url: URL, errors: [] } };
    }),
    api.mutation(RevokeCalendarAddressDocument, ({ variables: { input } }) => {
      sent.push(input);
      addresses = addresses.filter(({ id }) => id !== input.id);
      return { revokeCalendarAddress: { revokedId: input.id, errors: [] } };
    }),
  );
});

const open = () => renderWithApp(<LinkedCalendars venueId="v-1" rooms={ROOMS} />, { url: '/', path: '/' });
const dialog = () => within(screen.getByRole('dialog'));

test('an address is made for a room, shown this once, and told with its day', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Calendrier à lire ailleurs'), 'Vaucanson');
  await user.click(screen.getByRole('button', { name: 'Créer une adresse' }));
  expect(await screen.findByLabelText('Adresse de l’agenda')).toHaveProperty('value', URL);
  expect(sent).toEqual([{ venueId: 'v-1', roomId: 'r-1' }]);
  expect(screen.getByText('Adresse créée le 20 novembre 2026')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copier l’adresse' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
  // What has an address is not offered again.
  expect(screen.queryByRole('option', { name: 'Vaucanson' })).toBeNull();
});

test('an address ends after one question, and what was shown of it goes', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Créer une adresse' }));
  await screen.findByLabelText('Adresse de l’agenda');
  await user.click(screen.getByRole('button', { name: /^Révoquer l’adresse\s: Tout le lieu$/ }));
  await user.click(dialog().getByRole('button', { name: 'Révoquer l’adresse' }));
  await waitFor(() => expect(screen.queryByLabelText('Adresse de l’agenda')).toBeNull());
  expect(sent.at(-1)).toEqual({ id: 'a-1' });
  expect(screen.queryByText(/^Adresse créée/)).toBeNull();
});

test('what could not be made or ended is told', async () => {
  addresses = [{ id: 'a-1', roomId: null, createdAt: '2026-11-20T10:00:00Z' }];
  server.use(
    api.mutation(CreateCalendarAddressDocument, () => HttpResponse.error()),
    api.mutation(RevokeCalendarAddressDocument, () => refusal('INTERNAL')),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Créer une adresse' }));
  expect(await screen.findByText('L’adresse n’a pas pu être créée')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Révoquer l’adresse\s: Tout le lieu$/ }));
  await user.click(dialog().getByRole('button', { name: 'Révoquer l’adresse' }));
  expect(await screen.findByText('L’adresse n’a pas pu être révoquée')).toBeDefined();
});

test('links that could not be loaded are tried again', async () => {
  server.use(api.query(LinkedCalendarsDocument, () => HttpResponse.error(), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Créer une adresse' })).toBeDefined();
});
