import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CreditCard from 'lucide-static/icons/credit-card.svg?react';
import { useLocation, useNavigate } from 'react-router';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { heldIn, isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { ColumnChooser, useColumns } from '../../../ui/column-chooser.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { filterOf, planOf, SUBSCRIPTIONS, withPlan } from './subscriptions.ts';
import { useSubscriptionColumns } from './subscription-columns.tsx';
import { useSubscriptionsQuery } from './subscriptions.gen.ts';

/** The subscriptions of all owners: what is asked for, what ends soon, what has ended. */
export function SubscriptionsList() {
  const { t } = useLingui();
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = SUBSCRIPTIONS.parse(search);
  const planId = planOf(search);
  const link = (changes: Parameters<typeof SUBSCRIPTIONS.pathOf>[1]) =>
    withPlan(SUBSCRIPTIONS.pathOf(address, changes), planId);
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  const { etat } = address.filters;
  const { data, previousData, loading, error, refetch } = useSubscriptionsQuery({
    variables: {
      filter: { ...filterOf(etat), text: address.text || null, planId },
      sort: address.sort,
      page: address.page,
    },
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['SUBSCRIPTIONS', 'USERS'], refetch);
  const known = data ?? previousData;
  const shown = known?.subscriptions;
  const overview = known?.subscriptionOverview;
  const columns = useColumns(
    'subscriptions',
    useSubscriptionColumns(address.sort, (sort) => link({ sort })),
  );
  const plans = known?.allPlans.filter(({ isFree }) => !isFree) ?? [];
  return (
    <ListFrame
      query={{ shown, loading, error, refetch }}
      searchLabel={t({ id: 'billing.search', message: 'Search by client, company or e-mail' })}
      text={address.text}
      onSearch={(text) => go(link({ text }))}
      pageLink={(page) => link({ page })}
      whole={isWhole(address) && planId === null}
      wholePath={SUBSCRIPTIONS.path}
      count={(count) =>
        t({
          id: 'billing.count',
          message: plural(count, { 0: 'No subscription', one: '# subscription', other: '# subscriptions' }),
        })
      }
      chips={
        <FilterChips
          label={t({ id: 'billing.status', message: 'State' })}
          allLabel={t({ id: 'billing.all', message: 'All' })}
          options={[
            {
              value: 'REQUESTED',
              label: t({ id: 'billing.requested', message: 'Requests' }),
              count: overview?.requested ?? null,
            },
            {
              value: 'ENDING',
              label: t({ id: 'billing.ending', message: 'Ending soon' }),
              count: overview?.endingSoon ?? null,
            },
            { value: 'ACTIVE', label: t({ id: 'billing.active', message: 'Active' }) },
            { value: 'CANCELLED', label: t({ id: 'billing.cancelled', message: 'Cancelled' }) },
            {
              value: 'EXPIRED',
              label: t({ id: 'billing.expired', message: 'Expired' }),
              count: overview?.expired ?? null,
            },
            { value: 'PENDING', label: t({ id: 'billing.notBegun', message: 'Not started' }) },
          ]}
          chosen={etat}
          link={(value) => link({ filters: { etat: value } })}
        />
      }
      filters={
        <FilterSelect
          label={t({ id: 'billing.plan', message: 'Plan' })}
          allLabel={t({ id: 'billing.allPlans', message: 'All plans' })}
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={planId}
          onChoose={(value) => go(withPlan(SUBSCRIPTIONS.pathOf(address), value))}
        />
      }
      filtersHeld={heldIn(planId)}
      tools={<ColumnChooser label={t({ id: 'people.columns', message: 'Columns' })} chooser={columns.chooser} />}
      empty={{
        picture: <CreditCard size={40} strokeWidth={1.25} aria-hidden />,
        title: t({ id: 'billing.none', message: 'No subscriptions yet' }),
        text: t({
          id: 'billing.noneText',
          message: 'Clients’ requests appear here. You can also start a subscription from a user’s page.',
        }),
      }}
    >
      {({ items }) => (
        <DataTable
          caption={t({ id: 'billing.subscriptions', message: 'Subscriptions' })}
          columns={columns.shown}
          rows={items}
          faded={({ status }) => status === 'EXPIRED'}
        />
      )}
    </ListFrame>
  );
}
