import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import QuoteTrackingPage from './quote-tracking-page.tsx';
import {
  ChangeQuoteDocument,
  ChooseQuoteDocument,
  ReplyToVenueDocument,
  TrackedQuoteDocument,
  WithdrawQuoteDocument,
} from './quote-tracking.gen.ts';
import { QuoteVenuesDocument } from './quote-venues.gen.ts';

type Tracked = NonNullable<Answer<typeof TrackedQuoteDocument>['quoteRequestByLink']>;
type VenueAnswer = Tracked['answers'][number];

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const REQUEST: Tracked = {
  id: 'q1',
  reference: 'DEV-2026-000042',
  state: 'NEW',
  availableActions: ['CHANGE', 'WITHDRAW'],
  steps: [{ state: 'NEW', at: '2026-11-21T10:00:00.000Z' }],
  rejectionReason: null,
  withdrawnAt: null,
  linkExpiresAt: '2027-05-20T10:00:00.000Z',
  version: 3,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  contact: {
    firstName: 'Jeanne',
    lastName: 'Essai',
    companyName: 'Essai SAS',
    email: 'jeanne@essai.test',
    phone: '01 99 00 00 01',
    language: 'fr',
  },
  eventType: 'JOURNEE_ETUDE',
  startDate: '2027-03-01',
  endDate: '2027-03-02',
  flexibleDates: false,
  participants: 60,
  layout: 'THEATRE',
  bedrooms: null,
  budgetPerPerson: euros(8550),
  catering: ['LUNCH'],
  cateringNote: null,
  equipment: [],
  equipmentNote: null,
  message: '<script>alert(1)</script>',
  mustHaves: ['DATES'],
  venues: [
    { venueId: null, slug: null, name: 'Lieu parti', city: 'Lyon' },
    { venueId: 'v1', slug: 'chateau', name: 'Château', city: 'Tours' },
  ],
  answers: [],
};

const give = (quoteRequestByLink: Tracked | null) =>
  server.use(api.query(TrackedQuoteDocument, () => ({ quoteRequestByLink })));
const open = (hash = '#token') =>
  renderWithApp(<QuoteTrackingPage />, { url: `/demande-devis/suivi${hash}`, path: '/demande-devis/suivi' });

test('who has the private link sees where the request stands and what was asked; script is text', async () => {
  give(REQUEST);
  const { container } = await open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('DEV-2026-000042');
  expect(screen.getByText(/^1er/).textContent).toContain('2 mars 2027');
  expect(screen.getByText('85,50', { exact: false })).toBeDefined();
  expect(screen.getByText('<script>alert(1)</script>')).toBeDefined();
  expect(container.querySelector('main script, dd script')).toBeNull();
  expect(screen.getByText('N’est plus sur le site')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Château' }).getAttribute('href')).toBe('/establishment/chateau');
});

test('the note about the link offers a change only while there is one to make', async () => {
  give(REQUEST);
  const { unmount } = await open();
  expect(await screen.findByText(/Qui le possède peut lire et modifier votre demande/)).toBeDefined();
  unmount();
  give({ ...REQUEST, id: 'q2', state: 'FORWARDED', availableActions: ['WITHDRAW'] });
  await open('#other');
  expect(await screen.findByText(/Qui le possède peut lire votre demande/)).toBeDefined();
});

test.each(['', '#wrong'])('a link that leads nowhere (%s) says so and helps on', async (hash) => {
  give(null);
  await open(hash);
  expect(await screen.findByText('Ce lien ne mène à aucune demande')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Demander un devis' })).toBeDefined();
});

test('it is withdrawn after asking once, with the reason', async () => {
  give(REQUEST);
  server.use(
    api.mutation(WithdrawQuoteDocument, ({ variables }) => {
      expect(variables.input).toEqual({ token: 'token', version: 3, reason: 'Reporté' });
      const request: Tracked = {
        ...REQUEST,
        state: 'ARCHIVED',
        availableActions: [],
        withdrawnAt: '2026-11-21T11:00:00.000Z',
        steps: [...(REQUEST.steps ?? []), { state: 'ARCHIVED', at: '2026-11-21T11:00:00.000Z' }],
      };
      return { withdrawQuoteRequest: { request, errors: [] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));
  await user.type(screen.getByRole('textbox', { name: /Pourquoi/ }), 'Reporté');
  await user.click(screen.getAllByRole('button', { name: 'Retirer ma demande' }).at(-1)!);
  expect(await screen.findByText(/Votre demande est retirée/)).toBeDefined();
  expect(screen.getByText('Retirée par vous')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirer ma demande' })).toBeNull();
});

test('a change names the version that it was made from; one that came too late says so', async () => {
  give(REQUEST);
  server.use(
    api.query(QuoteVenuesDocument, () => ({ venues: [] })),
    api.mutation(ChangeQuoteDocument, ({ variables }) => {
      expect(variables.input).toMatchObject({ version: 3, participants: 80, budgetPerPersonCents: 8550 });
      return { changeQuoteRequest: { request: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Modifier ma demande' }));
  const people = await screen.findByRole('textbox', { name: 'Nombre de participants' });
  await user.clear(people);
  await user.type(people, '80');
  await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('modifiée ailleurs'));
});

const offer = (id: string, venueName: string, perPerson: number, wanted: Partial<VenueAnswer> = {}): VenueAnswer => ({
  id,
  slug: null,
  venueName,
  venueCity: 'Annecy',
  kind: 'OFFER',
  text: null,
  question: null,
  reply: null,
  validUntil: '2027-01-31',
  startDate: null,
  endDate: null,
  lines: [
    {
      label: 'Forfait',
      unitPrice: euros(perPerson),
      vatPercent: 10,
      basis: 'PER_PARTICIPANT',
      quantity: 1,
      total: euros(perPerson * 60),
    },
  ],
  totals: {
    exclVat: euros(perPerson * 60),
    vat: euros(perPerson * 6),
    inclVat: euros(perPerson * 66),
    exclVatPerParticipant: euros(perPerson),
    inclVatPerParticipant: euros((perPerson * 11) / 10),
    vatShares: [{ percent: 10, vat: euros(perPerson * 6) }],
  },
  chosenAt: null,
  heldDates: null,
  ownerLeftAt: null,
  availableActions: ['CHOOSE'],
  version: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
  ...wanted,
});
const question = (wanted: Partial<VenueAnswer> = {}): VenueAnswer => ({
  ...offer('a3', 'Les Docks', 0),
  kind: 'QUESTION',
  text: 'Combien de PMR ?',
  question: 'Combien de PMR ?',
  validUntil: null,
  lines: [],
  totals: null,
  availableActions: ['REPLY'],
  ...wanted,
});
const ANSWERED: Tracked = { ...REQUEST, state: 'ANSWERED', availableActions: ['WITHDRAW', 'WIN'] };

test('quotes stand side by side by what they cost a participant, the lowest marked', async () => {
  give({ ...ANSWERED, answers: [offer('a1', 'Le Rivage', 8_000), offer('a2', 'Le Prieuré', 7_200)] });
  await open();
  const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(names.filter((name) => name.startsWith('Le '))).toEqual(['Le Prieuré', 'Le Rivage']);
  expect(screen.getAllByText('Le plus bas par participant')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: '2 devis à comparer' })).toBeDefined();
});

test('an option on the dates is told as long as it stands, and so is the booking', async () => {
  const held = { state: 'OPTION', optionUntil: '2026-12-12', isExpired: false, roomName: 'Salon bleu' } as const;
  give({ ...ANSWERED, answers: [offer('a1', 'Le Rivage', 8_000, { heldDates: held })] });
  const { unmount } = await open();
  expect((await screen.findByText(/^Option posée/)).textContent).toBe(
    'Option posée sur vos dates jusqu’au 12 décembre 2026 · Salon bleu',
  );
  unmount();
  const ended = { ...held, isExpired: true };
  const booked = { ...held, state: 'BOOKED', optionUntil: null, roomName: null } as const;
  give({
    ...ANSWERED,
    answers: [
      offer('a1', 'Le Rivage', 8_000, { heldDates: ended }),
      offer('a2', 'Le Prieuré', 8_000, { heldDates: booked }),
    ],
  });
  await open();
  expect(await screen.findByText('Vos dates sont réservées dans son calendrier')).toBeDefined();
  expect(screen.queryByText(/^Option posée/)).toBeNull();
});

test('a quote is set against the budget only where it is so before and after tax, and each venue has its state', async () => {
  const waiting = { venueId: 'v2', slug: 'docks', name: 'Les Docks', city: 'Lyon' };
  const answers = [
    offer('a1', 'Château', 7_200, { slug: 'chateau' }),
    offer('a2', 'Le Rivage', 8_000),
    offer('a3', 'Le Prieuré', 9_000),
  ];
  give({ ...ANSWERED, venues: [...REQUEST.venues, waiting], answers });
  await open();
  expect(await screen.findAllByText('Dans votre budget')).toHaveLength(1);
  expect(screen.getAllByText(/^Au-dessus de votre budget de 4,50\s€ HT$/)).toHaveLength(1);
  const stateOf = (name: string) =>
    screen
      .getAllByRole('link', { name })
      .map((link) => link.closest('li')!)
      .find((item) => item.querySelector('h3') === null)?.textContent;
  expect(stateOf('Château')).toContain('Devis reçu');
  expect(stateOf('Les Docks')).toContain('En attente');
});

test('one is chosen after saying what that does, as it was read', async () => {
  give({ ...ANSWERED, answers: [offer('a1', 'Le Rivage', 8_000)] });
  server.use(
    api.mutation(ChooseQuoteDocument, ({ variables }) => {
      expect(variables.input).toEqual({ token: 'token', answerId: 'a1', version: 1 });
      const answers = [
        offer('a1', 'Le Rivage', 8_000, { chosenAt: '2026-11-23T10:00:00.000Z', availableActions: ['RECONSIDER'] }),
      ];
      const request: Tracked = { ...REQUEST, state: 'WON', availableActions: ['RECONSIDER'], answers };
      return { chooseQuoteAnswer: { request, errors: [] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Choisir Le Rivage' }));
  await user.click(screen.getByRole('button', { name: 'Choisir ce lieu' }));
  expect(await screen.findByText(/^Vous avez choisi Le Rivage/)).toBeDefined();
  expect(await screen.findByText('Votre choix')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Revenir sur mon choix' }).length).toBeGreaterThan(0);
});

test('one that was revised meanwhile is not chosen, and it is said', async () => {
  give({ ...ANSWERED, answers: [offer('a1', 'Le Rivage', 8_000)] });
  server.use(
    api.mutation(ChooseQuoteDocument, () => ({
      chooseQuoteAnswer: { request: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] },
    })),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Choisir Le Rivage' }));
  await user.click(screen.getByRole('button', { name: 'Choisir ce lieu' }));
  expect((await screen.findByRole('alert')).textContent).toContain('modifié sa réponse');
});

test('a question is answered, and nothing is sent without an answer', async () => {
  give({ ...ANSWERED, state: 'FORWARDED', answers: [question()] });
  server.use(
    api.mutation(ReplyToVenueDocument, ({ variables }) => {
      expect(variables.input).toEqual({ token: 'token', answerId: 'a3', version: 1, text: 'Deux.' });
      const answers = [question({ reply: 'Deux.', availableActions: [], version: 2 })];
      const request: Tracked = { ...ANSWERED, state: 'FORWARDED', answers };
      return { replyToQuoteQuestion: { request, errors: [] } };
    }),
  );
  const { user } = await open();
  const send = await screen.findByRole('button', { name: 'Répondre au lieu' });
  await user.click(send);
  expect(screen.getByText('Écrivez votre réponse.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Votre réponse' }), 'Deux.');
  await user.click(send);
  expect(await screen.findByText(/^Votre réponse est envoyée/)).toBeDefined();
  expect(screen.getByText(/Deux\./)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Ce que répondent les lieux');
});
