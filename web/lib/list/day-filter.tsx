import { useId } from 'react';
import { Stack } from '../../ui/box.ts';
import { TextInput } from '../../ui/field.tsx';
import { FilterLabel } from './filter-label.ts';

/** One end of the days that a list is kept to; empty = open. */
export function DayFilter({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <Stack gap="1" width={{ base: 'calc(50% - 0.375rem)', sm: '10.5rem' }}>
      <FilterLabel htmlFor={id}>{label}</FilterLabel>
      <TextInput id={id} type="date" value={day} onChange={({ target }) => onChange(target.value)} />
    </Stack>
  );
}
