import { listAddress } from '../../../lib/list/list-address.ts';
import type { BillingAccountQuery, SubscriptionsQuery } from './subscriptions.gen.ts';

export type SubscriptionLine = SubscriptionsQuery['subscriptions']['items'][number];
export type BillingAccount = NonNullable<BillingAccountQuery['billingAccount']>;
export type AdminPlan = BillingAccountQuery['allPlans'][number];

export const SUBSCRIPTIONS = listAddress({
  path: '/admin/subscriptions',
  filters: {
    etat: {
      demandes: 'REQUESTED',
      'a-echeance': 'ENDING',
      actifs: 'ACTIVE',
      resilies: 'CANCELLED',
      expires: 'EXPIRED',
      'en-attente': 'PENDING',
    },
  },
  sorts: {
    echeance: 'END_DATE',
    'echeance-inverse': 'END_DATE_DESC',
    client: 'OWNER',
    'client-inverse': 'OWNER_DESC',
    demandes: 'REQUESTED',
    recents: 'NEWEST',
  },
});
export type SubscriptionFilterValue =
  (typeof SUBSCRIPTIONS)['filters']['etat'][keyof (typeof SUBSCRIPTIONS)['filters']['etat']];

/** What a status of the address asks the API for. */
export function filterOf(status: SubscriptionFilterValue | null): {
  status?: Exclude<SubscriptionFilterValue, 'REQUESTED' | 'ENDING'>;
  requested?: boolean;
  endsSoon?: boolean;
} {
  if (status === null) return {};
  if (status === 'REQUESTED') return { requested: true };
  if (status === 'ENDING') return { endsSoon: true };
  return { status: status };
}

/** The plan that is asked for in the address (`formule`), by its id; null = any. Plans are rows, so no table of words knows them. */
export function planOf(search: string): string | null {
  const id = new URLSearchParams(search).get('formule');
  return id && /^[\da-f-]{36}$/.test(id) ? id : null;
}

/** An address of the list with another plan, or with none. */
export function withPlan(path: string, planId: string | null): string {
  const [base = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.delete('formule');
  if (planId) query.set('formule', planId);
  return query.size > 0 ? `${base}?${query}` : base;
}

export const ownerAddress = (userId: string): string => `${SUBSCRIPTIONS.path}/${userId}`;
export const PLANS_PATH = `${SUBSCRIPTIONS.path}/plans`;
