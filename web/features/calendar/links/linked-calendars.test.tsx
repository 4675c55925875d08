import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { api, refusal, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import {
  CreateCalendarAddressDocument,
  LinkCalendarDocument,
  LinkedCalendarsDocument,
  RefreshLinkedCalendarDocument,
  RevokeCalendarAddressDocument,
  UnlinkCalendarDocument,
} from './linked-calendars.gen.ts';
import { LinkedCalendars } from './linked-calendars.tsx';

type Addresses = NonNullable<Answer<typeof LinkedCalendarsDocument>['calendarAddresses']>;
type Linked = NonNullable<Answer<typeof LinkedCalendarsDocument>['linkedCalendars']>;

const URL = 'https://lieux.example/api/calendars/secret.ics';
const ROOMS = [{ id: 'r-1', name: 'Vaucanson' }];

let addresses: Addresses;
let linked: Linked;
let sent: object[];

beforeEach(() => {
  [addresses, linked, sent] = [[], [], []];
  server.use(
    api.query(LinkedCalendarsDocument, () => ({ calendarAddresses: addresses, linkedCalendars: linked })),
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
  const offered = within(screen.getByLabelText('Calendrier à lire ailleurs'));
  expect(offered.queryByRole('option', { name: 'Vaucanson' })).toBeNull();
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

const calendar = (more: Partial<Linked[number]> = {}): Linked[number] => ({
  id: 'l-1',
  roomId: null,
  origin: 'calendar.google.com',
  name: 'Réservations',
  isFile: false,
  seenAt: '2026-11-20T10:00:00Z',
  takenCount: 12,
  skipped: 0,
  fault: null,
  failingSince: null,
  ...more,
});

test('a calendar is linked by its address, and told with its day', async () => {
  server.use(
    api.mutation(LinkCalendarDocument, ({ variables: { input } }) => {
      sent.push(input);
      linked = [calendar()];
      return { linkCalendar: { linkedCalendar: { id: 'l-1', fault: null, skipped: 0 }, errors: [] } };
    }),
  );
  const { user } = await open();
  await user.type(await screen.findByLabelText(/^Adresse de l’agenda à lire/), 'webcal://calendar.google.com/a.ics');
  await user.click(screen.getByRole('button', { name: 'Lier cet agenda' }));
  expect(await screen.findByText('Réservations')).toBeDefined();
  expect(screen.getByText(/^Mis à jour le 20 novembre 2026/)).toBeDefined();
  expect(sent).toEqual([{ venueId: 'v-1', roomId: null, url: 'webcal://calendar.google.com/a.ics' }]);
});

test('what is wrong with an address stands beside it, where the cursor goes', async () => {
  server.use(
    api.mutation(LinkCalendarDocument, () => ({
      linkCalendar: {
        linkedCalendar: null,
        errors: [
          {
            __typename: 'ValidationFailed',
            code: 'VALIDATION_FAILED',
            fields: [{ path: 'url', code: 'addressRefused', params: [] }],
          },
        ],
      },
    })),
  );
  const { user } = await open();
  const address = await screen.findByLabelText(/^Adresse de l’agenda à lire/);
  const link = () => user.click(screen.getByRole('button', { name: 'Lier cet agenda' }));
  await link();
  expect(screen.getByText('Collez l’adresse de l’agenda.')).toBeDefined();
  expect(document.activeElement).toBe(address);
  await user.type(address, 'https://127.0.0.1/');
  await link();
  expect(await screen.findByText(/^Cette adresse ne peut pas être utilisée/)).toBeDefined();
  expect(document.activeElement).toBe(address);
});

test('a file is told by its name, with what of it nobody understood, and is not read again', async () => {
  linked = [calendar({ isFile: true, name: null, origin: 'dates.ics', skipped: 2 })];
  await open();
  expect(await screen.findByText('dates.ics')).toBeDefined();
  expect(screen.getByText(/2 événements illisibles/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Actualiser/ })).toBeNull();
});

test('one that fails says since when and why, is tried again, and goes after one question', async () => {
  linked = [calendar({ fault: 'NOT_FOUND', failingSince: '2026-11-19T10:00:00Z' })];
  server.use(
    api.mutation(RefreshLinkedCalendarDocument, () => {
      linked = [calendar()];
      return { refreshLinkedCalendar: { linkedCalendar: { id: 'l-1', fault: null, skipped: 0 }, errors: [] } };
    }),
    api.mutation(UnlinkCalendarDocument, ({ variables: { input } }) => {
      sent.push(input);
      linked = [];
      return { unlinkCalendar: { unlinkedId: input.id, errors: [] } };
    }),
  );
  const { user } = await open();
  expect(await screen.findByText(/^Il n’y a plus d’agenda à cette adresse/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Actualiser\s: Réservations$/ }));
  await waitFor(() => expect(screen.queryByText(/^Il n’y a plus d’agenda/)).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Retirer\s: Réservations$/ }));
  await user.click(dialog().getByRole('button', { name: 'Retirer l’agenda' }));
  await waitFor(() => expect(screen.queryByText('Réservations')).toBeNull());
  expect(sent).toEqual([{ id: 'l-1' }]);
});
