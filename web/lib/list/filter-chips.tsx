import { styled } from '../../ui/styled.ts';
import { Span } from '../../ui/box.ts';
import { useFormats } from '../formats.ts';
import { FilterChip } from '../../ui/filter-chip.tsx';

/** One line, which is moved sideways where it is too long; the room around it is for the ring of the focus. */
const Chips = styled('nav', {
  base: {
    display: 'flex',
    gap: '1.5',
    minWidth: '0',
    overflowX: { base: 'auto', md: 'visible' },
    flexWrap: { md: 'wrap' },
    scrollbarWidth: 'none',
    m: '-1',
    p: '1',
    '& > a': { flexShrink: '0' },
  },
});

type FilterChipsProps<Value extends string> = {
  /** What it narrows down by: “État”. */
  label: string;
  /** Names the whole: “Tous”. */
  allLabel: string;
  allCount?: number | null;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number | null;
  }[];
  chosen: Value | null;
  /** Address with the value, or without one. */
  link: (value: Value | null) => string;
};

/** One filter of a list as chips, each a link. Counts are those of the list without this filter. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, allLabel, allCount = null, options, chosen, link } = props;
  return (
    <Chips aria-label={label}>
      <FilterChip to={link(null)} preventScrollReset aria-current={chosen === null}>
        {allLabel}
        <Count of={allCount} />
      </FilterChip>
      {options.map((option) => (
        <FilterChip
          key={option.value}
          to={link(option.value)}
          preventScrollReset
          aria-current={chosen === option.value}
        >
          {option.label}
          <Count of={option.count ?? null} />
        </FilterChip>
      ))}
    </Chips>
  );
}

function Count({ of }: { of: number | null }) {
  const { number } = useFormats();
  if (of === null) return null;
  return (
    <Span opacity="0.75" fontVariantNumeric="tabular-nums">
      {number(of)}
    </Span>
  );
}
