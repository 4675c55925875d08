import { styled } from '#styled/jsx';

/** What stands above a filter of a list. */
export const FilterLabel = styled('label', { base: { textStyle: 'caption', color: 'ink.muted' } });
