import L from 'leaflet';
import { TILE_PATH, TILE_ZOOM } from '../../../schema/map-paths.ts';
import { addDrawing } from './drawn-layer.ts';

const DRAWN_ZOOM = { min: 4, max: 15 } as const;
/** Nobody looks at an empty map for longer than this. */
const PATIENCE_MS = 2_500;

/** Tiles were asked for in vain: for the rest of this visit maps are drawn. */
let areTilesAway = false;

function escaped(text: string): string {
  const element = document.createElement('i');
  element.textContent = text;
  return element.innerHTML;
}

/** Leaflet ends a zoom by a timer that nothing stops, and that fails once the map is gone: a map that zooms is removed when it has arrived. */
class LeavableMap extends L.Map {
  #isZooming = false;

  constructor(container: HTMLElement, options: L.MapOptions) {
    super(container, options);
    this.on('zoomanim', () => (this.#isZooming = true)).on('zoomend', () => (this.#isZooming = false));
  }

  override remove(): this {
    // "moveend" is the last that is said of a zoom.
    return this.#isZooming ? this.once('moveend', () => this.remove()) : super.remove();
  }
}

/**
 * A map in the container: on tiles where there are any, else on the drawing.
 * @param tileAttribution the attribution of the tiles; null = there are none.
 */
export function createMap(container: HTMLElement, tileAttribution: string | null): L.Map {
  const map = new LeavableMap(container, {
    zoomControl: false,
    attributionControl: false,
    wheelPxPerZoomLevel: 120,
    minZoom: TILE_ZOOM.min,
    maxZoom: TILE_ZOOM.max,
    // At half steps tiles are shrunk, which stays sharp; at whole ones a city's venues often end in one marker.
    zoomSnap: 0.5,
  });
  if (tileAttribution === null || areTilesAway) draw(map);
  else layTiles(map, tileAttribution);
  return map;
}

const drawnMaps = new WeakSet<L.Map>();

/** Whether the map is drawn. When it becomes so, as no tiles came, it fires the event "drawn". */
export function isDrawn(map: L.Map): boolean {
  return drawnMaps.has(map);
}

function draw(map: L.Map): void {
  drawnMaps.add(map);
  // A drawing is sharp at any step.
  map.options.zoomSnap = 0.25;
  map.setMinZoom(DRAWN_ZOOM.min);
  // By itself the map would go there in motion, and end there whatever is shown on "drawn".
  if (map.getZoom() > DRAWN_ZOOM.max) map.setZoom(DRAWN_ZOOM.max, { animate: false });
  map.setMaxZoom(DRAWN_ZOOM.max);
  // What can be drawn only when the map knows where it is.
  map.whenReady(() => addDrawing(map));
  map.fire('drawn');
}

/** Tiles, and when not a single one comes, the drawing. */
function layTiles(map: L.Map, attribution: string): void {
  const credit = L.control.attribution({ prefix: false }).addTo(map);
  const tiles = L.tileLayer(`${TILE_PATH}/{z}/{x}/{y}`, { maxZoom: TILE_ZOOM.max, attribution: escaped(attribution) });
  const giveUp = () => {
    settle();
    tiles.remove();
    credit.remove();
    draw(map);
  };
  const fail = () => {
    areTilesAway = true;
    // Leaflet says so in the midst of its work on the last tile.
    queueMicrotask(giveUp);
  };
  const timer = setTimeout(giveUp, PATIENCE_MS);
  const settle = () => {
    clearTimeout(timer);
    tiles.off('load', fail);
  };
  // "load" is said when each tile in view has come or failed.
  tiles.once('tileload', settle).on('load', fail).addTo(map);
  map.on('unload', settle);
}
