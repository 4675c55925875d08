import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../../../lib/form-fields.tsx';
import { Item, List, Stack } from '../../../ui/box.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import type { RenewalForm } from './renewal-form.ts';
import { useVenuesBeyondPlanQuery } from './subscriptions.gen.ts';

/** Names the venues that the chosen plan takes offline, and asks for a yes; nothing where there are none. */
export function HiddenVenuesField({ userId, label }: { userId: string; label: string }) {
  const { t } = useLingui();
  const { setValue } = useFormContext<RenewalForm>();
  const planId = useWatch<RenewalForm, 'planId'>({ name: 'planId' });
  const { data } = useVenuesBeyondPlanQuery({
    variables: { userId, planId },
    skip: planId === '',
    fetchPolicy: 'network-only',
  });
  const venues = data?.venuesBeyondPlan;
  useEffect(() => {
    setValue('beyond', venues?.map(({ id }) => id) ?? []);
    // A yes to one plan is none to another.
    setValue('hides', false);
  }, [setValue, venues]);
  if (!venues?.length) return null;
  return (
    <Notice tone="gold">
      <Stack gap="3">
        <Text fontWeight="600">
          {t({
            id: 'billing.beyond',
            message: plural(venues.length, {
              one: 'This plan has no room for one venue that is online:',
              other: 'This plan has no room for # venues that are online:',
            }),
          })}
        </Text>
        <List>
          {venues.map(({ id, name }) => (
            <Item key={id} lang="fr">
              {name}
            </Item>
          ))}
        </List>
        <CheckField name="hides" label={label}>
          {t({
            id: 'billing.beyondAgreed',
            message: plural(venues.length, {
              one: 'Hide it from the public. It is not deleted, and its owner is told.',
              other: 'Hide them from the public. They are not deleted, and their owner is told.',
            }),
          })}
        </CheckField>
      </Stack>
    </Notice>
  );
}
