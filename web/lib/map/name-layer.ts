import L from 'leaflet';

/** Where something stands that no name should be under: the diameter in pixels. */
export type Obstacle = { readonly latitude: number; readonly longitude: number; readonly size: number };

export type PlaceName = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 1 is a large city, 3 a village. */
  readonly size: 1 | 2 | 3;
};

const obstaclesOf = new WeakMap<L.Map, readonly Obstacle[]>();

/** Says what names have to give way to. */
export function setObstacles(map: L.Map, obstacles: readonly Obstacle[]): void {
  obstaclesOf.set(map, obstacles);
  map.fire('obstacles');
}

type Box = { left: number; right: number; top: number; bottom: number };

const LETTER = { 1: 8.2, 2: 6.8, 3: 6 } as const;
const HEIGHT = 20;
/** A name that finds its place taken stands somewhat beside it, in the first of these places that is free, or not at all. */
function placesBeside(width: number): [x: number, y: number][] {
  const aside = width / 2 + 14;
  const above = [0, 14, -14, 24, -24, 36, -36, 50, -50];
  return [...above.map((y): [number, number] => [0, y]), [aside, 0], [-aside, 0], [aside, 24], [-aside, 24]];
}

function boxOf({ x, y }: L.Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names of places in the order in which they may take their room, none over another or under a marker. */
export class NameLayer {
  readonly #map: L.Map;
  readonly #layer: L.LayerGroup;
  #names: readonly PlaceName[] = [];

  constructor(map: L.Map) {
    this.#map = map;
    this.#layer = L.layerGroup().addTo(map);
    map.on('obstacles', () => this.#place());
  }

  show(names: readonly PlaceName[]): void {
    this.#names = names;
    this.#place();
  }

  #place(): void {
    const map = this.#map;
    this.#layer.clearLayers();
    const view = map.getBounds().pad(0.2);
    const taken = (obstaclesOf.get(map) ?? []).map(({ latitude, longitude, size }) =>
      boxOf(map.latLngToLayerPoint([latitude, longitude]), size + 4, size + 4),
    );
    for (const { name, latitude, longitude, size } of this.#names) {
      if (!view.contains([latitude, longitude])) continue;
      const point = map.latLngToLayerPoint([latitude, longitude]);
      const width = name.length * LETTER[size] + 16;
      for (const shift of placesBeside(width)) {
        const box = boxOf(point.add(shift), width, HEIGHT);
        if (taken.some((other) => meet(box, other))) continue;
        taken.push(box);
        this.#layer.addLayer(nameMarker(name, [latitude, longitude], size, shift));
        break;
      }
    }
  }
}

function nameMarker(name: string, at: L.LatLngTuple, size: number, [x, y]: L.PointTuple): L.Marker {
  const label = document.createElement('span');
  label.textContent = name;
  label.lang = 'fr';
  label.style.left = `${x}px`;
  label.style.top = `${y}px`;
  const icon = L.divIcon({ className: `place-name size-${size}`, html: label, iconSize: [0, 0] });
  return L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -100_000 });
}
