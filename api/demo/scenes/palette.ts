import { demoFile } from '../demo-data.ts';
import { mix, tone } from './colour.ts';
import { regionCharacter, type RegionCharacter } from './regions.ts';
import type { SceneSetting } from './scene.types.ts';
import { SKIES, type Sky } from './skies.ts';

/** Colours of the house. */
const HOUSE = { ink: '#14323a', paper: '#fbf8f3', copper: '#b4472e', gold: '#b98a2f', sage: '#5e7f6b' } as const;

/** One thing under one light: the side in the sun, the side away from it, and what lies under it. */
export interface Material {
  lit: string;
  shade: string;
  deep: string;
}

export interface Palette {
  sky: Sky;
  region: RegionCharacter;
  wall: Material;
  /** A second house, when there are several. */
  wall2: Material;
  roof: Material;
  trim: Material;
  shutter: Material;
  wood: Material;
  metal: Material;
  leaf: Material;
  /** Evergreen: firs, cypresses, pines. */
  evergreen: Material;
  grass: Material;
  earth: Material;
  path: Material;
  stone: Material;
  snow: Material;
  water: Material;
  rock: Material;
  accent: Material;
  flower: Material;
  /** Land from the horizon to the feet: each layer clearer than the one before. */
  far: string;
  mid: string;
  near: string;
  /** Silhouettes in front of everything. */
  dark: string;
  /** Panes without and with a lamp behind them, and the glow of a lamp. */
  pane: string;
  lamp: string;
  glow: string;
  /** How any daylight colour looks under this sky. */
  material: (daylight: string) => Material;
  /** A colour seen through the air: 0 at the feet, 1 at the horizon. */
  distant: (colour: string, distance: number) => string;
  /** Snow lies: winter in the mountains and in the east. */
  snowy: boolean;
}

/** White winters: the regions of the Alps and Jura, Vosges and Ardennes, and Burgundy's heights. */
type Colours = Record<'leaves' | 'grass', Record<SceneSetting['season'], string[]>> &
  Record<'evergreens' | 'flowers' | 'accents' | 'whiteWinters', string[]>;

const COLOURS = demoFile('colours.json') as Colours;

function materials(sky: Sky): (daylight: string) => Material {
  return (daylight) => ({
    lit: mix(daylight, sky.light[0], sky.light[1]),
    shade: mix(tone(daylight, -0.06), sky.shadow[0], sky.shadow[1]),
    deep: mix(tone(daylight, -0.12), sky.shadow[0], 0.5 + sky.shadow[1] / 2),
  });
}

/** The colours of one drawing, all under one sky. `random` decides among what fits region, season and hour. */
export function paletteOf(setting: SceneSetting, random: () => number): Palette {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const sky = pick(SKIES[setting.hour]);
  const region = regionCharacter(setting.regionCode);
  const material = materials(sky);
  const distant = (colour: string, distance: number): string => mix(colour, sky.haze, distance);
  const wall = pick(region.walls);
  const others = region.walls.filter((other) => other !== wall);
  const snowy =
    setting.season === 'winter' && (setting.scene === 'chalet' || COLOURS.whiteWinters.includes(setting.regionCode));
  const grass = material(snowy ? '#f1f3f0' : pick(COLOURS.grass[setting.season]));
  const evergreen = material(pick(COLOURS.evergreens));
  const night = setting.hour === 'night';
  return {
    sky,
    region,
    snowy,
    material,
    distant,
    wall: material(wall),
    wall2: material(pick(others)),
    roof: material(pick(region.roofs)),
    trim: material(region.trim),
    shutter: material(pick(region.shutters)),
    wood: material('#8a5a3c'),
    metal: material('#46565e'),
    leaf: material(pick(COLOURS.leaves[setting.season])),
    evergreen,
    grass,
    earth: material(region.earth),
    path: material(snowy ? '#e3e6e4' : '#ecdcb6'),
    stone: material('#cfc4ad'),
    snow: material('#fbfaf4'),
    water: material(pick(['#3f8ea3', '#2f7f92', '#4b97a0'])),
    rock: material('#9c8f86'),
    accent: material(pick(COLOURS.accents)),
    flower: material(pick(COLOURS.flowers)),
    far: distant(grass.shade, 0.72),
    mid: distant(mix(grass.shade, evergreen.lit, 0.4), 0.42),
    near: mix(evergreen.shade, grass.shade, 0.3),
    dark: mix(HOUSE.ink, sky.shadow[0], night ? 0.8 : 0.45),
    pane: mix('#2c4c5c', sky.shadow[0], night ? 0.7 : 0.35),
    lamp: mix('#ffd983', sky.light[0], 0.08),
    glow: '#ffcf73',
  };
}

/** A colour, or all of a material, seen through the air: 0 at the feet, 1 at the horizon. */
export function faded<Seen extends string | Material>(palette: Palette, distance: number, seen: Seen): Seen;
export function faded(palette: Palette, distance: number, seen: string | Material): string | Material {
  if (typeof seen === 'string') return palette.distant(seen, distance);
  const [lit, shade, deep] = [seen.lit, seen.shade, seen.deep].map((colour) => palette.distant(colour, distance));
  return { lit: lit!, shade: shade!, deep: deep! };
}

/** The same colours as seen from far: 0 at the feet, 1 at the horizon. */
export function fadedPalette(palette: Palette, distance: number): Palette {
  const fade = (colour: string): string => palette.distant(colour, distance);
  const entries = Object.entries(palette).map(([name, value]: [string, unknown]) => {
    const material = typeof value === 'object' && value !== null && 'deep' in value ? (value as Material) : undefined;
    return [name, material === undefined ? value : faded(palette, distance, material)] as const;
  });
  return {
    ...palette,
    ...Object.fromEntries(entries),
    pane: fade(palette.pane),
    dark: fade(palette.dark),
    near: fade(palette.near),
    material: (daylight) => faded(palette, distance, palette.material(daylight)),
  };
}
