import { chakra } from '@chakra-ui/react';

/** For the `css` of a card, which is laid out by its own width: it stands in lists of several widths on one screen. */
export const CARD_CONTAINER = { containerType: 'inline-size', containerName: 'venue-card' } as const;

export const BESIDE = '@container venue-card (min-width: 34rem)';
export const BESIDE_WIDE = '@container venue-card (min-width: 44rem)';

/** Beside each other where there is room, the picture as high as the text; above each other otherwise. */
export const CardColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'full',
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 13.5rem) minmax(0, 1fr)' },
    [BESIDE_WIDE]: { gridTemplateColumns: 'minmax(0, 18.5rem) minmax(0, 1fr)' },
  },
});
