import { css } from '#styled/css';
import type { ComponentProps } from 'react';
import { linkRecipe } from './recipes.ts';
import { RouterLink } from './router-link.tsx';

const COVERING = css(
  linkRecipe.raw({ look: 'plain' }),
  css.raw({
    _hover: { textDecoration: 'none' },
    _groupHover: { color: 'copper.text' },
    _focusVisible: { outline: 'none' },
    _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'md' },
    '&:focus-visible::before': { outline: '2px solid var(--p-colors-focus)', outlineOffset: '-3px' },
  }),
);

/** The one link of a card, its name: the whole card is to be clicked. The card has the class `group`. */
export function CardLink(props: Omit<ComponentProps<typeof RouterLink>, 'className'>) {
  return <RouterLink className={COVERING} {...props} />;
}
