import L from 'leaflet';
import { MAP_INSETS, MAP_VIEW_BOX, unproject } from '../map-projection.ts';
import around from '../../ui/france-around.svg?url';
import departments from '../../ui/france-departments.svg?url';
import { typeset } from '../place-names.ts';
import { CITIES, SUMMITS } from './cities.ts';
import type { DrawnArea } from './drawn-areas.ts';
import { addFineGround, FINE_ZOOM } from './fine-ground.ts';
import { NameLayer, type PlaceName } from './name-layer.ts';

const CODES = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).flatMap((code) =>
  code === '20' ? ['2A', '2B'] : [code],
);

const outline = (className: string, href: string, strokeWidth = '') =>
  `<use class="${className}" href="${href}"${strokeWidth && ` style="--line: ${strokeWidth}"`}/>`;

/** Where the drawing ends, the neighbours' land fades into the sea. */
const EDGE = 26;

function faded(): string {
  const { x, y, width, height } = MAP_VIEW_BOX;
  const stops = '<stop offset="0" stop-color="var(--sea)"/><stop offset="1" stop-color="var(--sea)" stop-opacity="0"/>';
  const gradient = (id: string, x1: number, y1: number, x2: number, y2: number) =>
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  const side = (id: string, left: number, top: number, wide: number, high: number) =>
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="url(#${id})"/>`;
  return (
    `<defs>${gradient('map-w', 0, 0, 1, 0)}${gradient('map-e', 1, 0, 0, 0)}${gradient('map-n', 0, 0, 0, 1)}` +
    `${gradient('map-s', 0, 1, 0, 0)}</defs>` +
    side('map-w', x, y, EDGE, height) +
    side('map-e', x + width - EDGE, y, EDGE + 1, height) +
    side('map-n', x, y, width, EDGE) +
    side('map-s', x, y + height - EDGE, width, EDGE + 1)
  );
}

function drawing(viewBox: string, content: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  // Our own text, and addresses of our own files.
  svg.innerHTML = content;
  return svg;
}

function mainland(): L.SVGOverlay {
  const { x, y, width, height } = MAP_VIEW_BOX;
  const northWest = unproject({ x, y });
  const southEast = unproject({ x: x + width, y: y + height });
  const land = `${around}#land`;
  const svg = drawing(
    `${x} ${y} ${width} ${height}`,
    `<g class="drawn-sea">${outline('', land, '16')}${outline('', land, '7')}</g>` +
      outline('drawn-around', land, '0.8') +
      outline('drawn-frontiers', `${around}#frontiers`, '0.8') +
      CODES.map((code) => outline('drawn-area', `${departments}#d${code}`, '0.7')).join('') +
      outline('drawn-borders', `${departments}#regions`, '1.3') +
      faded(),
  );
  return L.svgOverlay(svg, [
    [southEast.latitude, northWest.longitude],
    [northWest.latitude, southEast.longitude],
  ]);
}

/** The overseas departments, where they really are. */
function overseas(): L.SVGOverlay[] {
  return MAP_INSETS.map(({ department, frame, scaleX, scaleY, left, top }) =>
    L.svgOverlay(
      drawing(
        `${frame.x} ${frame.y} ${frame.size} ${frame.size}`,
        outline('drawn-area', `${departments}#d${department}`, '0.7'),
      ),
      [
        [(top - frame.y - frame.size) / scaleY, (frame.x - left) / scaleX],
        [(top - frame.y) / scaleY, (frame.x + frame.size - left) / scaleX],
      ],
    ),
  );
}

/** Cities by which one finds one's way on a map of the country, more of them the closer one comes. */
function citiesAt(zoom: number): PlaceName[] {
  return CITIES.filter(([, , , from]) => zoom >= from).map(([name, latitude, longitude, from]) => ({
    name,
    latitude,
    longitude,
    size: from <= 6 ? 1 : 2,
  }));
}

/** How many inhabitants a place has that is named: three times as many villages a step closer. */
const leastWeight = (zoom: number) => 40_000 / 3 ** (zoom - FINE_ZOOM);

/** Communes of what is in view, the greatest first, and summits where there is room. */
function placesAt(zoom: number, areas: readonly DrawnArea[]): PlaceName[] {
  const least = leastWeight(zoom);
  const communes = areas
    .flatMap(({ names }) => names.filter(([, , , weight]) => weight >= least))
    .toSorted((a, b) => b[3] - a[3])
    .map(([name, latitude, longitude, weight]): PlaceName => ({
      name: typeset(name),
      latitude,
      longitude,
      size: weight >= 90_000 ? 1 : weight >= 12_000 ? 2 : 3,
    }));
  const summits = SUMMITS.map(([name, latitude, longitude]): PlaceName => ({
    name: `▲ ${name}`,
    latitude,
    longitude,
    size: 3,
  }));
  return [...communes, ...summits];
}

/** The drawn map of France: land, departments, rivers, places. It needs no server of tiles. */
export function addDrawing(map: L.Map): void {
  for (const overlay of [mainland(), ...overseas()]) overlay.addTo(map);
  const names = new NameLayer(map);
  addFineGround(map, (areas) => {
    const zoom = map.getZoom();
    names.show(areas.length > 0 ? placesAt(zoom, areas) : citiesAt(zoom));
  });
  // Lines keep their width on the screen. At this zoom a unit of the drawing is a pixel.
  const lines = () => {
    map.getContainer().style.setProperty('--line-scale', String(2 ** (UNIT_ZOOM - map.getZoom())));
  };
  map.on('zoomend', lines);
  lines();
}

/** 360 degrees are 256 pixels at zoom 0, and 41.56 units each on the drawing. */
const UNIT_ZOOM = Math.log2((41.56 * 360) / 256);
