import { useLingui } from '@lingui/react/macro';
import { usePlanLabels } from '../plan-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import { Row } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import type { AdminPlan } from './subscriptions.ts';

/** The columns of the table of plans. */
export function usePlanColumns(onOpen: (plan: AdminPlan) => void): readonly Column<AdminPlan>[] {
  const { t } = useLingui();
  const { number, money } = useFormats();
  const words = usePlanLabels();
  const limit = (value: number | null) =>
    value === null ? t({ id: 'billing.unlimited', message: 'no limit' }) : number(value);
  return [
    {
      id: 'name',
      title: t({ id: 'people.name', message: 'Name' }),
      lead: true,
      cell: (plan) => (
        <Row gap="2">
          <Button look="link" size="sm" px="0" data-row-link onClick={() => onOpen(plan)}>
            {plan.name}
          </Button>
          {plan.isFree && <Badge tone="sage">{t({ id: 'billing.freePlan', message: 'for everyone' })}</Badge>}
          {!plan.isActive && <Badge>{t({ id: 'billing.notOffered', message: 'no longer offered' })}</Badge>}
        </Row>
      ),
    },
    {
      id: 'price',
      title: t({ id: 'billing.price', message: 'Price excl. VAT' }),
      numeric: true,
      cell: ({ price }) => money(price),
    },
    {
      id: 'duration',
      title: t({ id: 'billing.duration', message: 'Duration' }),
      cell: (plan) => words.duration(plan),
    },
    {
      id: 'venues',
      title: t({ id: 'billing.venueLimit', message: 'Venues' }),
      numeric: true,
      cell: ({ venueLimit }) => limit(venueLimit),
    },
    {
      id: 'photos',
      title: t({ id: 'billing.photoLimit', message: 'Photos per venue' }),
      numeric: true,
      cell: ({ photoLimit }) => limit(photoLimit),
    },
    {
      id: 'promotions',
      title: t({ id: 'billing.promotionLimit', message: 'Offers at the same time' }),
      numeric: true,
      cell: ({ promotionLimit }) => limit(promotionLimit),
    },
    {
      id: 'homepage',
      title: t({ id: 'billing.homepage', message: 'Home page' }),
      cell: ({ homepage }) =>
        homepage ? t({ id: 'billing.yes', message: 'yes' }) : t({ id: 'billing.no', message: 'no' }),
    },
  ];
}
