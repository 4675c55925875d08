import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg?react';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import X from 'lucide-static/icons/x.svg?react';
import ZoomIn from 'lucide-static/icons/zoom-in.svg?react';
import ZoomOut from 'lucide-static/icons/zoom-out.svg?react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Box } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { Bar, Caption, Screen, Stage, Thumbnail, Thumbnails } from './lightbox-parts.ts';
import { LightboxSlide } from './lightbox-slide.tsx';
import { useSwipe } from './use-swipe.ts';
import type { Venue } from './venue.ts';

type LightboxProps = {
  photos: Venue['photos'];
  /** Of the venue. */
  name: string;
  /** Index of the photo to begin with. */
  start: number;
  onClose: () => void;
};

/** Opens with the component and closes with it, so that the browser gives the focus back; the page behind stands still. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    // Not on its first button: the arrows work at once, and the name of the view is read.
    element?.focus();
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      element?.close();
    };
  }, []);
  return dialog;
}

/**
 * The photos over the whole screen: arrows, Home, End, swipe, enlargement. Ours rather than a library: the browser's `<dialog>` already
 * traps the focus, closes with Escape and gives the focus back, which PhotoSwipe (18 kB) and yet-another-react-lightbox (15 kB with its
 * plugins) do by hand; neither offers AVIF beside WebP. This is 3 kB.
 */
export default function Lightbox({ photos, name, start, onClose }: LightboxProps) {
  const { t } = useLingui();
  const dialog = useModal();
  const [index, setIndex] = useState(start);
  const [zoomed, setZoomed] = useState(false);
  const last = photos.length - 1;
  const show = (next: number) => {
    setZoomed(false);
    setIndex(Math.min(Math.max(0, next), last));
  };
  const swipe = useSwipe(!zoomed, (step) => show(index + step));

  const onKeyDown = (event: KeyboardEvent) => {
    // An enlarged picture that has the focus is moved by the arrows.
    if (zoomed && (event.target as Element).matches('figure')) return;
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  const rank = index + 1;
  const count = photos.length;
  const caption = photos[index]?.alt ?? '';
  return (
    <Screen
      ref={dialog}
      tabIndex={-1}
      aria-label={t({ id: 'lightbox.title', message: `Photos of ${name}` })}
      onKeyDown={onKeyDown}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <Bar>
        <Text look="small" px="2" aria-hidden fontVariantNumeric="tabular-nums">
          {rank} / {count}
        </Text>
        <VisuallyHidden role="status">
          {t({ id: 'lightbox.position', message: `Photo ${rank} of ${count}` })}
          {caption && ` : ${caption}`}
        </VisuallyHidden>
        <Box flex="1" />
        <IconButton
          aria-pressed={zoomed}
          label={t({ id: 'lightbox.zoom', message: 'Enlarge the photo' })}
          onClick={() => setZoomed(!zoomed)}
        >
          {zoomed ? <ZoomOut size={22} aria-hidden /> : <ZoomIn size={22} aria-hidden />}
        </IconButton>
        <IconButton
          label={t({ id: 'lightbox.close', message: 'Close the photos' })}
          onClick={() => dialog.current?.close()}
        >
          <X size={24} aria-hidden />
        </IconButton>
      </Bar>
      <Stage {...swipe}>
        {photos.map((photo, place) =>
          // The neighbours too: they are loaded before one gets there.
          Math.abs(place - index) > 1 ? null : (
            <LightboxSlide
              key={photo.id}
              photo={photo}
              alt={photo.alt || name}
              away={place - index}
              zoomed={zoomed && place === index}
              onZoom={setZoomed}
            />
          ),
        )}
        {count > 1 && (
          <>
            <Arrow
              side="left"
              label={t({ id: 'lightbox.previous', message: 'Previous photo' })}
              off={index === 0}
              onClick={() => show(index - 1)}
            />
            <Arrow
              side="right"
              label={t({ id: 'lightbox.next', message: 'Next photo' })}
              off={index === last}
              onClick={() => show(index + 1)}
            />
          </>
        )}
      </Stage>
      <Caption lang="fr">{caption}</Caption>
      {count > 1 ? <Strip photos={photos} index={index} onChoose={show} /> : <span />}
    </Screen>
  );
}

type ArrowProps = { side: 'left' | 'right'; label: string; off: boolean; onClick: () => void };

/** At an end it stays where it is, switched off: a button that vanishes would take the focus with it. */
function Arrow({ side, label, off, onClick }: ArrowProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      label={label}
      aria-disabled={off}
      onClick={onClick}
      position="absolute"
      top="50%"
      transform="translateY(-50%)"
      bg="paper/70"
      borderRadius="full"
      left={side === 'left' ? '2' : 'auto'}
      right={side === 'right' ? '2' : 'auto'}
    >
      <Icon size={26} aria-hidden />
    </IconButton>
  );
}

type StripProps = { photos: Venue['photos']; index: number; onChoose: (index: number) => void };

function Strip({ photos, index, onChoose }: StripProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.children[index];
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <Thumbnails ref={list} aria-label={t({ id: 'lightbox.all', message: 'All photos' })}>
      {photos.map((photo, place) => {
        const rank = place + 1;
        return (
          <li key={photo.id}>
            <Thumbnail
              type="button"
              aria-current={place === index}
              aria-label={t({ id: 'lightbox.show', message: `Show photo ${rank}` })}
              onClick={() => onChoose(place)}
            >
              <picture>
                {photo.webp && <source type="image/webp" srcSet={photo.webp} sizes="72px" />}
                <img src={photo.url} alt="" loading="lazy" decoding="async" />
              </picture>
            </Thumbnail>
          </li>
        );
      })}
    </Thumbnails>
  );
}
