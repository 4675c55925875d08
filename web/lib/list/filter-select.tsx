import { useId } from 'react';
import { Box } from '../../ui/box.ts';
import { Select } from '../../ui/select.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';

type FilterSelectProps<Value extends string> = {
  /** Read out; to be seen are the words for the whole, or the order. */
  label: string;
  /** Names the whole: “Tous les rôles”; none = one of the values always holds, as with an order. */
  allLabel?: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
  /** An order that the heads of the table offer too, where it has heads: there it is left out. */
  inHeads?: boolean;
};

/** One filter of a list, or its order, as the browser's own list of choices: as wide as what is chosen. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, options, chosen, onChoose, inHeads = false } = props;
  const id = useId();
  const isFiltering = allLabel !== undefined && chosen !== null;
  return (
    <Box
      display={inHeads ? { lg: 'none' } : undefined}
      width={{ base: 'full', md: 'auto' }}
      maxWidth={{ md: '18rem' }}
      title={label}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Select
        id={id}
        value={chosen ?? ''}
        fontWeight={isFiltering ? '600' : undefined}
        borderColor={isFiltering ? 'ink' : undefined}
        fieldSizing={{ md: 'content' }}
        onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.value ?? null)}
      >
        {allLabel !== undefined && <option value="">{allLabel}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
}
