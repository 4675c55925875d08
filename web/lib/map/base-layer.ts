import L from 'leaflet';
import { addDrawing } from './drawn-layer.ts';

export type Tiles = {
  /** Address with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whom they are owed to, as text. */
  attribution: string;
};

const ZOOM = { drawn: { min: 4, max: 13 }, tiles: { min: 3, max: 18 } } as const;

function escaped(text: string): string {
  const element = document.createElement('i');
  element.textContent = text;
  return element.innerHTML;
}

/** An empty map in the container, on tiles where there are any, else on the drawing. */
export function createMap(container: HTMLElement, tiles: Tiles | null): L.Map {
  const { min, max } = tiles ? ZOOM.tiles : ZOOM.drawn;
  const map = L.map(container, {
    zoomControl: false,
    attributionControl: tiles !== null,
    // Tiles are sharp at whole steps only.
    zoomSnap: tiles ? 1 : 0.25,
    wheelPxPerZoomLevel: 120,
    minZoom: min,
    maxZoom: max,
  });
  if (tiles) {
    map.attributionControl.setPrefix(false);
    L.tileLayer(tiles.url, { maxZoom: max, attribution: escaped(tiles.attribution) }).addTo(map);
  }
  return map;
}

/** What can be drawn only when the map knows where it is. */
export function addGround(map: L.Map, tiles: Tiles | null): void {
  if (!tiles) addDrawing(map);
}
