import { Box } from '../../../ui/box.ts';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { ComparedVenue } from './compared-venue.ts';

/** Width of the picture on the page, for the choice of the file. */
const SIZES = '(min-width: 64em) 300px, 50vw';

type ColumnPictureProps = { venue: Pick<ComparedVenue, 'id' | 'kind' | 'photos' | 'homepageImageId'> };

/** The picture of a venue above its column, or the drawing of its kind of venue; its name stands below. */
export function ColumnPicture({ venue: { id, kind, photos, homepageImageId } }: ColumnPictureProps) {
  const photo = photos.find((one) => one.id === homepageImageId) ?? photos[0];
  return (
    <Box
      position="relative"
      overflow="hidden"
      bg="sunken"
      borderRadius="sm"
      aspectRatio="3 / 2"
      css={{ '@media print': { aspectRatio: 'auto', height: '2.4cm' } }}
    >
      <Box position="absolute" inset="0">
        <VenuePicture id={id} kind={kind} photo={photo} sizes={SIZES} eager />
      </Box>
    </Box>
  );
}
