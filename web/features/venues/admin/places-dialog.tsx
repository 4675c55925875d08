import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useTerm } from '../../../lib/terms.ts';
import { Grid, Stack } from '../../../ui/box.ts';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Place } from './admin-url.ts';
import { PLACE_INPUTS, PLACE_VALUES, PLACES, type StaffInput } from './admin-venue.ts';

type PlacesDialogProps = {
  dialog: Disclosure;
  count: number;
  busy: boolean;
  onConfirm: (input: StaffInput) => void;
};

/** Gives many venues places, or takes them away; what is not chosen stays. */
export function PlacesDialog({ dialog, count, busy, onConfirm }: PlacesDialogProps) {
  const { t } = useLingui();
  const placeName = useTerm(PLACES);
  const id = useId();
  const [wished, setWished] = useState<Partial<Record<Place, boolean>>>({});
  const input = Object.fromEntries(
    PLACE_VALUES.filter((place) => wished[place] !== undefined).map((place) => [PLACE_INPUTS[place], wished[place]]),
  );
  return (
    <ConfirmDialog
      dialog={dialog}
      title={t({
        id: 'venuesAdmin.placesTitle',
        message: plural(count, { one: 'Highlights of # venue', other: 'Highlights of # venues' }),
      })}
      confirmLabel={t({ id: 'venuesAdmin.placesConfirm', message: 'Apply' })}
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
      busy={busy}
      onConfirm={() => {
        if (Object.keys(input).length > 0) onConfirm(input);
        else dialog.onClose();
      }}
    >
      <Text tone="muted">
        {t({ id: 'venuesAdmin.placesText', message: 'What you leave unchanged stays as it is for each venue.' })}
      </Text>
      <Stack gap="2">
        {PLACE_VALUES.map((place) => (
          <Grid key={place} gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="3" alignItems="center">
            <label htmlFor={`${id}-${place}`}>{placeName(place)}</label>
            <Select
              id={`${id}-${place}`}
              value={String(wished[place] ?? '')}
              onChange={({ target: { value } }) =>
                setWished((before) => {
                  const { [place]: _before, ...others } = before;
                  return value === '' ? others : { ...others, [place]: value === 'true' };
                })
              }
            >
              <option value="">{t({ id: 'venuesAdmin.placeStays', message: 'Unchanged' })}</option>
              <option value="true">{t({ id: 'venuesAdmin.placeGiven', message: 'Yes' })}</option>
              <option value="false">{t({ id: 'venuesAdmin.placeTaken', message: 'No' })}</option>
            </Select>
          </Grid>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
