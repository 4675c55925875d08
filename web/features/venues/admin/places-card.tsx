import { Trans } from '@lingui/react/macro';
import { useTerm } from '../../../lib/terms.ts';
import { Stack } from '../../../ui/box.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/text.tsx';
import type { Place } from './admin-url.ts';
import { type AdminFlags, hasPlace, PLACE_VALUES, PLACES } from './admin-venue.ts';

type PlacesCardProps = { flags: AdminFlags; disabled: boolean; onChange: (place: Place, on: boolean) => void };

/** Where the site shows a venue beside its own page. */
export function PlacesCard({ flags, disabled, onChange }: PlacesCardProps) {
  const placeName = useTerm(PLACES);
  return (
    <Card as="section" padded aria-labelledby="places">
      <Stack gap="2">
        <Heading as="h2" look="h3" id="places">
          <Trans id="venuesAdmin.places">Highlights</Trans>
        </Heading>
        {PLACE_VALUES.map((place) => (
          <Checkbox
            key={place}
            checked={hasPlace(flags, place)}
            disabled={disabled}
            onChange={({ target }) => onChange(place, target.checked)}
          >
            {placeName(place)}
          </Checkbox>
        ))}
      </Stack>
    </Card>
  );
}
