import 'leaflet/dist/leaflet.css';
import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createMap, isDrawn } from '../../../lib/map/base-layer.ts';
import { MapControls } from '../../../lib/map/map-controls.tsx';
import { MapFrame } from '../../../lib/map/map-frame.ts';
import { useWheelGuard } from '../../../lib/map/use-wheel-guard.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import type { Position } from './venue-form.ts';

const Box = styled('div', {
  base: {
    height: { base: '20rem', md: '24rem' },
    borderRadius: 'md',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'rule',
    '& .position-pin': { cursor: 'grab' },
    '& .position-pin > span': {
      display: 'block',
      width: '32px',
      height: '32px',
      bg: 'copper',
      border: '3px solid',
      borderColor: 'surface',
      borderRadius: '50% 50% 50% 0',
      transform: 'translateY(-5px) rotate(-45deg)',
      boxShadow: 'card',
    },
    '& .position-pin:focus-visible': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '4px',
      borderRadius: 'sm',
    },
  },
});

const Ground = styled('div', { base: { position: 'absolute', inset: '0' } });

/** The middle of France, where no better position is known. */
const FRANCE: Position = { latitude: 46.6, longitude: 2.4 };
/** The house and its street, or its commune; a drawing has no streets. */
const ZOOM = {
  tiles: { house: 16, commune: 13, unknown: 5 },
  drawn: { house: 13, commune: 12, unknown: 5 },
} as const;
type Precision = keyof typeof ZOOM.tiles;

function show(map: L.Map, at: L.LatLngExpression, precision: Precision): void {
  map.setView(at, ZOOM[isDrawn(map) ? 'drawn' : 'tiles'][precision], { animate: false });
}

/** Pixels by which an arrow key moves the marker; with Shift ten times as much. */
const STEP = 4;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Degrees with what a house needs: about a metre. */
const rounded = ({ lat, lng }: L.LatLng): Position => ({
  latitude: Math.round(lat * 1e5) / 1e5,
  longitude: Math.round(lng * 1e5) / 1e5,
});

type PositionMapProps = {
  /** The position of the marker; null = not set: it stands in the middle of the commune. */
  position: Position | null;
  /** The middle of the commune; null = unknown. */
  centre: Position | null;
  onMove: (position: Position) => void;
};

/** A map with a marker for the building, moved with the pointer, a click, or the arrow keys. */
export default function PositionMap({ position, centre, onMove }: PositionMapProps) {
  const { t } = useLingui();
  const { tileAttribution } = usePageInfo();
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ map: L.Map; marker: L.Marker } | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  }, [onMove]);
  useWheelGuard(frame, true);

  const known = position ?? centre;
  const { latitude, longitude } = known ?? FRANCE;
  const precision: Precision = position ? 'house' : centre ? 'commune' : 'unknown';
  const start = useRef({ latitude, longitude, precision });

  useEffect(() => {
    const element = ground.current;
    if (!element) return undefined;
    const map = createMap(element, tileAttribution);
    const at: L.LatLngTuple = [start.current.latitude, start.current.longitude];
    show(map, at, start.current.precision);
    map.on('drawn', () => show(map, at, start.current.precision));
    const icon = L.divIcon({
      className: 'position-pin',
      html: '<span></span>',
      iconSize: [32, 32],
      iconAnchor: [16, 32],
    });
    const marker = L.marker([start.current.latitude, start.current.longitude], {
      icon,
      draggable: true,
      keyboard: true,
      autoPan: true,
    }).addTo(map);
    const tell = () => move.current(rounded(marker.getLatLng()));
    marker.on('dragend', tell);
    map.on('click', ({ latlng }) => {
      marker.setLatLng(latlng);
      tell();
    });
    const onKey = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      // Not to the map, which would move instead.
      event.preventDefault();
      event.stopPropagation();
      const times = event.shiftKey ? 10 : 1;
      const point = map.latLngToContainerPoint(marker.getLatLng()).add([arrow[0] * times, arrow[1] * times]);
      marker.setLatLng(map.containerPointToLatLng(point));
      map.panInside(marker.getLatLng(), { padding: [48, 48], animate: false });
      tell();
    };
    const pin = marker.getElement();
    pin?.addEventListener('keydown', onKey);
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resized.observe(element);
    setShown({ map, marker });
    return () => {
      resized.disconnect();
      pin?.removeEventListener('keydown', onKey);
      map.remove();
      setShown(null);
    };
  }, [tileAttribution]);

  const label = t({
    id: 'positionMap.marker',
    message: 'Venue marker: drag it, or move it with the arrow keys',
  });
  useEffect(() => {
    if (!shown) return;
    const { marker, map } = shown;
    marker.getElement()?.setAttribute('aria-label', label);
    marker.getElement()?.setAttribute('role', 'button');
    if (marker.getLatLng().equals([latitude, longitude], 1e-6)) return;
    marker.setLatLng([latitude, longitude]);
    // Moved by something else than this map: an address that was found, coordinates, another commune.
    show(map, [latitude, longitude], precision);
  }, [label, latitude, longitude, precision, shown]);

  return (
    <Box>
      <MapFrame ref={frame}>
        <Ground
          ref={ground}
          role="region"
          aria-label={t({ id: 'positionMap.label', message: 'Map with the venue’s marker' })}
        />
        <MapControls
          map={shown?.map}
          reset={() => shown && show(shown.map, [latitude, longitude], precision)}
          resetLabel={t({ id: 'positionMap.reset', message: 'Back to the marker' })}
        />
      </MapFrame>
    </Box>
  );
}
