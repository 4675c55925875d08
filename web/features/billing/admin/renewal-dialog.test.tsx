import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { RenewalDialog } from './renewal-dialog.tsx';
import type { AdminPlan, BillingAccount } from './subscriptions.ts';
import { RenewSubscriptionDocument, VenuesBeyondPlanDocument } from './subscriptions.gen.ts';

const plan = (id: string, name: string, venueLimit: number | null): AdminPlan => ({
  id,
  name,
  price: { amount: 29_000, currency: 'EUR' },
  vatPercent: 20,
  durationMonths: 12,
  venueLimit,
  photoLimit: null,
  promotionLimit: null,
  homepage: true,
  isFree: false,
  isActive: true,
  position: 1,
  version: 1,
});
const PREMIUM = plan('premium', 'Premium', null);
const OWNER: BillingAccount = {
  id: 'owner-1',
  owner: {
    id: 'owner-1',
    name: 'Anne Orme',
    email: 'anne@ormes.test',
    companyName: null,
  },
  currentPlan: PREMIUM,
  usage: { venues: 4, photos: 0, promotions: 0 },
  hiddenVenues: [],
  subscription: null,
};

test('what another plan takes offline is named, and wants a yes', async () => {
  const sent: object[] = [];
  server.use(
    api.query(VenuesBeyondPlanDocument, ({ variables }) => ({
      venuesBeyondPlan: variables.planId === 'small' ? [{ id: 'v-4', name: 'Moulin du Bas' }] : [],
    })),
    api.mutation(RenewSubscriptionDocument, ({ variables }) => {
      sent.push(variables.input);
      return { renewSubscription: { subscription: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
    }),
  );
  const { user } = await renderWithApp(
    <RenewalDialog owner={OWNER} plans={[PREMIUM, plan('small', 'Essentiel', 3)]} onClose={() => {}} />,
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /Enregistrer/ }));
  expect(dialog.queryByText('Moulin du Bas')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Formule'), 'small');
  expect(await dialog.findByText('Moulin du Bas')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Ouvrir' }));
  expect(sent).toEqual([]);
  const agree = dialog.getByRole('checkbox', { name: /Le masquer/ });
  expect(agree.getAttribute('aria-invalid')).toBe('true');
  await user.click(agree);
  await user.click(dialog.getByRole('button', { name: 'Ouvrir' }));
  // The first one is opened, not renewed.
  expect(dialog.getByRole('heading', { name: 'Ouvrir un abonnement pour Anne Orme' })).toBeDefined();
  expect((await dialog.findByRole('alert')).textContent).toContain('L’abonnement n’a pas pu être ouvert');
  expect(screen.getByRole('dialog').textContent).not.toMatch(/renouvelé|Renouveler/);
  expect(sent).toMatchObject([{ planId: 'small', hides: ['v-4'] }]);
});
