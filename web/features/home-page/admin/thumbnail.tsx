import { Box } from '../../../ui/box.ts';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { CuratedLine } from './curated.ts';

type ThumbnailProps = { venue: Pick<CuratedLine, 'id' | 'kind' | 'photo'>; small?: boolean };

/** The picture of a venue, or its drawing. Decoration: the name stands beside it. */
export function Thumbnail({ venue: { id, kind, photo }, small = false }: ThumbnailProps) {
  return (
    <Box
      width={small ? '12' : { base: '14', md: '20' }}
      height={small ? '9' : { base: '11', md: '14' }}
      flexShrink="0"
      borderRadius="sm"
      overflow="hidden"
      bg="sunken"
    >
      <VenuePicture id={id} kind={kind} photo={photo} sizes="80px" />
    </Box>
  );
}
