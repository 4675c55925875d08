import { styled } from './styled.ts';

const Segments = styled('div', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    p: '0.5',
    gap: '0.5',
    bg: 'sunken',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'full',
  },
});

const Segment = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '9',
    px: '3',
    borderRadius: 'full',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '11' },
    '&:has(:checked)': { bg: 'surface', color: 'ink', fontWeight: '600', boxShadow: 'card' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid' } },
  },
});

const Control = styled('input', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', m: '0', opacity: '0', cursor: 'inherit' },
});

type SegmentedProps<T extends string> = {
  /** Of the radio buttons; no other group of the page has it. */
  name: string;
  /** What is chosen between, for those who don't see where it stands. */
  label: string;
  /** `lang` where a label is in another language than the page. */
  options: readonly { value: T; label: string; lang?: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** Two or three words of which one holds: radio buttons in one strip. */
export function Segmented<T extends string>({ name, label, options, value, onChange }: SegmentedProps<T>) {
  return (
    <Segments role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Control
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span lang={option.lang}>{option.label}</span>
        </Segment>
      ))}
    </Segments>
  );
}
