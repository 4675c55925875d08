import { makeValidator } from 'envalid';

/** Where the tiles of maps come from, and whom they are owed to, as text on the map. */
export interface TileSettings {
  /** Address with `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
}

/** Plan IGN v2 of the Géoplateforme: no key, licence Etalab 2.0. */
const PLAN_IGN: TileSettings = {
  url:
    'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2' +
    '&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
  attribution: '© IGN – Géoplateforme',
};

const OFF = 'off';

/** An address with a place for each of the three numbers of a tile, or `off`. */
export const tileUrl = makeValidator((input: string) => {
  if (input === OFF) return input;
  const isWeb = ['http:', 'https:'].includes(URL.parse(input)?.protocol ?? '');
  if (isWeb && ['{z}', '{x}', '{y}'].every((part) => input.includes(part))) return input;
  throw new Error('must be a URL with http: or https: that has {z}, {x} and {y}, or off');
});

/** The source of tiles; null = maps are drawn. Tests ask nobody unless they say whom. */
export function tilesOf(given: {
  NODE_ENV: string;
  TILE_URL: string | undefined;
  TILE_ATTRIBUTION: string | undefined;
}): TileSettings | null {
  const { NODE_ENV, TILE_URL, TILE_ATTRIBUTION } = given;
  if (TILE_URL === OFF || (TILE_URL === undefined && NODE_ENV === 'test')) return null;
  if (TILE_URL === undefined) return { ...PLAN_IGN, attribution: TILE_ATTRIBUTION ?? PLAN_IGN.attribution };
  return { url: TILE_URL, attribution: TILE_ATTRIBUTION ?? '© OpenStreetMap' };
}
