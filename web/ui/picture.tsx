import { css } from '#styled/css';
import { useState, type ReactNode } from 'react';
import { preload } from 'react-dom';

const FRAME = css({
  position: 'relative',
  overflow: 'hidden',
  bg: 'sunken',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  width: 'full',
  '& > picture': { display: 'contents' },
});
// What a wider frame cuts off is ground, not roofs.
const IMAGE = css({ display: 'block', width: 'full', height: 'full', objectFit: 'cover', objectPosition: '50% 22%' });

type PictureProps = {
  /** Text for those who don't see it; empty when it says nothing that stands beside it. */
  alt: string;
  /** A file that every browser knows. */
  src: string;
  /** Measures of the original in pixels: they keep the place. */
  width: number;
  height: number;
  /** Smaller files at several widths, as `srcset` attributes; null until they are made. */
  avif?: string | null | undefined;
  webp?: string | null | undefined;
  /** Width on the page, as in the `sizes` attribute: `(min-width: 64em) 33vw, 100vw`. */
  sizes: string;
  /** A picture of some pixels as a `data:` address, shown blurred until the real one is there. */
  blurred?: string | null | undefined;
  /** The first picture of a page: loaded at once, before the others. */
  eager?: boolean;
  /** Width / height of the frame when it differs from the picture's. */
  ratio?: number;
  /** Fills a box that has its measures from elsewhere. */
  fill?: boolean;
  /** Shown when the file can't be loaded. */
  fallback?: ReactNode;
};

/** A photo in AVIF and WebP at several widths, with its place kept and a blurred one until it comes. */
export function Picture({
  alt,
  src,
  width,
  height,
  avif,
  webp,
  sizes,
  blurred,
  eager = false,
  ratio,
  fill = false,
  fallback,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed && fallback) return <>{fallback}</>;
  // Named in the head, before the fonts: the first request after the page has its connection, the others open theirs.
  if (eager && avif)
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
  // A picture that failed before hydration fires no event any more.
  const noticeEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
  };
  return (
    <div
      className={FRAME}
      style={{
        ...(fill ? { height: '100%' } : { aspectRatio: ratio ?? width / height }),
        ...(blurred ? { backgroundImage: `url("${blurred}")` } : {}),
      }}
    >
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          className={IMAGE}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'low'}
          decoding="async"
          onError={() => setFailed(true)}
          ref={noticeEarlyFailure}
        />
      </picture>
    </div>
  );
}
