import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import SubscriptionPage from './subscription-page.tsx';
import { CancelSubscriptionDocument, MyBillingAccountDocument, RequestRenewalDocument } from './subscription.gen.ts';

type Answered = Answer<typeof MyBillingAccountDocument>;
type Own = Answered['myBillingAccount'];
type Plan = Answered['plans'][number];
type Subscription = NonNullable<Own['subscription']>;

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const plan = (id: string, name: string, more: Partial<Plan> = {}): Plan => ({
  id,
  name,
  price: euros(29_000),
  vatPercent: 20,
  durationMonths: 12,
  venueLimit: 3,
  photoLimit: 20,
  promotionLimit: 5,
  homepage: false,
  isFree: false,
  ...more,
});
const FREE = plan('free', 'Découverte', { price: euros(0), durationMonths: null, venueLimit: 1, isFree: true });
const ESSENTIAL = plan('essential', 'Essentiel');
const PREMIUM = plan('premium', 'Premium', { price: euros(79_000), venueLimit: null, photoLimit: null });

/** What the API has. */
let own: Own;
let asked: object[];

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: 's-1',
  status: 'ACTIVE',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  renewsOn: '2027-01-01',
  daysLeft: 40,
  endsSoon: false,
  autoRenew: false,
  requestedAt: null,
  requestedPlan: null,
  declinedAt: null,
  declineReason: null,
  version: 4,
  availableActions: ['REQUEST', 'CANCEL'],
  plan: PREMIUM,
  payments: [
    {
      id: 'p-1',
      method: 'TRANSFER',
      status: 'PAID',
      date: '2026-01-01',
      reference: 'FAC-41',
      amount: euros(79_000),
      planName: 'Premium',
    },
  ],
  ...more,
});
const venue = (id: string, name: string) => ({ id, name });

beforeEach(() => {
  asked = [];
  own = {
    id: 'user-1',
    currentPlan: PREMIUM,
    usage: { venues: 6, photos: 12, promotions: 1 },
    subscription: subscription(),
    hiddenVenues: [],
    venuesAtRisk: [venue('v-2', 'Loft du Canal')],
  };
  server.use(
    api.query(MyBillingAccountDocument, () => ({ myBillingAccount: own, plans: [FREE, ESSENTIAL, PREMIUM] })),
    api.mutation(RequestRenewalDocument, ({ variables }) => {
      asked.push(variables);
      own = { ...own, subscription: subscription({ requestedPlan: { id: 'essential', name: 'Essentiel' } }) };
      return { requestRenewal: { subscription: { id: 's-1' }, errors: [] } };
    }),
  );
});

const open = () => renderWithApp(<SubscriptionPage />);

describe('a subscription that runs', () => {
  test('tells its plan, its end, what is used and what was paid', async () => {
    await open();
    expect(await screen.findByText('Valable jusqu’au 31 décembre 2026')).toBeDefined();
    expect(screen.getByText('40 jours restants')).toBeDefined();
    expect(screen.getByText('6, sans limite')).toBeDefined();
    expect(screen.getByRole('cell', { name: 'FAC-41' })).toBeDefined();
    expect(screen.queryByText(/ne verront plus/)).toBeNull();
  });

  test('that ends soon says what would no longer be seen', async () => {
    own = { ...own, subscription: subscription({ daysLeft: 7, endsSoon: true }) };
    await open();
    expect(await screen.findByText('Se termine bientôt')).toBeDefined();
    expect(screen.getByText(/Après le 31 décembre 2026, .* ne verront plus\s: Loft du Canal/)).toBeDefined();
  });

  test('another plan is asked for, once', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Demander Essentiel' }));
    expect(await screen.findByText(/Vous avez demandé la formule Essentiel/)).toBeDefined();
    expect(asked).toEqual([{ input: { planId: 'essential' } }]);
    expect(screen.queryByRole('button', { name: 'Demander Essentiel' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Demander le renouvellement' })).toBeNull();
  });

  test('is cancelled after one question that says what will happen', async () => {
    let cancelled = 0;
    server.use(
      api.mutation(CancelSubscriptionDocument, ({ variables }) => {
        expect(variables).toEqual({ input: { version: 4 } });
        cancelled++;
        own = { ...own, subscription: subscription({ status: 'CANCELLED', availableActions: ['REQUEST'] }) };
        return { cancelSubscription: { subscription: { id: 's-1' }, errors: [] } };
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Résilier mon abonnement…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Vous gardez tout jusqu’au 31 décembre 2026/)).toBeDefined();
    expect(dialog.getByText(/Loft du Canal/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Résilier l’abonnement' }));
    expect(await screen.findByText('Résilié')).toBeDefined();
    expect(cancelled).toBe(1);
    expect(screen.queryByRole('button', { name: 'Résilier mon abonnement…' })).toBeNull();
  });

  test('that has changed elsewhere says so', async () => {
    server.use(
      api.mutation(RequestRenewalDocument, () => ({
        requestRenewal: { subscription: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] },
      })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Demander le renouvellement' }));
    expect(await screen.findByText(/a changé entre-temps/)).toBeDefined();
  });
});

test('a request that is withdrawn is not called a subscription that is cancelled', async () => {
  let withdrawn = 0;
  const requestedPlan = { id: 'premium', name: 'Premium' };
  const pending = subscription({
    status: 'PENDING',
    startDate: null,
    endDate: null,
    renewsOn: null,
    daysLeft: null,
    requestedPlan,
    availableActions: ['CANCEL'],
  });
  own = { ...own, currentPlan: FREE, subscription: pending };
  server.use(
    api.mutation(CancelSubscriptionDocument, () => {
      withdrawn++;
      own = { ...own, subscription: null };
      const changed = { id: 's-1' };
      return { cancelSubscription: { subscription: changed, errors: [] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Retirer ma demande…' }));
  const question = screen.getByRole('dialog', { name: /^Retirer votre demande/ });
  expect(question.textContent).not.toMatch(/[Rr]ésili/);
  expect(withdrawn).toBe(0);
  await user.click(within(question).getByRole('button', { name: 'Retirer la demande' }));
  expect(await screen.findByText('Votre demande est retirée.')).toBeDefined();
  expect(withdrawn).toBe(1);
});

test('a subscription that has ended says which venues are hidden', async () => {
  own = {
    ...own,
    currentPlan: FREE,
    subscription: subscription({ status: 'EXPIRED', daysLeft: null, availableActions: ['REQUEST'] }),
    hiddenVenues: [venue('v-2', 'Loft du Canal')],
    venuesAtRisk: [],
  };
  await open();
  expect(await screen.findByText(/Les visiteurs ne voient plus\s: Loft du Canal/)).toBeDefined();
  expect(screen.getByText(/s’est terminé le 31 décembre 2026/)).toBeDefined();
  expect(screen.getByText('6 sur 1')).toBeDefined();
});

test('who was told no reads why, and can ask again', async () => {
  const declined = {
    declinedAt: '2026-11-20T08:00:00.000Z',
    declineReason: 'La facture de l’an dernier n’est pas réglée.',
  };
  own = { ...own, subscription: subscription(declined) };
  await open();
  expect(await screen.findByText('Votre demande a été refusée le 20 novembre 2026')).toBeDefined();
  expect(screen.getByText('La facture de l’an dernier n’est pas réglée.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Demander le renouvellement' })).toBeDefined();
});

test('who never had one is on the free plan and sees the others', async () => {
  Object.assign(own, { currentPlan: FREE, subscription: null, venuesAtRisk: [] });
  await open();
  expect(await screen.findByText(/La formule gratuite vaut/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Demander / })).toHaveLength(2);
  expect(screen.getByText('Pas encore de paiement.')).toBeDefined();
});

test('what could not be loaded is tried again', async () => {
  server.use(api.query(MyBillingAccountDocument, () => HttpResponse.error(), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByText('40 jours restants')).toBeDefined());
});
