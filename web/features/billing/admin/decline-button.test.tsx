import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import { OwnerSubscription } from './owner-subscription.tsx';
import type { AdminPlan, BillingAccount } from './subscriptions.ts';
import { DeclineRenewalDocument, BillingAccountDocument } from './subscriptions.gen.ts';

const PREMIUM: AdminPlan = {
  id: 'premium',
  name: 'Premium',
  price: { amount: 79_000, currency: 'EUR' },
  vatPercent: 20,
  durationMonths: 12,
  venueLimit: null,
  photoLimit: null,
  promotionLimit: null,
  homepage: true,
  isFree: false,
  isActive: true,
  position: 3,
  version: 1,
};
type Subscription = NonNullable<BillingAccount['subscription']>;

const REQUESTED: Subscription = {
  id: 's-1',
  status: 'ACTIVE',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  renewsOn: '2027-01-01',
  daysLeft: 40,
  endsSoon: false,
  autoRenew: false,
  renewedAt: null,
  cancelledAt: null,
  price: { amount: 79_000, currency: 'EUR' },
  vatPercent: 20,
  requestedAt: '2026-11-20T08:00:00.000Z',
  declinedAt: null,
  declineReason: null,
  version: 4,
  availableActions: ['RENEW', 'DECLINE', 'CANCEL'],
  plan: PREMIUM,
  requestedPlan: { id: 'premium', name: 'Premium' },
  payments: [],
};

/** What the API has. */
let subscription: Subscription;

beforeEach(() => {
  localStorage.setItem(TOKEN_KEY, aToken());
  subscription = REQUESTED;
  server.use(
    ...signedInAs({ ...VIEWER, role: 'ADMIN' }),
    api.query(BillingAccountDocument, () => ({
      billingAccount: {
        id: 'owner-1',
        owner: { id: 'owner-1', name: 'Anne Orme', email: 'anne@ormes.test', companyName: 'Ormes SA' },
        currentPlan: PREMIUM,
        usage: { venues: 2, photos: 9, promotions: 0 },
        hiddenVenues: [],
        subscription,
      },
      allPlans: [PREMIUM],
    })),
  );
});

const open = () =>
  renderWithApp(<OwnerSubscription id="owner-1" />, {
    url: '/admin/subscriptions/owner-1',
    path: '/admin/subscriptions/:id',
  });

test('a request is declined with a reason, which is then shown with the subscription', async () => {
  let sent: unknown;
  server.use(
    api.mutation(DeclineRenewalDocument, ({ variables }) => {
      sent = variables.input;
      subscription = {
        ...REQUESTED,
        requestedPlan: null,
        requestedAt: null,
        declinedAt: '2026-11-21T08:00:00.000Z',
        declineReason: 'Facture impayée.',
        availableActions: ['RENEW', 'CANCEL'],
      };
      return { declineRenewal: { errors: [] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Refuser la demande…' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Refuser la demande de Anne Orme/ }));
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(sent).toBeUndefined();
  await user.type(dialog.getByRole('textbox'), ' Facture impayée. ');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText(/^le 21 novembre 2026.*Facture impayée\.$/)).toBeDefined();
  expect(sent).toEqual({ userId: 'owner-1', version: 4, reason: 'Facture impayée.' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuser la demande…' })).toBeNull());
});

test('a request that was answered elsewhere is told, and what was typed stays', async () => {
  server.use(
    api.mutation(DeclineRenewalDocument, () => {
      subscription = { ...REQUESTED, requestedPlan: null, requestedAt: null, availableActions: ['RENEW', 'CANCEL'] };
      return { declineRenewal: { errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Refuser la demande…' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Non.');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await dialog.findByText(/modifié ailleurs entre-temps/)).toBeDefined();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Non.');
});

test('where nothing is asked for there is nothing to decline', async () => {
  subscription = { ...REQUESTED, requestedPlan: null, requestedAt: null, availableActions: ['RENEW', 'CANCEL'] };
  await open();
  expect(await screen.findByRole('button', { name: 'Renouveler…' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Refuser la demande…' })).toBeNull();
});
