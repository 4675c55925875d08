import { styled } from './styled.ts';
import { badgeRecipe, cardRecipe } from './recipes.ts';

/** The column of a page: 1240 px at most, with margins that shrink on small screens. */
export const Container = styled('div', {
  base: { width: 'full', maxWidth: 'page', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
  variants: { narrow: { true: { maxWidth: '3xl' } } },
});

/** What stands between header and footer, with the rhythm of a page above and below. */
export const Page = styled('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '6', xl: '8' },
    py: { base: '6', md: '10' },
  },
});

export const Card = styled('div', cardRecipe);
export const Badge = styled('span', badgeRecipe);
