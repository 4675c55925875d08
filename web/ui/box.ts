import { chakra } from '@chakra-ui/react';

/**
 * The blocks that every screen is laid out with. They take Chakra's style properties (`p="4"`, `color="ink.muted"`,
 * `display={{ base: 'none', md: 'flex' }}`), and `as` or `asChild` for another element.
 */
export const Box = chakra('div');
export const Span = chakra('span');
export const Flex = chakra('div', { base: { display: 'flex' } });
export const Grid = chakra('div', { base: { display: 'grid' } });
/** One below the other, 16 px apart unless `gap` says otherwise. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
/** Side by side, centred on a line, 8 px apart, wrapping. */
export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', flexWrap: 'wrap' } });
export const List = chakra('ul', { base: { listStyle: 'none' } });
export const Item = chakra('li');
