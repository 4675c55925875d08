import { chakra } from '@chakra-ui/react';
import { RouterLink } from './router-link.tsx';
import { chipRecipe } from './recipes.ts';

/** A link in pill form that narrows a list down; `aria-current` says which one holds. */
export const FilterChip = chakra(
  RouterLink,
  {
    ...chipRecipe,
    base: {
      ...chipRecipe.base,
      textDecoration: 'none',
      '&[aria-current=true]': { bg: 'ink', color: 'ink.on', borderColor: 'ink' },
    },
  },
  { forwardProps: ['to', 'state'] },
);
