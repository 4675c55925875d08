import { demoFile } from '../../demo-data.ts';
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

const SCHEMES = demoFile('schemes.json') as Scheme[];

/** The colours of one room under its light: the sun's by day, that of lamps once it is dark. */
export type RoomColours = Record<keyof Scheme, Material> & {
  evening: boolean;
  /** How any daylight colour looks in this room. */
  material: (daylight: string) => Material;
};

const LAMPLIGHT = '#ffbf74';

const EVENING_SHADE = '#2b1f3d';

const CHOSEN = new WeakMap<Brush, RoomColours>();

/** The colours of the room of a picture, under the light of its hour: chosen once. */
export function roomColours(brush: Brush): RoomColours {
  const colours = CHOSEN.get(brush) ?? chooseColours(brush);
  CHOSEN.set(brush, colours);
  return colours;
}

function chooseColours(brush: Brush): RoomColours {
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
  const materials = Object.entries(chosen).map(([part, daylight]: [string, string]) => [part, material(daylight)]);
  return { ...(Object.fromEntries(materials) as Record<keyof Scheme, Material>), evening, material };
}
