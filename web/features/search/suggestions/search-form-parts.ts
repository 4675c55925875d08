import { cva } from '#styled/css';
import { styled } from '../../../ui/styled.ts';

/**
 * The pieces of the search form in its two looks: `bar`, one line in the header; `panel`, with visible labels, one line on wide
 * screens and one field below the other on narrow ones.
 */
export const Form = styled('form', {
  variants: {
    look: {
      bar: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 11.5rem) minmax(0, 8.5rem) auto',
        alignItems: 'center',
        width: 'full',
        maxWidth: '2xl',
        p: '3px',
        bg: 'paper',
        border: '1px solid',
        borderColor: 'rule.strong',
        borderRadius: 'md',
      },
      panel: {
        display: 'grid',
        gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) minmax(0, 14rem) minmax(0, 12.5rem) auto' },
        alignItems: 'stretch',
        gap: { base: '3', md: '0' },
        width: 'full',
        md: {
          p: '2',
          bg: 'surface',
          border: '1px solid',
          borderColor: 'rule.strong',
          borderRadius: 'md',
          boxShadow: 'card',
        },
      },
    },
  },
});

/** A field with its label. The ring of the focus is drawn around both. */
export const Segment = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    minWidth: '0',
    '&:has(> :is(input, select):focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '-1px',
      borderRadius: '9px',
    },
  },
  variants: {
    look: {
      bar: {
        alignItems: 'center',
        borderRadius: '9px',
        '& + &': {
          _before: {
            content: '""',
            position: 'absolute',
            left: '0',
            top: '2',
            bottom: '2',
            borderLeft: '1px solid',
            borderColor: 'rule',
          },
        },
      },
      panel: {
        flexDirection: 'column',
        bg: 'surface',
        border: { base: '1px solid', md: '0' },
        borderColor: { base: 'rule.strong', md: 'rule' },
        borderRadius: '9px',
        '& + &': {
          _before: {
            content: { base: 'none', md: '""' },
            position: 'absolute',
            left: '0',
            top: '3',
            bottom: '3',
            borderLeft: '1px solid',
            borderColor: 'rule',
          },
        },
      },
    },
  },
});

export const Label = styled('label', {
  base: {},
  variants: {
    look: {
      bar: { srOnly: true },
      panel: { textStyle: 'label', color: 'ink', px: '4', pt: '2' },
    },
  },
});

const control = cva({
  base: {
    width: 'full',
    minWidth: '0',
    bg: 'transparent',
    color: 'ink',
    border: '0',
    borderRadius: '9px',
    // 16 px, or iOS zooms in.
    fontSize: 'md',
    lineHeight: '1.4',
    textOverflow: 'ellipsis',
    appearance: 'none',
    outline: 'none',
    '&::placeholder': { color: 'ink.subtle' },
    '&:user-invalid': { color: 'danger' },
  },
  variants: {
    look: {
      bar: { minHeight: '9', px: '3', fontSize: 'sm', '@media (pointer: coarse)': { fontSize: 'md', minHeight: '11' } },
      panel: { minHeight: '11', px: '4', pb: '1' },
    },
  },
});

export const Input = styled('input', control);
export const SelectInput = styled(styled('select', control), {
  base: { textOverflow: 'ellipsis', '& option': { bg: 'surface', color: 'ink' } },
});

/** The sign of a list to choose from, over the right end of the select. */
export const Chevron = styled('span', {
  base: { position: 'absolute', right: '2.5', pointerEvents: 'none', color: 'ink.muted' },
  variants: { look: { bar: { top: 'calc(50% - 8px)' }, panel: { bottom: '4', right: '4' } } },
});

export type SearchLook = 'bar' | 'panel';
