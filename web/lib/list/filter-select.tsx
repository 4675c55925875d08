import { useId } from 'react';
import { Stack } from '../../ui/box.ts';
import { Select } from '../../ui/select.tsx';
import { FilterLabel } from './filter-label.ts';

type FilterSelectProps<Value extends string> = {
  label: string;
  /** Names the whole: “Tous les rôles”; none = one of the values always holds, as with an order. */
  allLabel?: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

/** One filter of a list, or its order, as the browser's own list of choices. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, options, chosen, onChoose } = props;
  const id = useId();
  return (
    <Stack gap="1" minWidth={{ base: 'full', sm: '12rem' }}>
      <FilterLabel htmlFor={id}>{label}</FilterLabel>
      <Select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.value ?? null)}
      >
        {allLabel !== undefined && <option value="">{allLabel}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
