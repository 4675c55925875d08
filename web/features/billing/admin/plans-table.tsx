import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { useState } from 'react';
import { useErrorText } from '../../../lib/errors.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Text } from '../../../ui/text.tsx';
import type { AdminPlan } from './subscriptions.ts';
import { usePlanColumns } from './plan-columns.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useAllPlansQuery } from './subscriptions.gen.ts';

/** What can be subscribed to; each plan is changed where it stands. */
export function PlansTable() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, refetch } = useAllPlansQuery({ fetchPolicy: 'cache-and-network' });
  useLiveList(['SUBSCRIPTIONS'], refetch);
  const [written, setWritten] = useState<{ readonly plan: AdminPlan | null } | null>(null);
  const plans = data?.allPlans;
  const columns = usePlanColumns((plan) => setWritten({ plan }));
  if (!plans)
    return error ? (
      <ErrorState title={t({ id: 'list.failed', message: 'The list could not be loaded' })}>
        {errorText(error)}
      </ErrorState>
    ) : (
      <Skeleton height="14rem" borderRadius="md" />
    );
  return (
    <Stack gap="4">
      <DataTable
        caption={t({ id: 'billing.plans', message: 'Plans' })}
        columns={columns}
        rows={plans}
        faded={({ isActive }) => !isActive}
      />
      <Text look="small" tone="muted">
        <Trans id="billing.plansText">
          Current subscriptions keep the agreed price. A limit applies at once to everyone on the plan.
        </Trans>
      </Text>
      <Button alignSelf="flex-start" onClick={() => setWritten({ plan: null })}>
        <Plus size={18} aria-hidden />
        <Trans id="billing.newPlan">New plan</Trans>
      </Button>
      {written && (
        <PlanDialog
          key={written.plan?.id ?? 'new'}
          plan={written.plan}
          position={Math.max(0, ...plans.map(({ position }) => position)) + 1}
          onClose={() => setWritten(null)}
        />
      )}
    </Stack>
  );
}
