import { Picture } from './picture.tsx';
import { type PosterKind, VenuePlaceholder } from './venue-placeholder.tsx';

/** A photo of a venue, as the API gives it. */
export type VenuePhoto = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly avif: string | null;
  readonly webp: string | null;
};

type VenuePictureProps = {
  id: string;
  kind: PosterKind;
  photo: VenuePhoto | null | undefined;
  /** None: decoration, the name stands beside it. */
  alt?: string | undefined;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page: loaded at once, before the others. */
  eager?: boolean;
};

/** Fills its box with a venue's photo, or with the drawing of its kind of venue. */
export function VenuePicture({ id, kind, photo, alt = '', sizes, eager = false }: VenuePictureProps) {
  const drawing = <VenuePlaceholder kind={kind} seed={id} />;
  if (!photo) return drawing;
  const { url, width, height, placeholder, avif, webp } = photo;
  return (
    <Picture
      key={url}
      alt={alt}
      src={url}
      width={width}
      height={height}
      avif={avif}
      webp={webp}
      blurred={placeholder}
      sizes={sizes}
      eager={eager}
      fill
      fallback={drawing}
    />
  );
}
