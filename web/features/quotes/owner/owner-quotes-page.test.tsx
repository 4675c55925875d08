import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ownerAnswer, ownerQuote, ownerVenue } from './owner-quote.factory.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { tellOwnNews } from '../../../lib/session/own-news.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import { COUNTS } from '../../../testing/viewer.ts';
import OwnerQuotePage from './owner-quote-page.tsx';
import OwnerQuotesPage from './owner-quotes-page.tsx';
import { OwnerCalendarDocument } from '../../calendar/owner/calendar.gen.ts';
import { anEstimate } from '../../estimates/estimate.factory.ts';
import { VenueEstimateDocument } from '../../estimates/estimates.gen.ts';
import { AnswerQuoteDocument, OwnerQuoteDocument, OwnerQuotesDocument } from './owner-quotes.gen.ts';
import { MarkNotificationsReadAboutDocument } from '../../notifications/notifications.gen.ts';

type Calendar = NonNullable<Answer<typeof OwnerCalendarDocument>['venueCalendar']>;
const VENUE = { id: 'v1', name: 'Le Rivage', rooms: [{ id: 'r1', name: 'Salon bleu' }] };
const calendarOf = (entries: Calendar['entries']): Calendar => ({
  venueId: 'v1',
  confirmedAt: '2026-11-20T10:00:00Z',
  isCurrent: true,
  entries,
});

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    api.query(VenueEstimateDocument, () => ({ venue: { id: 'v1', estimate: null } })),
    api.query(OwnerCalendarDocument, () => ({ managedVenue: VENUE, venueCalendar: calendarOf([]) })),
  );
});

type Quote = ReturnType<typeof ownerQuote>;

const page = (items: Quote[], count = items.length) => ({
  edges: items.map((node) => ({ node })),
  pageInfo: {
    hasNextPage: false,
    hasPreviousPage: items.length > 0,
    startCursor: 'first',
    endCursor: 'last',
  },
  totalCount: items.length,
  progressCounts: count > 0 ? [{ progress: 'TO_ANSWER' as const, count }] : [],
});

const list = (url = '/dashboard/quotes') => renderWithApp(<OwnerQuotesPage />, { url, path: '/dashboard/quotes' });
const detail = () =>
  renderWithApp(
    <>
      <RouterLink to="/ailleurs">Ailleurs</RouterLink>
      <OwnerQuotePage />
    </>,
    { url: '/dashboard/quotes/q1', path: '/dashboard/quotes/:id' },
  );
const give = (request: Quote | null) => server.use(api.query(OwnerQuoteDocument, () => ({ quoteRequest: request })));

const seen: unknown[] = [];
beforeEach(() => {
  seen.length = 0;
  server.use(
    api.mutation(MarkNotificationsReadAboutDocument, ({ variables }) => {
      seen.push(variables);
      return { markNotificationsReadAbout: { counts: COUNTS } };
    }),
  );
});

test('opening a request marks what was told of it as read', async () => {
  give(ownerQuote());
  await detail();
  expect(await screen.findByRole('heading', { level: 1, name: 'Journée d’étude, Essai SAS' })).toBeDefined();
  await waitFor(() => expect(seen).toEqual([{ input: { reference: ownerQuote().reference } }]));
});

test('the page of a request follows what its reader is told', async () => {
  give(ownerQuote({ venues: [ownerVenue({ answer: ownerAnswer() })], progress: 'ANSWERED' }));
  await detail();
  expect(await screen.findByRole('button', { name: 'Modifier la réponse' })).toBeDefined();
  const answer = ownerAnswer({ chosenAt: '2026-11-22T10:00:00.000Z', version: 2 });
  give(ownerQuote({ venues: [ownerVenue({ answer })], progress: 'ENDED', state: 'WON', availableActions: [] }));
  act(tellOwnNews);
  expect(await screen.findByText(/L’organisateur vous a choisi/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Modifier la réponse' })).toBeNull();
});

test('the list follows what its reader is told', async () => {
  const holds = (items: Quote[]) =>
    server.use(api.query(OwnerQuotesDocument, () => ({ forwardedQuoteRequests: page(items) })));
  holds([]);
  await list();
  expect(await screen.findByText('Aucune demande pour l’instant')).toBeDefined();
  holds([ownerQuote()]);
  act(tellOwnNews);
  expect(await screen.findByRole('link', { name: 'Journée d’étude, Essai SAS' })).toBeDefined();
});

test('the list tells what is asked, by whom, and how the venue stands to it', async () => {
  server.use(api.query(OwnerQuotesDocument, () => ({ forwardedQuoteRequests: page([ownerQuote()]) })));
  await list();
  const link = await screen.findByRole('link', { name: 'Journée d’étude, Essai SAS' });
  expect(link.getAttribute('href')).toBe('/dashboard/quotes/q1');
  expect(screen.getByText('60 personnes')).toBeDefined();
  expect(screen.getByText(/Salle.*40 pour 60/)).toBeDefined();
  expect(screen.getByText(/budget.*5\s130\s€ HT/)).toBeDefined();
  expect(screen.getByText(/reçue hier/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^À répondre\s?1$/ })).toBeDefined();
  // One request needs no search and no order.
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a quote that was sent says its amount', async () => {
  const sent = ownerQuote({ venues: [ownerVenue({ answer: ownerAnswer() })], progress: 'ANSWERED' });
  server.use(api.query(OwnerQuotesDocument, () => ({ forwardedQuoteRequests: page([sent]) })));
  await list();
  expect(await screen.findByText(/devis.*3\s750\s€ HT/)).toBeDefined();
});

test('what the list is kept to stands in the address, and is asked for', async () => {
  const asked: unknown[] = [];
  server.use(
    api.query(OwnerQuotesDocument, ({ variables }) => {
      asked.push(variables);
      const items = Object.keys(variables.filter).length > 0 ? [] : [ownerQuote()];
      return { forwardedQuoteRequests: page(items, 6) };
    }),
  );
  const { user, address } = await list();
  await user.click(await screen.findByRole('link', { name: /^À répondre/ }));
  await user.type(screen.getByRole('searchbox'), 'lac{Enter}');
  await user.selectOptions(screen.getByRole('combobox'), 'EVENT_DATE');
  expect(address()).toBe('/dashboard/quotes?q=lac&suivi=a-repondre&tri=date');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ filter: { text: 'lac', progress: 'TO_ANSWER' }, sort: 'EVENT_DATE' }),
  );
  expect(await screen.findByText('Aucun résultat')).toBeDefined();
});

test('the part before is asked for backwards', async () => {
  const asked: unknown[] = [];
  server.use(
    api.query(OwnerQuotesDocument, ({ variables }) => {
      asked.push(variables);
      return { forwardedQuoteRequests: page([ownerQuote()]) };
    }),
  );
  const { user, address } = await list('/dashboard/quotes?suivi=repondues&after=abc');
  await user.click(await screen.findByRole('link', { name: 'Page précédente' }));
  expect(address()).toBe('/dashboard/quotes?suivi=repondues&before=first');
  await waitFor(() =>
    expect(asked).toEqual([
      { filter: { progress: 'ANSWERED' }, sort: 'NEWEST', after: 'abc' },
      { filter: { progress: 'ANSWERED' }, sort: 'NEWEST', before: 'first', last: 20 },
    ]),
  );
});

test('a list that cannot be loaded can be tried again', async () => {
  server.use(api.query(OwnerQuotesDocument, () => HttpResponse.error(), { once: true }));
  const { user } = await list();
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  server.use(api.query(OwnerQuotesDocument, () => ({ forwardedQuoteRequests: page([]) })));
  await user.click(again);
  expect(await screen.findByText('Aucune demande pour l’instant')).toBeDefined();
});

test('one that is not there, or not his, says so', async () => {
  give(null);
  await detail();
  expect(await screen.findByText('Cette demande n’existe pas')).toBeDefined();
});

test('an offer is counted while it is typed, and sent in cents', async () => {
  give(ownerQuote());
  let sent: unknown;
  server.use(
    api.mutation(AnswerQuoteDocument, ({ variables }) => {
      sent = variables.input;
      const request = ownerQuote({
        state: 'ANSWERED',
        progress: 'ANSWERED',
        venues: [ownerVenue({ answer: ownerAnswer() })],
      });
      return { answerQuoteRequest: { request, errors: [] } };
    }),
  );
  const { user } = await detail();
  await user.type(await screen.findByRole('textbox', { name: 'Objet' }), 'Forfait');
  await user.type(screen.getByRole('textbox', { name: 'Prix HT (€)' }), '62,50');
  // 60 × 62,50 €, and 10 % of it.
  expect(screen.getByText(/^3.750.€$/)).toBeDefined();
  expect(screen.getByText(/^4.125.€$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ajouter une ligne de prix' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Objet' })[1]!, 'Salle');
  await user.type(screen.getAllByRole('textbox', { name: 'Prix HT (€)' })[1]!, '600');
  await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
  expect(await screen.findByText(/^Votre réponse est envoyée/)).toBeDefined();
  expect(sent).toMatchObject({
    requestId: 'q1',
    venueId: 'v1',
    version: null,
    kind: 'OFFER',
    lines: [
      { label: 'Forfait', unitPriceCents: 6_250, vatPercent: 10, basis: 'PER_PARTICIPANT', quantity: 1 },
      { label: 'Salle', unitPriceCents: 60_000, vatPercent: 20, basis: 'FLAT', quantity: 1 },
    ],
  });
  expect(document.activeElement?.textContent).toBe('Réponse\u00A0: Le Rivage');
});

test('an offer begins with the lines of the price list, and tells how it differs from them', async () => {
  give(ownerQuote());
  const line = {
    rateIndex: 0,
    kind: 'DAY_DELEGATE',
    label: null,
    roomName: null,
    occupancy: null,
    basis: 'PER_PARTICIPANT',
  } as const;
  const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
  const asked: unknown[] = [];
  server.use(
    api.query(VenueEstimateDocument, ({ variables }) => {
      asked.push(variables);
      const lines = [
        { ...line, unitPrice: euros(20_00), vatPercent: 20, quantity: 2, net: euros(2_400_00) },
        { ...line, unitPrice: euros(35_50), vatPercent: 10, quantity: 2, net: euros(4_260_00) },
      ];
      const totals = { ...anEstimate().lowest.totals, exclVat: euros(6_660_00) };
      return {
        venue: { id: 'v1', estimate: anEstimate({ lowest: { lines, totals }, unpriced: ['DINNER', 'NIGHT'] }) },
      };
    }),
  );
  const { user } = await detail();
  const prices = await screen.findAllByRole('textbox', { name: 'Prix HT (€)' });
  expect(prices.map((field) => (field as HTMLInputElement).value)).toEqual(['20', '35,50']);
  expect(asked).toEqual([
    { idOrSlug: 'v1', event: { startsOn: '2027-03-01', endsOn: '2027-03-02', people: 60, eventType: 'JOURNEE_ETUDE' } },
  ]);
  expect(screen.getByDisplayValue('Journée d’étude (TVA 10 %)')).toBeDefined();
  expect(
    screen.getByText(/^Ces lignes viennent de vos tarifs : 6.660.€ HT. Absent de vos tarifs : Dîner et Nuitée\.$/),
  ).toBeDefined();
  await user.clear(prices[1]!);
  await user.type(prices[1]!, '30,50');
  expect(screen.getByText(/^600.€ de moins que vos tarifs/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reprendre vos tarifs' }));
  expect(screen.getAllByRole('textbox', { name: 'Prix HT (€)' })[1]).toHaveProperty('value', '35,50');
});

test('an option is put on the days of an offer; what the calendar says of them is told before', async () => {
  give(ownerQuote());
  const span = { startsOn: '2027-03-02', startHalf: 'MORNING', endsOn: '2027-03-02', endHalf: 'MORNING' } as const;
  const none = {
    repeats: null,
    weekdays: [],
    repeatsUntil: null,
    note: null,
    calendarName: null,
    isExpired: false,
    version: 1,
  };
  const entry = { ...none, ...span, periods: [span] };
  const asked: unknown[] = [];
  server.use(
    api.query(OwnerCalendarDocument, ({ variables }) => {
      asked.push(variables);
      const other = { id: 'q9', reference: 'DEV-2026-000009' };
      const option = { ...entry, state: 'OPTION', optionUntil: '2026-12-01', source: 'QUOTE' } as const;
      return {
        managedVenue: VENUE,
        venueCalendar: calendarOf([
          { ...entry, id: 'e1', state: 'BOOKED', optionUntil: null, roomId: 'r1', source: 'OWNER', quoteRequest: null },
          { ...option, id: 'e2', roomId: null, quoteRequest: other },
          // That of an earlier answer to this request, and one that has ended.
          { ...option, id: 'e3', roomId: null, quoteRequest: { id: 'q1', reference: 'DEV-2026-000042' } },
          { ...option, id: 'e4', roomId: null, quoteRequest: null, isExpired: true },
        ]),
      };
    }),
  );
  let sent: unknown;
  server.use(
    api.mutation(AnswerQuoteDocument, ({ variables }) => {
      sent = variables.input.option;
      const heldDates = { ...span, state: 'OPTION', optionUntil: '2026-12-05', isExpired: false } as const;
      const answer = ownerAnswer({ heldDates: { ...heldDates, roomId: 'r1', roomName: 'Salon bleu' } });
      const request = ownerQuote({ progress: 'ANSWERED', venues: [ownerVenue({ answer })] });
      return { answerQuoteRequest: { request, errors: [] } };
    }),
  );
  const { user } = await detail();
  const group = await screen.findByRole('group', { name: /^Votre calendrier, 1er–2 mars 2027$/ });
  const lines = (await within(group).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Réservé · Salon bleu · 2 mars 2027, matin',
    'Option · Tout le lieu · 2 mars 2027, matin · option jusqu’au 1er déc. 2026 · DEV-2026-000009',
  ]);
  expect(asked).toEqual([{ id: 'v1', from: '2027-03-01', to: '2027-03-02' }]);
  expect(within(group).getByRole('link', { name: 'Ouvrir le calendrier' }).getAttribute('href')).toBe(
    '/dashboard/establishments/v1/calendar?mois=2027-03',
  );
  await user.click(within(group).getByRole('checkbox', { name: 'Poser une option sur ces dates' }));
  const until = within(group).getByLabelText<HTMLInputElement>('Option jusqu’au');
  expect(until.value).toBe('2026-12-01');
  fireEvent.change(until, { target: { value: '2026-12-05' } });
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Ce qui est retenu' }), 'Salon bleu');
  await user.type(screen.getByRole('textbox', { name: 'Objet' }), 'Forfait');
  await user.type(screen.getByRole('textbox', { name: 'Prix HT (€)' }), '62,50');
  await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
  expect(await screen.findByText(/^Option jusqu’au 5 décembre 2026 · Salon bleu/)).toBeDefined();
  expect(sent).toEqual({ until: '2026-12-05', roomId: 'r1' });
});

test('where the dates are open, there is an option once the offer names some', async () => {
  give(ownerQuote({ flexibleDates: true }));
  const { user } = await detail();
  expect(await screen.findByText(/^Les dates sont ouvertes/)).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Nous proposons d’autres dates' }));
  fireEvent.change(screen.getByLabelText('Premier jour'), { target: { value: '2027-04-06' } });
  expect(await screen.findByRole('checkbox', { name: 'Poser une option sur ces dates' })).toBeDefined();
  expect(await screen.findByText(/^Rien n’est inscrit ces jours-là/)).toBeDefined();
});

test('an answer that is left half-way is asked about, found again with its prices, and can be discarded', async () => {
  give(ownerQuote());
  const { user, unmount, address } = await detail();
  await user.type(await screen.findByRole('textbox', { name: 'Prix HT (€)' }), '62,50');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  const asked = await screen.findByRole('dialog', { name: /Quitter sans enregistrer/ });
  expect(address()).toBe('/dashboard/quotes/q1');
  await user.click(within(asked).getByRole('button', { name: 'Rester ici' }));
  unmount();
  const again = await detail();
  expect(await screen.findByText(/a été retrouvé/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Prix HT (€)' }).value).toBe('62,50');
  await again.user.click(screen.getByRole('button', { name: 'L’abandonner' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Prix HT (€)' }).value).toBe('');
  expect(screen.queryByText(/a été retrouvé/)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('an answer that was sent is kept no longer', async () => {
  give(ownerQuote());
  const request = ownerQuote({ state: 'ANSWERED', venues: [ownerVenue({ answer: ownerAnswer() })] });
  server.use(api.mutation(AnswerQuoteDocument, () => ({ answerQuoteRequest: { request, errors: [] } })));
  const { user } = await detail();
  await user.click(await screen.findByRole('radio', { name: 'Pas cette fois' }));
  await user.type(screen.getByRole('textbox', { name: 'Pourquoi vous déclinez' }), 'Complet.');
  expect(sessionStorage).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
  expect(await screen.findByText(/^Votre réponse est envoyée/)).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});

test('an answer that lacks something is not sent: what it lacks is counted, and the first of it has the focus', async () => {
  give(ownerQuote());
  const { user } = await detail();
  await user.click(await screen.findByRole('button', { name: 'Envoyer la réponse' }));
  expect((await screen.findByRole('alert')).textContent).toContain('2 réponses à corriger');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Objet' }));
  await user.type(screen.getByRole('textbox', { name: 'Objet' }), 'Forfait');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('1 réponse à corriger'));
});

test('a question is sent as one; one that came too late says so, and keeps what was typed', async () => {
  give(ownerQuote());
  server.use(
    api.mutation(AnswerQuoteDocument, ({ variables }) => {
      expect(variables.input).toMatchObject({ kind: 'QUESTION', text: 'Combien de PMR ?', lines: [] });
      return { answerQuoteRequest: { request: null, errors: [{ __typename: 'Forbidden', code: 'FORBIDDEN' }] } };
    }),
  );
  const { user } = await detail();
  await user.click(await screen.findByRole('radio', { name: 'D’abord une question' }));
  await user.type(screen.getByRole('textbox', { name: 'Votre question' }), 'Combien de PMR ?');
  await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
  expect((await screen.findByRole('alert')).textContent).toContain('l’organisateur a choisi');
  expect(screen.getByDisplayValue('Combien de PMR ?')).toBeDefined();
});

test('what was answered is shown, and can be revised until the planner has chosen', async () => {
  give(ownerQuote({ state: 'ANSWERED', progress: 'ANSWERED', venues: [ownerVenue({ answer: ownerAnswer() })] }));
  const { user, unmount } = await detail();
  await user.click(await screen.findByRole('button', { name: 'Modifier la réponse' }));
  expect(screen.getByDisplayValue('62,50')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ne rien changer' }));
  expect(screen.queryByDisplayValue('62,50')).toBeNull();
  unmount();
  const chosen = ownerAnswer({ chosenAt: '2026-11-22T10:00:00.000Z' });
  give(ownerQuote({ state: 'WON', progress: 'ENDED', availableActions: [], venues: [ownerVenue({ answer: chosen })] }));
  await detail();
  expect(await screen.findByText('Vous êtes choisi')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Modifier la réponse' })).toBeNull();
});

test('who asked is no longer shown when it has ended', async () => {
  give(ownerQuote({ state: 'LOST', progress: 'ENDED', availableActions: [], contact: null }));
  await detail();
  expect(await screen.findByText(/coordonnées de l’organisateur ne sont plus affichées/)).toBeDefined();
  expect(screen.getByText(/ne peut plus recevoir de réponse/)).toBeDefined();
});
