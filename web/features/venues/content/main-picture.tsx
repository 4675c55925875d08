import { Box } from '../../../ui/box.ts';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import type { Content } from './content-lines.ts';

type Shown = Pick<Content, 'kind' | 'photos' | 'homepageImageId'>;

/** The picture that stands for a venue, or its drawing, over the whole width. */
export function MainPicture({ id, content }: { id: string; content: Shown }) {
  const main = content.photos.find(({ photoId }) => photoId === content.homepageImageId) ?? content.photos[0];
  return (
    <Box borderRadius="md" overflow="hidden" aspectRatio={{ base: 3 / 2, md: 5 / 2 }}>
      <VenuePicture id={id} kind={content.kind} photo={main} alt={main?.alt} sizes="(min-width: 64em) 56rem, 100vw" />
    </Box>
  );
}
