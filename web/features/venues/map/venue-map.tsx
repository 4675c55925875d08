import 'leaflet/dist/leaflet.css';
import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Button } from '../../../ui/button.tsx';
import { MapControls } from '../../../lib/map/map-controls.tsx';
import { MapFrame } from '../../../lib/map/map-frame.ts';
import { type MapArea, type MapView } from './map-view.ts';
import { useMarkerLabels } from './marker-labels.ts';
import type { VenueMarker } from './marker-layer.ts';
import { openMarker, seenArea, useLeaflet } from './use-leaflet.ts';
import { useWheelGuard } from '../../../lib/map/use-wheel-guard.ts';

const Ground = styled('div', { base: { position: 'absolute', inset: '0' } });

const Over = styled('div', {
  base: { position: 'absolute', zIndex: 1000, display: 'flex', justifyContent: 'center', pointerEvents: 'none' },
  variants: {
    at: {
      top: { top: '3', insetX: '16', '& > *': { pointerEvents: 'auto', boxShadow: 'card' } },
      middle: { insetX: '4', top: '45%' },
      bottom: { bottom: '3', insetX: '3', '& > *': { pointerEvents: 'auto' } },
      // Before the page is scrolled, the end of the map's column is below the window's.
      raised: { bottom: '14', insetX: '3', '& > *': { pointerEvents: 'auto' } },
    },
  },
});

const Hint = styled('p', {
  base: { px: '4', py: '2', borderRadius: 'md', bg: 'ink', color: 'ink.on', fontSize: 'sm', textAlign: 'center' },
});

type VenueMapProps = {
  /** What the map shows, for those who don't see it. */
  label: string;
  markers: readonly VenueMarker[];
  /** What is shown at first, and when it changes: all results, or the part that was searched. */
  fit: MapArea;
  /** The map shows another part: the markers of that are wanted. */
  onView: (view: MapView) => void;
  /** Searches what the map shows now; without it there is no such button. */
  onSearchArea?: (area: MapArea) => void;
  /** Id of the venue that the reader points at, here or in the list. */
  pointedAt: string | null;
  /** Where that venue is, when it may be in none of the markers. */
  pin: { latitude: number; longitude: number } | null;
  /** The reader points at a marker: its venue, if it is one alone. */
  onPoint: (id: string | null) => void;
  /** The marker whose venues are shown. */
  chosen: VenueMarker | null;
  onChoose: (marker: VenueMarker | null) => void;
  /** The map has the screen for itself: the wheel zooms. */
  alone?: boolean;
  /** What is shown about the chosen venues. */
  children?: ReactNode;
};

/** Venues on a map that the reader can move, by mouse, touch and keyboard. It needs a browser: load it lazily. */
export function VenueMap({
  label,
  markers,
  fit,
  onView,
  onSearchArea,
  pointedAt,
  pin,
  onPoint,
  chosen,
  onChoose,
  alone = false,
  children,
}: VenueMapProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const labels = useMarkerLabels();
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState(false);
  const { tileAttribution } = usePageInfo();
  const hint = useWheelGuard(frame, !alone);

  const choose = (marker: VenueMarker) => {
    const map = handle?.map;
    if (marker.count > 1 && map && openMarker(map, marker.bounds)) onChoose(null);
    else onChoose(marker);
  };
  const { handle, reset } = useLeaflet(ground, {
    tileAttribution,
    fit,
    events: {
      labels,
      number: formats.number,
      choose,
      point: (marker) => onPoint(marker?.count === 1 ? (marker.ids[0] ?? null) : null),
      view: onView,
      moved: setMoved,
    },
  });

  const { latitude: pinLatitude, longitude: pinLongitude } = pin ?? {};
  useEffect(() => {
    handle?.markers.show(markers);
    handle?.markers.mark(pointedAt, chosen);
  }, [handle, markers, pointedAt, chosen]);
  useEffect(() => {
    handle?.markers.pin(pinLatitude === undefined ? null : { latitude: pinLatitude, longitude: pinLongitude! });
  }, [handle, pinLatitude, pinLongitude]);

  return (
    <MapFrame ref={frame}>
      <Ground ref={ground} role="region" aria-label={label} />
      <MapControls map={handle?.map} reset={reset} />
      {moved && onSearchArea && handle && (
        <Over at="top">
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              setMoved(false);
              onSearchArea(seenArea(handle.map));
            }}
          >
            <Trans id="map.searchArea">Search this area</Trans>
          </Button>
        </Over>
      )}
      {hint && (
        <Over at="middle" aria-hidden>
          <Hint>{t({ id: 'map.wheelHint', message: 'Hold Ctrl and scroll to zoom' })}</Hint>
        </Over>
      )}
      {children && <Over at={alone ? 'bottom' : 'raised'}>{children}</Over>}
    </MapFrame>
  );
}
