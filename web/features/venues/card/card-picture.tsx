import { css } from '#styled/css';
import type { ReactNode } from 'react';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { VenueCardFragment } from './venue-card.gen.ts';

/** Width of the picture on the page, for the choice of the file. */
const SIZES = { card: '(min-width: 48em) 240px, 100vw', thumbnail: '112px' } as const;

const FRAME = css.raw({ position: 'relative', overflow: 'hidden', bg: 'sunken' });
const FRAMES = {
  card: css(FRAME, css.raw({ aspectRatio: '16 / 9', _besidePicture: { aspectRatio: 'auto', minHeight: '10.5rem' } })),
  thumbnail: css(FRAME, css.raw({ height: 'full' })),
} as const;
const FILLED = css({ position: 'absolute', inset: '0' });

type CardPictureProps = {
  venue: Pick<VenueCardFragment, 'id' | 'kind' | 'photo'>;
  eager: boolean;
  look?: keyof typeof SIZES;
  /** What stands on the picture. */
  children?: ReactNode;
};

/** The picture of a card, or the drawing of its kind of venue. It says nothing that the card does not: no text for it. */
export function CardPicture({ venue: { id, kind, photo }, eager, look = 'card', children }: CardPictureProps) {
  return (
    <div className={FRAMES[look]}>
      <div className={FILLED}>
        <VenuePicture id={id} kind={kind} photo={photo} sizes={SIZES[look]} eager={eager} />
      </div>
      {children}
    </div>
  );
}
