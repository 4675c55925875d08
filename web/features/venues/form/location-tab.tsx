import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-static/icons/locate-fixed.svg?react';
import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DecimalField, TextField } from '../../../lib/form-fields.tsx';
import { deferred } from '../../../lib/deferred.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { CommuneField } from './commune-field.tsx';
import { FoundAddress } from './found-address.tsx';
import { TabCard } from './tab-card.tsx';
import { NOT_PLACED, type PositionForm, type VenueForm } from './venue-form.ts';
import { positionForm } from './venue-input.ts';
import { useVenueLabel } from './venue-labels.ts';
import { positionOf } from './venue-rules.ts';

const PositionMap = deferred(() => import('./position-map.tsx'));

/** Where the venue is: its address, and the marker on the map. */
export function LocationTab() {
  const label = useVenueLabel();
  const { setValue } = useFormContext<VenueForm>();
  const [commune, typed] = useWatch<VenueForm, ['commune', 'position']>({ name: ['commune', 'position'] });
  const position = positionOf(typed);
  const place = (next: PositionForm) => setValue('position', next, { shouldDirty: true });
  const centre = commune?.centre ?? null;
  return (
    <TabCard
      title={<Trans id="venueForm.location">Address and map</Trans>}
      lead={<Trans id="venueForm.locationLead">This is how searches by city, department and region find you.</Trans>}
    >
      <FoundAddress>
        <TextField name="address" label={label('address')} autoComplete="street-address" />
        <CommuneField />
      </FoundAddress>
      <Stack gap="3">
        <Stack gap="1">
          <Heading as="h3" look="h4">
            {label('position')}
          </Heading>
          <Text look="small" tone="muted">
            {position ? (
              <Trans id="venueForm.positionPlaced">The marker is where you placed it.</Trans>
            ) : (
              <Trans id="venueForm.positionCommune">
                The marker is in the centre of the commune. Drag it onto the venue, click there, or move it with the
                arrow keys.
              </Trans>
            )}
          </Text>
        </Stack>
        <Suspense fallback={<Skeleton height="24rem" borderRadius="md" />}>
          <PositionMap position={position} centre={centre} onMove={(next) => place(positionForm(next))} />
        </Suspense>
        <Coordinates />
        {position && (
          <Button size="sm" alignSelf="flex-start" onClick={() => place(NOT_PLACED)}>
            <LocateFixed size={16} aria-hidden />
            <Trans id="venueForm.positionReset">Back to the centre of the commune</Trans>
          </Button>
        )}
      </Stack>
    </TabCard>
  );
}

/** The same in figures, for those who have them from elsewhere. */
function Coordinates() {
  const { t } = useLingui();
  return (
    <Flex gap="4" flexWrap="wrap">
      <DecimalField
        name="position.latitude"
        label={t({ id: 'venueForm.latitude', message: 'Latitude' })}
        required={false}
        maxWidth="10rem"
      />
      <DecimalField
        name="position.longitude"
        label={t({ id: 'venueForm.longitude', message: 'Longitude' })}
        required={false}
        maxWidth="10rem"
      />
    </Flex>
  );
}
