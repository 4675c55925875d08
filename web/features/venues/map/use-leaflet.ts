import L from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createMap } from '../../../lib/map/base-layer.ts';
import { MarkerLayer, type MarkerEvents } from './marker-layer.ts';
import { parts, roomy, sameView, viewOf, type MapArea, type MapView } from './map-view.ts';

export type MapHandle = { map: L.Map; markers: MarkerLayer };

export type LeafletEvents = MarkerEvents & {
  /** Another part of the map is shown. */
  view: (view: MapView) => void;
  /** The reader moved the map (true), or it was brought back to the results (false). */
  moved: (byReader: boolean) => void;
};

const areaOf = (bounds: L.LatLngBounds): MapArea => ({
  north: bounds.getNorth(),
  south: bounds.getSouth(),
  east: bounds.getEast(),
  west: bounds.getWest(),
});

/** What the map shows now. */
export function seenArea(map: L.Map): MapArea {
  return areaOf(map.getBounds());
}

/** For markers at the edge, in pixels. */
const MARGIN: L.PointTuple = [24, 28];

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows an area with a margin for markers at its edge. */
export function showArea(map: L.Map, area: MapArea, animate: boolean): void {
  const { north, south, east, west } = roomy(area);
  map.fitBounds(L.latLngBounds([south, west], [north, east]), { padding: MARGIN, animate: animate && !still() });
}

/**
 * Comes so close that the venues of a marker part; never less than a step, so that a click is always seen to do something.
 * @returns whether they part at all, however close one comes.
 */
export function openMarker(map: L.Map, { north, south, east, west }: MapArea): boolean {
  const bounds = L.latLngBounds([south, west], [north, east]);
  const closest = map.getMaxZoom();
  const apart = map.project(bounds.getNorthEast(), closest).subtract(map.project(bounds.getSouthWest(), closest));
  if (!parts(Math.abs(apart.x), Math.abs(apart.y))) return false;
  const whole = map.getBoundsZoom(bounds, false, L.point(MARGIN).multiplyBy(2));
  map.setView(bounds.getCenter(), Math.min(closest, Math.max(whole, map.getZoom() + 1)), { animate: !still() });
  return true;
}

type Options = {
  /** The attribution of the tiles; null = the drawn map. */
  tileAttribution: string | null;
  /** What is shown at first, and when it changes. */
  fit: MapArea;
  events: LeafletEvents;
};

/** A Leaflet map in `container`, which lives as long as the component. */
export function useLeaflet(container: RefObject<HTMLElement | null>, { tileAttribution, fit, events }: Options) {
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const latest = useRef(events);
  // Movements that the page asked for are not the reader's.
  const ours = useRef(true);
  const shownView = useRef<MapView | null>(null);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const map = createMap(element, tileAttribution);
    const markers = new MarkerLayer(map, () => latest.current);
    const tell = () => {
      const view = viewOf(seenArea(map), map.getSize().x);
      if (sameView(shownView.current, view)) return;
      shownView.current = view;
      latest.current.view(view);
    };
    const settle = () => {
      tell();
      latest.current.moved(!ours.current);
      ours.current = false;
    };
    map.on('moveend', settle);
    const resized = new ResizeObserver(() => {
      ours.current = true;
      map.invalidateSize({ animate: false });
      ours.current = false;
    });
    resized.observe(element);
    setHandle({ map, markers });
    return () => {
      resized.disconnect();
      // A map that zooms goes a moment later: it has nothing more to tell.
      map.off('moveend', settle);
      map.remove();
      shownView.current = null;
      setHandle(null);
    };
  }, [container, tileAttribution]);

  const { north, south, east, west } = fit;
  useEffect(() => {
    if (!handle) return;
    ours.current = true;
    showArea(handle.map, { north, south, east, west }, shownView.current !== null);
  }, [handle, north, south, east, west]);

  return {
    handle,
    /** Back to what was shown at first. */
    reset: () => {
      if (!handle) return;
      ours.current = true;
      showArea(handle.map, fit, true);
    },
  };
}
