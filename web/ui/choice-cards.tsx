import { styled } from './styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Span } from './box.ts';

/** Cards side by side, as many as fit. */
export const ChoiceGrid = styled('div', {
  base: { display: 'grid', gap: '2' },
  variants: {
    look: {
      cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' },
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))' },
      pills: { display: 'flex', flexWrap: 'wrap' },
    },
  },
  defaultVariants: { look: 'cards' },
});

const Label = styled('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    px: '3',
    py: '2',
    bg: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'rule.strong',
    borderRadius: 'md',
    lineHeight: 'snug',
    cursor: 'pointer',
    transition: 'common',
    transitionDuration: 'fast',
    _hover: { bg: 'sunken' },
    '&:has(:checked)': {
      borderColor: 'copper.text',
      bg: 'copper.tint',
      color: 'copper.text',
      fontWeight: '600',
      boxShadow: 'inset 0 0 0 1px var(--p-colors-copper-text)',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:is(fieldset[data-invalid] *):not(:has(:checked))': { borderColor: 'danger' },
  },
  variants: {
    look: {
      cards: {},
      tiles: {
        flexDirection: 'column',
        justifyContent: 'center',
        textAlign: 'center',
        gap: '1.5',
        fontSize: 'sm',
        py: '3',
      },
      pills: { borderRadius: 'full', px: '4' },
    },
  },
  defaultVariants: { look: 'cards' },
});

/** Lies over the whole card, unseen: a click anywhere is a click on it, and the browser's own keys work. */
const Control = styled('input', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', m: '0', opacity: '0', cursor: 'inherit' },
});

type ChoiceCardProps = Omit<ComponentProps<typeof Control>, 'type'> & {
  type: 'radio' | 'checkbox';
  look?: 'cards' | 'tiles' | 'pills';
  icon?: ReactNode;
  children: ReactNode;
};

/** One choice of several as a card: the browser's own radio button or check box under it. Stands in a FieldSet. */
export function ChoiceCard({ look = 'cards', icon, children, ...control }: ChoiceCardProps) {
  return (
    <Label look={look}>
      <Control {...control} />
      {icon && (
        <Span display="inline-flex" flexShrink="0">
          {icon}
        </Span>
      )}
      <span>{children}</span>
    </Label>
  );
}
