import { styled } from '#styled/jsx';
import type { ReactNode } from 'react';
import { Box } from '../../../ui/box.ts';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { VenueCardFragment } from './venue-card.gen.ts';

/** Width of the picture on the page, for the choice of the file. */
const SIZES = { card: '(min-width: 48em) 240px, 100vw', thumbnail: '112px' } as const;

const Frame = styled('div', {
  base: { position: 'relative', overflow: 'hidden', bg: 'sunken' },
  variants: {
    look: {
      card: {
        aspectRatio: '16 / 9',
        _besidePicture: { aspectRatio: 'auto', minHeight: '10.5rem' },
      },
      thumbnail: { height: 'full' },
    },
  },
});

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
    <Frame look={look}>
      <Box position="absolute" inset="0">
        <VenuePicture id={id} kind={kind} photo={photo} sizes={SIZES[look]} eager={eager} />
      </Box>
      {children}
    </Frame>
  );
}
