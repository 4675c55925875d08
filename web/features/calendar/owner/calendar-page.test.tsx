import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { api, refusal, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import CalendarPage from './calendar-page.tsx';
import {
  ConfirmCalendarDocument,
  DeleteCalendarEntryDocument,
  OwnerCalendarDocument,
  SaveCalendarEntryDocument,
} from './calendar.gen.ts';
import { LinkedCalendarsDocument } from '../links/linked-calendars.gen.ts';

type Calendar = NonNullable<Answer<typeof OwnerCalendarDocument>['venueCalendar']>;
type Entry = Calendar['entries'][number];

const SPAN = { startsOn: '2027-03-02', startHalf: 'MORNING', endsOn: '2027-03-02', endHalf: 'AFTERNOON' } as const;
const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  roomId: null,
  state: 'BOOKED',
  ...SPAN,
  optionUntil: null,
  isExpired: false,
  repeats: null,
  weekdays: [],
  repeatsUntil: null,
  note: null,
  source: 'OWNER',
  calendarName: null,
  quoteRequest: null,
  version: 3,
  periods: [SPAN],
  ...more,
});
const VENUE = { id: 'v-1', name: 'Manoir des Tilleuls', rooms: [{ id: 'r-1', name: 'Vaucanson' }] };

let entries: Entry[];
let kept: Pick<Calendar, 'confirmedAt' | 'isCurrent'>;
let asked: object[];
let sent: object[];

beforeEach(() => {
  entries = [entry('e-1', { note: 'Noces' })];
  kept = { confirmedAt: '2026-11-20T10:00:00Z', isCurrent: true };
  [asked, sent] = [[], []];
  server.use(
    api.query(OwnerCalendarDocument, ({ variables }) => {
      asked.push(variables);
      return { managedVenue: VENUE, venueCalendar: { venueId: 'v-1', ...kept, entries } };
    }),
    api.query(LinkedCalendarsDocument, () => ({ calendarAddresses: [], linkedCalendars: [] })),
    api.mutation(SaveCalendarEntryDocument, ({ variables }) => {
      sent.push(variables.input);
      return { saveCalendarEntry: { entry: { id: 'e-9' }, errors: [] } };
    }),
    api.mutation(DeleteCalendarEntryDocument, ({ variables: { input } }) => {
      sent.push(input);
      entries = entries.filter(({ id }) => id !== input.id);
      return { deleteCalendarEntry: { deletedId: input.id, errors: [] } };
    }),
  );
});

const PATH = '/dashboard/establishments/v-1/calendar';
const open = (query = '?mois=2027-03') =>
  renderWithApp(<CalendarPage />, { url: `${PATH}${query}`, path: '/dashboard/establishments/:id/calendar' });
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const form = () => within(screen.getByRole('dialog'));

describe('the month', () => {
  test('tells each half of a day, and asks for whole weeks', async () => {
    await open();
    expect(await cell(/^mardi 2 mars 2027, Matin\s: Réservé, Après-midi\s: Réservé$/)).toBeDefined();
    expect(await cell(/^mercredi 3 mars 2027, Matin\s: libre, Après-midi\s: libre$/)).toBeDefined();
    expect(asked[0]).toEqual({ id: 'v-1', from: '2027-03-01', to: '2027-04-04' });
  });

  test('is walked by keys over its end, days are chosen with Shift and Enter', async () => {
    const { user, address } = await open();
    const last = await cell(/^mercredi 31 mars 2027/);
    act(() => last.focus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe(`${PATH}?mois=2027-04`));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-04-01'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(address()).toBe(`${PATH}?mois=2027-05`));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-05-01'));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0);
  });

  test('opens the entry of a day, and saves what was changed with its version', async () => {
    const { user } = await open();
    const tuesday = await cell(/^mardi 2 mars 2027/);
    act(() => tuesday.focus());
    await user.keyboard('{Enter}');
    expect(form().getByRole('heading', { name: 'Modifier l’entrée' })).toBeDefined();
    await user.click(form().getByRole('radio', { name: 'Option' }));
    await user.click(form().getByRole('button', { name: 'Enregistrer l’entrée' }));
    expect(form().getByText(/^Option jusqu’au\s: /)).toBeDefined();
    fireEvent.change(form().getByLabelText(/^Option jusqu’au/), { target: { value: '2027-02-20' } });
    await user.click(form().getByRole('button', { name: 'Enregistrer l’entrée' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ id: 'e-1', version: 3, state: 'OPTION', optionUntil: '2027-02-20', note: 'Noces' });
  });

  test('lists the entries of a day that has several', async () => {
    entries = [entry('e-1'), entry('e-2', { roomId: 'r-1', state: 'CLOSED' })];
    const { user } = await open();
    const tuesday = await cell(/^mardi 2 mars 2027, Matin\s: Réservé et 1 de plus/);
    act(() => tuesday.focus());
    await user.keyboard('{Enter}');
    expect(form().getAllByRole('listitem')).toHaveLength(2);
    await user.click(form().getByRole('button', { name: 'Nouvelle entrée' }));
    expect(form().getByLabelText(/^Premier jour/)).toHaveProperty('value', '2027-03-02');
  });

  test('shows one room with what is of the whole venue, and a new entry is for it', async () => {
    entries = [entry('e-1'), entry('e-2', { roomId: 'r-2', note: 'Ailleurs' })];
    const { user } = await open('?mois=2027-03&salle=r-1');
    await screen.findByRole('grid');
    expect(screen.queryByText('Ailleurs')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Nouvelle entrée' }));
    expect(form().getByLabelText(/^Pour/)).toHaveProperty('value', 'r-1');
  });
});

test('a weekly closure is sent with its days of the week and its end', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Nouvelle entrée' }));
  await user.click(form().getByRole('radio', { name: 'Fermé' }));
  await user.selectOptions(form().getByLabelText(/^Répétition/), 'Chaque semaine');
  await user.click(form().getByRole('checkbox', { name: 'samedi' }));
  fireEvent.change(form().getByLabelText(/^Répéter jusqu’au/), { target: { value: '2027-12-31' } });
  await user.click(form().getByRole('button', { name: 'Enregistrer l’entrée' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ venueId: 'v-1', repeats: 'WEEKLY', repeatsUntil: '2027-12-31', optionUntil: null });
  expect((sent[0] as { weekdays: number[] }).weekdays).toContain(6);
});

test('a new entry that is over already is refused at its last day; one from before is saved with another note', async () => {
  const past = { ...SPAN, startsOn: '2026-11-20', endsOn: '2026-11-20' };
  entries = [entry('e-1', { ...past, periods: [past] })];
  const { user } = await open('?mois=2026-11');
  const save = () => user.click(form().getByRole('button', { name: 'Enregistrer l’entrée' }));
  const opener = await screen.findByRole('button', { name: 'Nouvelle entrée' });
  await user.click(opener);
  const [first, last] = [/^Premier jour/, /^Dernier jour/].map((name) => form().getByLabelText(name));
  for (const field of [first!, last!]) fireEvent.change(field, { target: { value: '2026-11-20' } });
  await save();
  expect(await form().findByText(/^Ce jour est passé/)).toBeDefined();
  expect(document.activeElement).toBe(last);
  fireEvent.change(last!, { target: { value: '2026-11-21' } });
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  // The dialog gives the focus back when it has gone, which would take it from the day.
  await waitFor(() => expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener]));
  const friday = await cell(/^vendredi 20 novembre 2026/);
  act(() => friday.focus());
  await user.keyboard('{Enter}');
  // It takes the focus when it has opened, which would take it from the note.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.type(form().getByRole('textbox', { name: /^Note/ }), 'Payé');
  await save();
  await waitFor(() => expect(sent[1]).toMatchObject({ id: 'e-1', endsOn: '2026-11-20', note: 'Payé' }));
});

test('an entry goes after one question', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Supprimer\s: Réservé/ }));
  await user.click(form().getByRole('button', { name: 'Supprimer l’entrée' }));
  await waitFor(() => expect(screen.queryByText('Noces')).toBeNull());
  expect(sent).toEqual([{ id: 'e-1', version: 3 }]);
  expect(screen.getByText(/^Rien d’écrit ici/)).toBeDefined();
});

test('a calendar that was never kept says what visitors read, and is confirmed', async () => {
  kept = { confirmedAt: null, isCurrent: false };
  server.use(
    api.mutation(ConfirmCalendarDocument, () => {
      kept = { confirmedAt: '2026-11-21T10:00:00Z', isCurrent: true };
      return { confirmCalendar: { confirmedAt: '2026-11-21T10:00:00Z', errors: [] } };
    }),
  );
  const { user } = await open();
  expect(await screen.findByText(/disponibilité non renseignée/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mon calendrier est à jour' }));
  expect(await screen.findByText(/^À jour au 21 novembre 2026/)).toBeDefined();
});

test('the year tells each month in words, and leads to it', async () => {
  await open('?vue=annee&mois=2027-01');
  const march = await screen.findByRole('link', { name: 'mars 2027' });
  expect(march.getAttribute('href')).toBe(`${PATH}?mois=2027-03`);
  expect(screen.getByText('2 demi-journées réservées')).toBeDefined();
  expect(asked[0]).toEqual({ id: 'v-1', from: '2027-01-01', to: '2027-12-31' });
});

test('a calendar that could not be loaded is tried again; one of somebody else is refused', async () => {
  server.use(api.query(OwnerCalendarDocument, () => HttpResponse.error(), { once: true }));
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('grid')).toBeDefined();
  unmount();
  server.use(api.query(OwnerCalendarDocument, () => refusal('FORBIDDEN')));
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Le calendrier n’a pas pu être chargé' })).toBeDefined();
});

test('an entry of a quote request leads to it', async () => {
  entries = [entry('e-1', { source: 'QUOTE', quoteRequest: { id: 'q-1', reference: 'DEV-2026-000042' } })];
  await open();
  const link = await screen.findByRole('link', { name: 'Pour la demande de devis DEV-2026-000042' });
  expect(link.getAttribute('href')).toBe('/dashboard/quotes/q-1');
});
