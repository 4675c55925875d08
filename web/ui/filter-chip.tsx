import { styled } from './styled.ts';
import { RouterLink } from './router-link.tsx';
import { chipRecipe } from './recipes.ts';

/** A link in pill form that narrows a list down; `aria-current` says which one holds. */
export const FilterChip = styled(styled(RouterLink, chipRecipe, { forwardProps: ['to', 'preventScrollReset'] }), {
  base: { textDecoration: 'none', _current: { bg: 'ink', color: 'ink.on', borderColor: 'ink' } },
});
