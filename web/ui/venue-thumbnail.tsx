import type { ComponentProps } from 'react';
import { Box } from './box.ts';
import { VenuePicture } from './venue-picture.tsx';

type VenueThumbnailProps = Pick<ComponentProps<typeof VenuePicture>, 'id' | 'kind' | 'photo'>;

/** The picture of a venue, or its drawing. Decoration: the name stands beside it. */
export function VenueThumbnail({ id, kind, photo }: VenueThumbnailProps) {
  return (
    <Box width="20" height="14" flexShrink="0" borderRadius="sm" overflow="hidden">
      <VenuePicture id={id} kind={kind} photo={photo} sizes="80px" />
    </Box>
  );
}
