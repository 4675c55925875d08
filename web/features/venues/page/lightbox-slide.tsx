import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Text } from '../../../ui/text.tsx';
import { Shot, Slide } from './lightbox-parts.ts';
import type { Venue } from './venue.ts';

type SlideProps = {
  photo: Venue['photos'][number];
  alt: string;
  /** How many places from the present one: 0 is shown, the others wait beside it, already loaded. */
  away: number;
  zoomed: boolean;
  onZoom: (zoomed: boolean) => void;
};

/** A mouse that is pressed moves the enlarged picture. */
function pan({ currentTarget: frame, buttons, pointerType, movementX, movementY }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse' || buttons !== 1) return;
  frame.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
}

/** One picture of the full-screen view: whole, or more than twice as large and to be moved about. */
export function LightboxSlide({ photo, alt, away, zoomed, onZoom }: SlideProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLElement>(null);
  const pressedAt = useRef({ x: 0, y: 0 });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!zoomed || !element) return;
    // From its middle; the arrow keys then move it, as in any region that scrolls.
    element.scrollTo({
      left: (element.scrollWidth - element.clientWidth) / 2,
      top: (element.scrollHeight - element.clientHeight) / 2,
      behavior: 'instant',
    });
    element.focus({ preventScroll: true });
  }, [zoomed]);

  const style: Record<string, string> = { '--away': String(away) };
  const region = zoomed
    ? { tabIndex: 0, role: 'region', 'aria-label': t({ id: 'lightbox.enlarged', message: 'Enlarged photo' }) }
    : {};
  return (
    <Slide
      ref={frame}
      style={style}
      zoomed={zoomed}
      inert={away !== 0}
      onPointerMove={zoomed ? pan : undefined}
      onPointerDown={({ clientX, clientY }) => {
        pressedAt.current = { x: clientX, y: clientY };
      }}
      {...region}
    >
      {failed ? (
        <Text tone="muted">
          <Trans id="lightbox.failed">This photo could not be loaded.</Trans>
        </Text>
      ) : (
        <picture>
          {photo.avif && <source type="image/avif" srcSet={photo.avif} sizes={zoomed ? '220vw' : '100vw'} />}
          {photo.webp && <source type="image/webp" srcSet={photo.webp} sizes={zoomed ? '220vw' : '100vw'} />}
          <Shot
            src={photo.url}
            alt={alt}
            width={photo.width}
            height={photo.height}
            zoomed={zoomed}
            draggable={false}
            decoding="async"
            style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : {}}
            onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background-image')}
            onError={() => setFailed(true)}
            onClick={({ clientX, clientY }) => {
              const moved = Math.hypot(clientX - pressedAt.current.x, clientY - pressedAt.current.y);
              if (moved < 5) onZoom(!zoomed);
            }}
          />
        </picture>
      )}
    </Slide>
  );
}
