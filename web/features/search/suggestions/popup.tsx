import { styled } from '../../../ui/styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Span } from '../../../ui/box.ts';
import { VisuallyHidden } from '../../../ui/text.tsx';

/** The box under a field in which suggestions stand. */
export const Popup = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    top: 'calc(100% + 8px)',
    left: '0',
    minWidth: 'full',
    width: 'max-content',
    maxWidth: { base: 'full', md: 'md' },
    maxHeight: 'min(27rem, 55dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '0.5rem',
    py: '2',
    bg: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
    animation: 'appear 150ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
});

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    mx: '2',
    px: '2',
    py: '1.5',
    borderRadius: 'sm',
    fontSize: 'md',
    lineHeight: '1.3',
    cursor: 'pointer',
    scrollMarginTop: '8',
    _selected: { bg: 'sunken', outline: '1px solid', outlineColor: 'rule.strong' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});

type OptionProps = ComponentProps<typeof Line> & {
  icon?: ReactNode;
  /** Smaller, under the text. */
  detail?: ReactNode;
  /** At the right end. */
  aside?: ReactNode;
};

/** Between the parts of an option, for those who listen. */
const PAUSE = <VisuallyHidden>, </VisuallyHidden>;

/** One option of a listbox; its behaviour comes with the properties of `useCombobox().option(index)`. */
export function Option({ icon, detail, aside, children, ...props }: OptionProps) {
  return (
    <Line {...props}>
      {icon && (
        <Span color="ink.subtle" flexShrink="0">
          {icon}
        </Span>
      )}
      <Span flex="1" minWidth="0" overflowWrap="anywhere">
        {children}
        {detail && (
          <>
            {PAUSE}
            <Span display="block" color="ink.muted" fontSize="sm">
              {detail}
            </Span>
          </>
        )}
      </Span>
      {aside && (
        <>
          {PAUSE}
          <Span color="ink.subtle" fontSize="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {aside}
          </Span>
        </>
      )}
    </Line>
  );
}
