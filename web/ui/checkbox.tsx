import { css } from '#styled/css';
import type { ComponentProps, ReactNode } from 'react';

// Computed once: a page of results has 150 of these lines, and `styled()` would compute their classes at each rendering.
const line = css.raw({
  display: 'flex',
  gap: '2.5',
  minHeight: '8',
  cursor: 'pointer',
  color: 'ink',
  fontSize: 'md',
  lineHeight: '1.3',
  '@media (pointer: coarse)': { minHeight: '11' },
  '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
  '& > span': { flex: '1' },
  '& > small': { color: 'ink.subtle', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
});
const LINE = css(line, { alignItems: 'center' });
const LONG_LINE = css(line, { alignItems: 'flex-start' });

const TICK = css({
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
});

/** The box alone, for a row of a table; it needs a label of its own. */
export function Tick(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className={TICK} />;
}

type Props = ComponentProps<typeof Tick> & {
  children: ReactNode;
  /** Number of results behind the choice, at the right. */
  count?: ReactNode;
  /** The text may be several lines: the box stands beside the first. */
  long?: boolean;
};

/** A box to tick, with its text; the whole line is the target. */
export function Checkbox({ children, count, long = false, ...props }: Props) {
  return (
    <label className={long ? LONG_LINE : LINE}>
      <Tick {...props} />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
