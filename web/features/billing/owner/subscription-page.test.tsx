import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import SubscriptionPage from './subscription-page.tsx';

const euros = (amount: number) => ({ __typename: 'Money', amount, currency: 'EUR' });
const plan = (id: string, name: string, more: object = {}) => ({
  __typename: 'Plan',
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
let own: Record<string, unknown>;
let asked: Record<string, unknown>[];

const subscription = (more: object = {}) => ({
  __typename: 'PlanSubscription',
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
      __typename: 'Payment',
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
const venue = (id: string, name: string) => ({ __typename: 'VenueName', id, name });

beforeEach(() => {
  asked = [];
  own = {
    __typename: 'OwnSubscription',
    id: 'user-1',
    currentPlan: PREMIUM,
    usage: { __typename: 'PlanUsage', venues: 6, photos: 12, promotions: 1 },
    subscription: subscription(),
    hiddenVenues: [],
    venuesAtRisk: [venue('v-2', 'Loft du Canal')],
  };
  server.use(
    api.query('MySubscription', () =>
      HttpResponse.json({ data: { mySubscription: own, plans: [FREE, ESSENTIAL, PREMIUM] } }),
    ),
    api.mutation('RequestRenewal', ({ variables }) => {
      asked.push(variables);
      own['subscription'] = subscription({ requestedPlan: { __typename: 'Plan', id: 'essential', name: 'Essentiel' } });
      return HttpResponse.json({
        data: {
          requestRenewal: {
            __typename: 'RequestRenewalPayload',
            subscription: { __typename: 'PlanSubscription', id: 's-1' },
            errors: [],
          },
        },
      });
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
    own['subscription'] = subscription({ daysLeft: 7, endsSoon: true });
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
      api.mutation('CancelSubscription', ({ variables }) => {
        expect(variables).toEqual({ input: { version: 4 } });
        cancelled++;
        own['subscription'] = subscription({ status: 'CANCELLED', availableActions: ['REQUEST'] });
        return HttpResponse.json({
          data: {
            cancelSubscription: {
              __typename: 'CancelSubscriptionPayload',
              subscription: { __typename: 'PlanSubscription', id: 's-1' },
              errors: [],
            },
          },
        });
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
      api.mutation('RequestRenewal', () =>
        HttpResponse.json({
          data: {
            requestRenewal: {
              __typename: 'RequestRenewalPayload',
              errors: [{ __typename: 'Conflict', code: 'CONFLICT' }],
            },
          },
        }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Demander le renouvellement' }));
    expect(await screen.findByText(/a changé entre-temps/)).toBeDefined();
  });
});

test('a request that is withdrawn is not called a subscription that is cancelled', async () => {
  let withdrawn = 0;
  const requestedPlan = { __typename: 'Plan', id: 'premium', name: 'Premium' };
  const pending = { status: 'PENDING', startDate: null, endDate: null, renewsOn: null, daysLeft: null, requestedPlan };
  Object.assign(own, { currentPlan: FREE, subscription: subscription({ ...pending, availableActions: ['CANCEL'] }) });
  server.use(
    api.mutation('CancelSubscription', () => {
      withdrawn++;
      own['subscription'] = null;
      const changed = { __typename: 'PlanSubscription', id: 's-1' };
      return HttpResponse.json({
        data: { cancelSubscription: { __typename: 'CancelSubscriptionPayload', subscription: changed, errors: [] } },
      });
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
  Object.assign(own, {
    currentPlan: FREE,
    subscription: subscription({ status: 'EXPIRED', daysLeft: null, availableActions: ['REQUEST'] }),
    hiddenVenues: [venue('v-2', 'Loft du Canal')],
    venuesAtRisk: [],
  });
  await open();
  expect(await screen.findByText(/Les visiteurs ne voient plus\s: Loft du Canal/)).toBeDefined();
  expect(screen.getByText(/s’est terminé le 31 décembre 2026/)).toBeDefined();
  expect(screen.getByText('6 sur 1')).toBeDefined();
});

test('who was told no reads why, and can ask again', async () => {
  own['subscription'] = subscription({
    declinedAt: '2026-11-20T08:00:00.000Z',
    declineReason: 'La facture de l’an dernier n’est pas réglée.',
  });
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
  server.use(api.query('MySubscription', () => HttpResponse.error(), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByText('40 jours restants')).toBeDefined());
});
