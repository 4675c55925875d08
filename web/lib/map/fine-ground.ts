import L from 'leaflet';
import { decodeLine, type Degree } from '../../../schema/encoded-line.ts';
import { degreesOf, drawnArea, type DrawnArea } from './drawn-areas.ts';

/** From this zoom on the outlines of departments are too coarse. */
export const FINE_ZOOM = 8.5;

/** Over the coarse drawing, under the markers. */
const PANE = 'fine-ground';

function drawn(area: DrawnArea, corner: Degree, renderer: L.Renderer): L.LayerGroup {
  const { latitude, longitude } = corner;
  const common = { renderer, interactive: false, smoothFactor: 0.5 };
  const group = L.layerGroup();
  const shape = (lines: readonly string[], className: string) =>
    group.addLayer(
      L.polygon(
        lines.map((line) => [decodeLine(line, corner)]),
        { ...common, className, stroke: false, fillOpacity: 1 },
      ),
    );
  const stroke = (lines: readonly string[], className: string) =>
    group.addLayer(
      L.polyline(
        lines.map((line) => decodeLine(line, corner)),
        { ...common, className, fill: false },
      ),
    );
  if (area.land) {
    const square: L.LatLngBoundsExpression = [
      [latitude, longitude],
      [latitude + 1, longitude + 1],
    ];
    group.addLayer(L.rectangle(square, { ...common, className: 'fine-sea', stroke: false, fillOpacity: 1 }));
    if (area.land.length > 0) shape(area.land, 'fine-land');
  }
  for (const [size, ...lines] of area.rivers ?? []) stroke(lines, `fine-river size-${size}`);
  if (area.lakes) shape(area.lakes, 'fine-lake');
  if (area.borders) stroke(area.borders, 'fine-border');
  return group;
}

/**
 * Coast, lakes, rivers and borders near by, fetched as the reader comes to them.
 * @param heard called with the areas in view whenever the map has moved; none from afar.
 */
export function addFineGround(map: L.Map, heard: (areas: readonly DrawnArea[]) => void): void {
  map.createPane(PANE).style.zIndex = '410';
  const renderer = L.svg({ pane: PANE, padding: 0.5 });
  const shown = new Map<string, L.LayerGroup>();
  let round = 0;
  const update = async () => {
    const own = ++round;
    const isFine = map.getZoom() >= FINE_ZOOM;
    map.getContainer().classList.toggle('is-fine', isFine);
    const seen = map.getBounds();
    const corners = isFine ? degreesOf(seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast()) : [];
    const found = await Promise.all(corners.map((corner) => drawnArea(corner)));
    // The reader has moved on, or the map is gone.
    if (own !== round) return;
    const wanted = new Map<string, [DrawnArea, Degree]>();
    for (const [index, corner] of corners.entries()) {
      const area = found[index];
      if (area) wanted.set(`${corner.latitude} ${corner.longitude}`, [area, corner]);
    }
    for (const [key, layer] of shown) {
      if (wanted.has(key)) continue;
      layer.remove();
      shown.delete(key);
    }
    for (const [key, [area, corner]] of wanted) {
      if (!shown.has(key)) shown.set(key, drawn(area, corner, renderer).addTo(map));
    }
    heard([...wanted.values()].map(([area]) => area));
  };
  map.on('moveend', () => void update());
  map.on('unload', () => round++);
  void update();
}
