/** A point of the drawn map, in the units of its view box. */
export type MapPoint = { x: number; y: number };

/** What the drawn map shows: France, some sea and the edges of its neighbours. */
export const MAP_VIEW_BOX = { x: -24, y: -22, width: 668, height: 634 } as const;

/**
 * The outlines are drawn in Mercator's projection, so that a part of the map is also a rectangle of longitudes and latitudes. The numbers
 * were fitted to the coasts of Natural Earth (mean distance: 1 km); see docs/decisions/0004-maps.md.
 */
const MAINLAND = { scaleX: 41.56436, scaleY: 41.37014, left: 215.34066, top: 2467.0941 } as const;

const DEGREES = 180 / Math.PI;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + latitude / DEGREES / 2)) * DEGREES;
const inverseMercator = (y: number) => (2 * Math.atan(Math.exp(y / DEGREES)) - Math.PI / 2) * DEGREES;

type Inset = {
  /** Codes of the department and of the region that it shows. */
  department: string;
  region: string;
  name: string;
  /** Its frame on the map. */
  frame: { x: number; y: number; size: number };
  /** What belongs to it: west, south, east, north. */
  bounds: readonly [number, number, number, number];
  /** x = longitude · scaleX + left, y = top − latitude · scaleY. */
  scaleX: number;
  scaleY: number;
  left: number;
  top: number;
};

/** The overseas departments, each in a frame of its own in the Atlantic. */
export const MAP_INSETS: readonly Inset[] = [
  {
    department: '971',
    region: '01',
    name: 'Guadeloupe',
    frame: { x: -14, y: 262, size: 46 },
    bounds: [-62, 15.8, -60.9, 16.6],
    scaleX: 44.6424,
    scaleY: 46.48829,
    left: 2749.74107,
    top: 1037.16472,
  },
  {
    department: '972',
    region: '02',
    name: 'Martinique',
    frame: { x: -14, y: 313, size: 46 },
    bounds: [-61.3, 14.3, -60.7, 14.95],
    scaleX: 74.20486,
    scaleY: 76.68965,
    left: 4536.89089,
    top: 1458.90603,
  },
  {
    department: '973',
    region: '03',
    name: 'Guyane',
    frame: { x: -14, y: 364, size: 46 },
    bounds: [-55, 2, -51, 6],
    scaleX: 9.8828,
    scaleY: 9.90693,
    left: 534.08444,
    top: 425.9163,
  },
  {
    department: '974',
    region: '04',
    name: 'La Réunion',
    frame: { x: -14, y: 415, size: 46 },
    bounds: [55, -21.5, 56, -20.8],
    scaleX: 57.47068,
    scaleY: 61.62158,
    left: -3182.8966,
    top: -863.19798,
  },
  {
    department: '976',
    region: '06',
    name: 'Mayotte',
    frame: { x: -14, y: 466, size: 46 },
    bounds: [44.9, -13.1, 45.4, -12.5],
    scaleX: 102.41336,
    scaleY: 105.02327,
    left: -4616.60761,
    top: -857.21736,
  },
];

/** Where a place lies on the drawn map; overseas, within the frame of its department. */
export function project(longitude: number, latitude: number): MapPoint {
  const inset = MAP_INSETS.find(
    ({ bounds: [west, south, east, north] }) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  return inset
    ? { x: inset.left + inset.scaleX * longitude, y: inset.top - inset.scaleY * latitude }
    : {
        x: MAINLAND.left + MAINLAND.scaleX * longitude,
        y: MAINLAND.top - MAINLAND.scaleY * mercator(latitude),
      };
}

/** Longitude and latitude of a point of the map; the frames of the overseas departments are not looked into. */
export function unproject({ x, y }: MapPoint): { longitude: number; latitude: number } {
  return {
    longitude: (x - MAINLAND.left) / MAINLAND.scaleX,
    latitude: inverseMercator((MAINLAND.top - y) / MAINLAND.scaleY),
  };
}
