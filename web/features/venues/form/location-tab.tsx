import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { Suspense, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { TextField } from '../../../lib/form-fields.tsx';
import { deferred } from '../../../lib/deferred.tsx';
import { usePreferences } from '../../../lib/preferences.tsx';
import { decimalNumber, inLanguage, typedNumber } from '../../../lib/typed-numbers.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { CommuneField } from './commune-field.tsx';
import { FoundAddress } from './found-address.tsx';
import { TabCard } from './tab-card.tsx';
import type { Position, VenueForm } from './venue-form.ts';
import { useVenueLabel } from './venue-labels.ts';

const PositionMap = deferred(() => import('./position-map.tsx'));

/** Where the venue is: its address, and the marker on the map. */
export function LocationTab() {
  const label = useVenueLabel();
  const { field } = useController<VenueForm, 'position'>({ name: 'position' });
  const commune = useWatch<VenueForm, 'commune'>({ name: 'commune' });
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
            {field.value ? (
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
          <PositionMap position={field.value} centre={centre} onMove={field.onChange} />
        </Suspense>
        <Coordinates position={field.value} onChange={field.onChange} />
        {field.value && (
          <Button size="sm" alignSelf="flex-start" onClick={() => field.onChange(null)}>
            <LocateFixed size={16} aria-hidden />
            <Trans id="venueForm.positionReset">Back to the centre of the commune</Trans>
          </Button>
        )}
      </Stack>
    </TabCard>
  );
}

const within = (text: string, bound: number) => {
  const value = decimalNumber(text);
  return value !== null && !Number.isNaN(value) && Math.abs(value) <= bound ? value : null;
};

/** The same in figures, for those who have them from elsewhere: both together are a position. */
function Coordinates({ position, onChange }: { position: Position | null; onChange: (position: Position) => void }) {
  const { t } = useLingui();
  const { language } = usePreferences();
  const [typed, setTyped] = useState<{ latitude: string; longitude: string } | null>(null);
  const shown = typed ?? {
    latitude: typedNumber(position?.latitude ?? null),
    longitude: typedNumber(position?.longitude ?? null),
  };
  const change = (next: { latitude: string; longitude: string }) => {
    setTyped(next);
    const latitude = within(next.latitude, 90);
    const longitude = within(next.longitude, 180);
    if (latitude !== null && longitude !== null) onChange({ latitude, longitude });
  };
  const wrong = (text: string, bound: number) =>
    text.trim() !== '' && within(text, bound) === null
      ? t({ id: 'venueForm.notCoordinate', message: `A number between −${bound} and ${bound}: 45.76, for example.` })
      : undefined;
  return (
    <Flex
      gap="4"
      flexWrap="wrap"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && position) setTyped(null);
      }}
    >
      <Field label={t({ id: 'venueForm.latitude', message: 'Latitude' })} error={wrong(shown.latitude, 90)}>
        <TextInput
          value={inLanguage(shown.latitude, language)}
          inputMode="decimal"
          maxWidth="10rem"
          onChange={({ target }) => change({ ...shown, latitude: target.value })}
        />
      </Field>
      <Field label={t({ id: 'venueForm.longitude', message: 'Longitude' })} error={wrong(shown.longitude, 180)}>
        <TextInput
          value={inLanguage(shown.longitude, language)}
          inputMode="decimal"
          maxWidth="10rem"
          onChange={({ target }) => change({ ...shown, longitude: target.value })}
        />
      </Field>
    </Flex>
  );
}
