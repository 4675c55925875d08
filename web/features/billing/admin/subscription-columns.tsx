import { useLingui } from '@lingui/react/macro';
import { StatusBadge } from '../status-badge.tsx';
import { usePlanLabels } from '../plan-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { ownerAddress, type SUBSCRIPTIONS, type SubscriptionLine } from './subscriptions.ts';

type Sort = (typeof SUBSCRIPTIONS)['sorts'][keyof (typeof SUBSCRIPTIONS)['sorts']];

/** The columns of the table of subscriptions. @param sortLink address of the list in another order. */
export function useSubscriptionColumns(
  sort: Sort,
  sortLink: (sort: Sort) => string,
): readonly Column<SubscriptionLine>[] {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const words = usePlanLabels();
  const sortBy = (up: Sort, down: Sort): NonNullable<Column<SubscriptionLine>['sort']> => ({
    to: sortLink(sort === up ? down : up),
    direction: sort === up ? 'ascending' : sort === down ? 'descending' : null,
  });
  return [
    {
      id: 'owner',
      title: t({ id: 'billing.owner', message: 'Client' }),
      lead: true,
      sort: sortBy('OWNER', 'OWNER_DESC'),
      cell: ({ owner }) => (
        <Stack gap="0">
          <Link data-row-link to={ownerAddress(owner.id)} fontWeight="600">
            {owner.name.trim() || owner.email}
          </Link>
          {owner.companyName && (
            <Text as="span" look="small" tone="muted">
              {owner.companyName}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'email',
      title: t({ id: 'auth.email', message: 'E-mail address' }),
      optional: 'hidden',
      cell: ({ owner }) => owner.email,
    },
    {
      id: 'plan',
      title: t({ id: 'billing.plan', message: 'Plan' }),
      cell: ({ plan, requestedPlan }) => {
        const name = requestedPlan?.name;
        return (
          <Stack gap="1" alignItems={{ base: 'flex-end', lg: 'flex-start' }}>
            {plan.name}
            {name && <Badge tone="copper">{t({ id: 'billing.asksFor', message: `Requests ${name}` })}</Badge>}
          </Stack>
        );
      },
    },
    {
      id: 'status',
      title: t({ id: 'billing.status', message: 'State' }),
      cell: (subscription) => <StatusBadge subscription={subscription} />,
    },
    {
      id: 'end',
      title: t({ id: 'billing.until', message: 'Until' }),
      sort: sortBy('END_DATE', 'END_DATE_DESC'),
      cell: ({ endDate, daysLeft, endsSoon }) => (
        <Stack gap="0" alignItems={{ base: 'flex-end', lg: 'flex-start' }}>
          {endDate ? date(endDate) : '–'}
          {daysLeft !== null && (
            <Text as="span" look="small" color={endsSoon ? 'gold.text' : 'ink.muted'}>
              {words.daysLeft(daysLeft)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'price',
      title: t({ id: 'billing.price', message: 'Price excl. VAT' }),
      numeric: true,
      optional: 'shown',
      cell: ({ price }) => money(price),
    },
    {
      id: 'payment',
      title: t({ id: 'billing.lastPayment', message: 'Last payment' }),
      optional: 'shown',
      cell: ({ paymentStatus }) =>
        paymentStatus === null ? (
          '–'
        ) : paymentStatus === 'PAID' ? (
          <Badge tone="sage">{t({ id: 'payment.paid', message: 'Paid' })}</Badge>
        ) : (
          <Badge tone="gold">{t({ id: 'payment.unpaid', message: 'To be paid' })}</Badge>
        ),
    },
    {
      id: 'asked',
      title: t({ id: 'billing.askedOn', message: 'Requested on' }),
      optional: 'hidden',
      sort: sortBy('REQUESTED', 'NEWEST'),
      cell: ({ requestedAt }) => (requestedAt ? date(requestedAt) : '–'),
    },
  ];
}
