import { cva } from '#styled/css';

const touchTarget = { '@media (pointer: coarse)': { minHeight: '11' } };

/** Buttons, and links that look like them. One `solid` (copper) at most on a screen: the action that matters. */
export const buttonRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: 'common',
    transitionDuration: 'fast',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    ...touchTarget,
  },
  variants: {
    look: {
      solid: { bg: 'copper', color: 'copper.on', _hover: { bg: 'copper.hover' } },
      quiet: { bg: 'ink', color: 'ink.on', _hover: { opacity: '0.88' } },
      outline: { borderColor: 'rule.strong', color: 'ink', bg: 'surface', _hover: { bg: 'sunken' } },
      ghost: { color: 'ink', _hover: { bg: 'sunken' } },
      link: {
        color: 'copper.text',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        px: '0',
        _hover: { textDecorationThickness: '2px' },
      },
    },
    size: {
      sm: { minHeight: '9', px: '3', py: '1.5', fontSize: 'sm' },
      md: { minHeight: '11', px: '5', py: '2', fontSize: 'md' },
      lg: { minHeight: '14', px: '7', py: '3', fontSize: 'lg' },
    },
    shape: {
      text: {},
      icon: { px: '0', aspectRatio: '1', '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' } },
    },
  },
  defaultVariants: { look: 'outline', size: 'md', shape: 'text' },
});

/** A link within text. */
export const linkRecipe = cva({
  base: {
    color: 'copper.text',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    look: {
      text: {},
      plain: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
      menu: {
        color: 'ink',
        textDecoration: 'none',
        fontWeight: '500',
        _hover: { color: 'copper.text' },
        _currentPage: { color: 'copper.text' },
      },
    },
  },
  defaultVariants: { look: 'text' },
});

/** Fields that one types into or chooses from. 16 px of text, or iOS zooms in. */
export const inputRecipe = cva({
  base: {
    width: 'full',
    minHeight: '11',
    px: '3',
    py: '2',
    bg: 'surface',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.4',
    border: '1px solid',
    borderColor: 'rule.strong',
    borderRadius: 'md',
    transition: 'colors',
    transitionDuration: 'fast',
    _hover: { borderColor: 'ink.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '0', borderColor: 'focus' },
    // Under the pointer too.
    _invalid: { borderColor: 'danger', _hover: { borderColor: 'danger' } },
    _disabled: { opacity: '0.6', cursor: 'not-allowed', bg: 'sunken' },
  },
});

export const cardRecipe = cva({
  base: { bg: 'surface', border: '1px solid', borderColor: 'rule', borderRadius: 'md', overflow: 'clip' },
  variants: {
    raised: { true: { boxShadow: 'card' } },
    padded: { true: { p: { base: '4', md: '6' } } },
    interactive: {
      true: {
        position: 'relative',
        transition: 'shadow',
        transitionDuration: 'moderate',
        _hover: { boxShadow: 'card', borderColor: 'rule.strong' },
        _focusWithin: { borderColor: 'rule.strong' },
      },
    },
  },
});

/** A word that qualifies: a state, a plan, a promotion. Not a control. */
export const badgeRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'sunken', color: 'ink.muted' },
      copper: { bg: 'copper.tint', color: 'copper.text' },
      gold: { bg: 'gold.tint', color: 'gold.text' },
      sage: { bg: 'sage.tint', color: 'sage.text' },
      danger: { bg: 'danger.tint', color: 'danger' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A control in pill form: an active filter to take away, a choice to switch. */
export const chipRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    px: '3',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'rule.strong',
    bg: 'surface',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: '500',
    lineHeight: '1.2',
    transition: 'common',
    transitionDuration: 'fast',
    _hover: { bg: 'sunken' },
    _pressed: { bg: 'ink', color: 'ink.on', borderColor: 'ink' },
    ...touchTarget,
  },
});
