import type { Brush } from '../brush.ts';
import { mix, tone } from '../colour.ts';
import type { Material } from '../palette.ts';

/** Daylight colours of a furnished room, chosen together. */
interface Scheme {
  wall: string;
  floor: string;
  /** Seats, curtains, bedspreads. */
  fabric: string;
  accent: string;
  linen: string;
  wood: string;
}

const scheme = (
  wall: string,
  floor: string,
  fabric: string,
  accent: string,
  linen = '#fbf3df',
  wood = '#8a5a3c',
): Scheme => ({
  wall,
  floor,
  fabric,
  accent,
  linen,
  wood,
});

const SCHEMES: readonly Scheme[] = [
  scheme('#efe2c8', '#b98455', '#b4472e', '#1f4a55'),
  scheme('#7f9d88', '#cda374', '#f0dcb4', '#b4472e', '#fbf3df', '#7a4a30'),
  scheme('#2c5d68', '#9a6a45', '#e3a23c', '#f3e3c0'),
  scheme('#e8c9a8', '#8a5540', '#1f4a55', '#b98a2f'),
  scheme('#c9d6d0', '#b48f66', '#2f6c93', '#b4472e'),
  scheme('#f2e6d8', '#7b6b63', '#5e7f6b', '#b98a2f'),
  scheme('#c0654a', '#d7b98f', '#1d4450', '#fbf3df'),
  scheme('#d9b979', '#6d4f3d', '#8a352f', '#1f4a55'),
  scheme('#8fa9b5', '#c9a87a', '#f4e7cf', '#a5342a'),
  scheme('#e9d9d3', '#957565', '#8a5a78', '#3d6b56'),
  scheme('#4a4767', '#a3805c', '#d9a05b', '#f3e3c0'),
  scheme('#dfe3d2', '#bda179', '#35664f', '#c9603a'),
];

/** The colours of one room under its light: the sun's by day, that of lamps once it is dark. */
export type RoomColours = Record<keyof Scheme, Material> & {
  evening: boolean;
  /** How any daylight colour looks in this room. */
  material: (daylight: string) => Material;
};

const LAMPLIGHT = '#ffbf74';

const EVENING_SHADE = '#2b1f3d';

/** Chooses the colours of a room and puts them under the light of its hour. */
export function roomColours(brush: Brush): RoomColours {
  const { hour } = brush.setting;
  const evening = hour === 'night' || hour === 'dusk';
  const chosen = brush.pick(SCHEMES);
  const dark = hour === 'night' ? 0.12 : 0;
  const material = (daylight: string): Material =>
    evening
      ? {
          lit: mix(daylight, LAMPLIGHT, 0.24),
          shade: mix(mix(tone(daylight, -0.07), LAMPLIGHT, 0.12), EVENING_SHADE, 0.24 + dark),
          deep: mix(tone(daylight, -0.12), EVENING_SHADE, 0.5 + dark),
        }
      : {
          lit: mix(daylight, brush.palette.sky.light[0], 0.14),
          shade: mix(tone(daylight, -0.05), brush.palette.sky.shadow[0], 0.2),
          deep: mix(tone(daylight, -0.1), brush.palette.sky.shadow[0], 0.42),
        };
  return {
    wall: material(chosen.wall),
    floor: material(chosen.floor),
    fabric: material(chosen.fabric),
    accent: material(chosen.accent),
    linen: material(chosen.linen),
    wood: material(chosen.wood),
    evening,
    material,
  };
}
