import { Box } from '../../ui/box.ts';
import { VenuePicture } from '../../ui/venue-picture.tsx';
import type { CuratedCard } from './curated.ts';

/** The picture of a venue, or its drawing; nothing of one that the public does not see. Decoration: the name stands beside it. */
export function Thumbnail({ card, small = false }: { card: CuratedCard | null; small?: boolean }) {
  return (
    <Box
      width={small ? '12' : { base: '14', md: '20' }}
      height={small ? '9' : { base: '11', md: '14' }}
      flexShrink="0"
      borderRadius="sm"
      overflow="hidden"
      bg="sunken"
    >
      {card && <VenuePicture id={card.id} kind={card.kind} photo={card.photo} sizes="80px" />}
    </Box>
  );
}
