import { styled } from './styled.ts';

/**
 * The blocks that every screen is laid out with. They take style properties (`p="4"`, `color="ink.muted"`,
 * `display={{ base: 'none', md: 'flex' }}`), and `as` for another element.
 */
export const Box = styled('div');
export const Span = styled('span');
export const Flex = styled('div', { base: { display: 'flex' } });
export const Grid = styled('div', { base: { display: 'grid' } });
/** One below the other, 16 px apart unless `gap` says otherwise. */
export const Stack = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
/** Side by side, centred on a line, 8 px apart, wrapping. */
export const Row = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '2', flexWrap: 'wrap' } });
export const List = styled('ul', { base: { listStyle: 'none' } });
export const Item = styled('li');
