import { useLingui } from '@lingui/react/macro';
import { Box } from '../../../ui/box.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

type PlaceSelectProps = {
  places: readonly Place[];
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** The venue (an empty id), or one of its rooms. */
export type Place = { readonly id: string; readonly name: string };

/** Which calendar of the venue a link is about. */
export function PlaceSelect({ places, label, value, onChange }: PlaceSelectProps) {
  return (
    <Box width="full" maxWidth="18rem">
      <Field label={label}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}

/** The venue and its rooms, by their names. */
export function usePlaces(rooms: readonly Place[]) {
  const { t } = useLingui();
  const places = [{ id: '', name: t({ id: 'calendar.wholeVenue', message: 'Whole venue' }) }, ...rooms];
  return { places, nameOf: (roomId: string | null) => places.find(({ id }) => id === (roomId ?? ''))?.name ?? '' };
}
