import { styled } from '#styled/jsx';
import type { ComponentProps, ReactNode } from 'react';

const Label = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '8',
    cursor: 'pointer',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.3',
    '@media (pointer: coarse)': { minHeight: '11' },
    '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
    // A page of results has 144 of these lines: plain elements cost a third of styled ones.
    '& > span': { flex: '1' },
    '& > small': { color: 'ink.subtle', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The box alone, for a row of a table; it needs a label of its own. */
export const Tick = styled('input', {
  base: {
    accentColor: 'var(--p-colors-copper)',
    width: '5',
    height: '5',
    flexShrink: '0',
    cursor: 'inherit',
    // The browser's own box is a grey hole on our dark ground. Where the reader has colours of their own, it stays.
    '@media not (forced-colors: active)': {
      '&[type=checkbox]': {
        appearance: 'none',
        display: 'grid',
        placeContent: 'center',
        bg: 'surface',
        border: '1.5px solid',
        borderColor: 'rule.strong',
        borderRadius: '5px',
        transition: 'colors',
        transitionDuration: 'fast',
        _before: {
          content: '""',
          width: '0.75rem',
          height: '0.75rem',
          bg: 'copper.on',
          clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 20%, 86% 8%, 39% 68%)',
          visibility: 'hidden',
        },
        _checked: { bg: 'copper', borderColor: 'copper', _before: { visibility: 'visible' } },
      },
    },
  },
});

type Props = Omit<ComponentProps<typeof Tick>, 'type'> & {
  children: ReactNode;
  /** Number of results behind the choice, at the right. */
  count?: ReactNode;
  /** The text may be several lines: the box stands beside the first. */
  long?: boolean;
};

/** A box to tick, with its text; the whole line is the target. */
export function Checkbox({ children, count, long = false, ...props }: Props) {
  return (
    <Label alignItems={long ? 'flex-start' : 'center'}>
      <Tick {...props} type="checkbox" />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </Label>
  );
}
