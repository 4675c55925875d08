import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Images from 'lucide-static/icons/images.svg?react';
import { Suspense, type MouseEvent } from 'react';
import { Box } from '../../../ui/box.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VenuePlaceholder } from '../../../ui/venue-placeholder.tsx';
import { Drawing, Enlarge, Frame, Strip } from './gallery-parts.ts';
import { MOSAIC_SIZE, placeInMosaic, sizesOf } from './mosaic.ts';
import { photosOf } from './venue-labels.ts';
import { loadLightbox, PHOTOS_ID, useLightbox } from './use-lightbox.ts';
import type { Venue } from './venue.ts';

const Lightbox = deferred(loadLightbox);

/** A click that asks for a new tab, a download… is the browser's. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type GalleryVenue = Pick<Venue, 'id' | 'kind' | 'name' | 'photos' | 'homepageImageId'>;

/** The venue's photos, the chosen one first, each leading to its full-screen view; without any, the drawing of its kind. */
export function Gallery({ venue }: { venue: GalleryVenue }) {
  const photos = photosOf(venue);
  if (photos.length > 0) return <Photos venue={venue} photos={photos} />;
  return (
    <Drawing>
      <VenuePlaceholder kind={venue.kind} seed={venue.id} />
    </Drawing>
  );
}

function Photos({ venue, photos }: { venue: GalleryVenue; photos: Venue['photos'] }) {
  const { t } = useLingui();
  const { openAt, open, close } = useLightbox();
  const count = photos.length;
  const prepare = () => void loadLightbox().catch(() => {});
  const openFrom = (index: number, file: string) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open(index, file);
  };
  return (
    <Box position="relative" onPointerEnter={prepare} onFocus={prepare}>
      <Strip id={PHOTOS_ID}>
        {photos.map((photo, index) => {
          const place = placeInMosaic(index, count);
          const style: Record<string, string> = {
            gridColumn: `span ${place.columns}`,
            gridRow: `span ${place.rows}`,
            '--ratio': String(place.ratio),
          };
          const rank = index + 1;
          const shown = photo.alt || venue.name;
          return (
            <Frame key={photo.id} style={style} behind={index >= MOSAIC_SIZE}>
              <Enlarge
                href={photo.url}
                onClick={openFrom(index, photo.url)}
                aria-label={t({
                  id: 'gallery.enlarge',
                  message: `Enlarge photo ${rank} of ${count}: ${shown}`,
                })}
              >
                <Picture
                  alt={shown}
                  width={photo.width}
                  height={photo.height}
                  src={photo.url}
                  avif={photo.avif}
                  webp={photo.webp}
                  sizes={sizesOf(place)}
                  blurred={photo.placeholder}
                  eager={index === 0}
                  fill
                  fallback={<VenuePlaceholder kind={venue.kind} seed={venue.id + photo.id} label={shown} />}
                />
              </Enlarge>
            </Frame>
          );
        })}
      </Strip>
      {count > 1 && (
        <LinkButton
          to={{ hash: PHOTOS_ID }}
          onClick={openFrom(0, photos[0]?.url ?? '')}
          size="sm"
          position="absolute"
          // The first picture of a phone ends before the edge.
          left={{ base: '3', md: 'auto' }}
          right={{ base: 'auto', md: '3' }}
          bottom="3"
          boxShadow="card"
          css={{ '@media print': { display: 'none' } }}
        >
          <Images size={18} aria-hidden />
          {t({ id: 'gallery.all', message: plural(count, { one: 'See the # photo', other: 'See the # photos' }) })}
        </LinkButton>
      )}
      {openAt !== null && (
        <Suspense fallback={null}>
          <Lightbox
            photos={photos}
            name={venue.name}
            start={Math.min(Math.max(0, openAt), count - 1)}
            onClose={close}
          />
        </Suspense>
      )}
    </Box>
  );
}
