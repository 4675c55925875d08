import 'leaflet/dist/leaflet.css';
import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createMap, isDrawn } from '../../../lib/map/base-layer.ts';
import { MapControls } from '../../../lib/map/map-controls.tsx';
import { MapFrame } from '../../../lib/map/map-frame.ts';
import { setObstacles } from '../../../lib/map/name-layer.ts';
import { useWheelGuard } from '../../../lib/map/use-wheel-guard.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import type { Venue } from './venue.ts';

const Ground = styled('div', { base: { position: 'absolute', inset: '0' } });

/** Streets around an address, a town as a whole; a drawing has no streets. */
const ZOOM = {
  tiles: { ADDRESS: 16, COMMUNE: 13, DEPARTMENT: 9 },
  drawn: { ADDRESS: 11, COMMUNE: 11, DEPARTMENT: 9 },
} as const;

const PIN = { size: 28, radius: 500 } as const;

type StreetMapProps = {
  name: string;
  latitude: number;
  longitude: number;
  precision: Venue['positionPrecision'];
};

/** The surroundings of a venue, to be moved and zoomed. It needs a browser: load it lazily. */
export default function StreetMap({ name, latitude, longitude, precision }: StreetMapProps) {
  const { t } = useLingui();
  const { tileAttribution } = usePageInfo();
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  useWheelGuard(frame, true);

  useEffect(() => {
    const element = ground.current;
    if (!element) return undefined;
    const created = createMap(element, tileAttribution);
    // A finger that scrolls the page must not be caught here; two fingers move the map.
    if (matchMedia('(pointer: coarse)').matches) created.dragging.disable();
    center(created, { latitude, longitude, precision });
    created.on('drawn', () => center(created, { latitude, longitude, precision }));
    if (precision === 'ADDRESS') {
      const icon = L.divIcon({
        className: 'venue-pin',
        html: '<span></span>',
        iconSize: [PIN.size, PIN.size],
        iconAnchor: [PIN.size / 2, PIN.size],
      });
      const marker = L.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(created);
      marker.getElement()?.setAttribute('aria-hidden', 'true');
      setObstacles(created, [{ latitude, longitude, size: PIN.size * 2 }]);
    } else {
      L.circle([latitude, longitude], {
        radius: PIN.radius,
        interactive: false,
        stroke: false,
        fillOpacity: 0.3,
        className: 'venue-about',
      }).addTo(created);
    }
    const resized = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    resized.observe(element);
    setMap(created);
    return () => {
      resized.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, [tileAttribution, latitude, longitude, precision]);

  return (
    <MapFrame ref={frame}>
      <Ground
        ref={ground}
        role="region"
        aria-label={t({
          id: 'streetMap.label',
          message: `Map around ${name}. Arrow keys move it, plus and minus zoom.`,
        })}
      />
      <MapControls
        map={map}
        reset={() => map && center(map, { latitude, longitude, precision })}
        resetLabel={t({ id: 'streetMap.reset', message: 'Back to the venue' })}
      />
    </MapFrame>
  );
}

function center(map: L.Map, { latitude, longitude, precision }: Omit<StreetMapProps, 'name'>): void {
  map.setView([latitude, longitude], ZOOM[isDrawn(map) ? 'drawn' : 'tiles'][precision], { animate: false });
}
