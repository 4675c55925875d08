import { useId } from 'react';
import { Flex, Span } from '../../ui/box.ts';
import { TextInput } from '../../ui/field.tsx';

type DayFilterProps = {
  /** “Du”, and what it is the first day of. */
  fromLabel: string;
  /** “au”. */
  toLabel: string;
  from: string;
  to: string;
  onChange: (change: { readonly from: string } | { readonly to: string }) => void;
};

/** The days that a list is kept to; an empty end is open. */
export function DayFilter({ fromLabel, toLabel, from, to, onChange }: DayFilterProps) {
  return (
    <Flex gap="2" flexWrap={{ base: 'wrap', sm: 'nowrap' }} width={{ base: 'full', md: 'auto' }}>
      <Day label={fromLabel} day={from} onChange={(day) => onChange({ from: day })} />
      <Day label={toLabel} day={to} onChange={(day) => onChange({ to: day })} />
    </Flex>
  );
}

function Day({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <Flex gap="2" alignItems="center" width={{ base: 'full', md: 'auto' }}>
      <Span flex={{ base: '0 0 7rem', md: 'none' }} fontSize="sm" color="ink.muted">
        <label htmlFor={id}>{label}</label>
      </Span>
      <TextInput
        id={id}
        type="date"
        width={{ base: 'full', md: '9.5rem' }}
        value={day}
        onChange={({ target }) => onChange(target.value)}
      />
    </Flex>
  );
}
