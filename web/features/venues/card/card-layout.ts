import { css } from '#styled/css';

/** For the `css` of a card, which is laid out by its own width: it stands in lists of several widths on one screen. */
export const CARD_CONTAINER = css.raw({ containerType: 'inline-size', containerName: 'venue-card' });

/** Beside each other where there is room, the picture as high as the text; above each other otherwise. */
export const CARD_COLUMNS = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: 'full',
  _besidePicture: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' },
  _besideWidePicture: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' },
});
