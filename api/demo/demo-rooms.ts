import type { RoomContent } from '../features/venues/venue-content.ts';
import { RoomLayout, VenueKind } from '../features/venues/venue.enums.ts';
import { demoFile } from './demo-data.ts';
import { DEMO_KINDS } from './demo-kinds.ts';
import { listOf, randomOf, typeset } from './demo-text.ts';

interface LayoutRule {
  /** People per square metre. */
  density: number;
  /** Smallest and greatest area, in m², in which the layout makes sense; no greatest = any. */
  from: number;
  to?: number;
}

const LAYOUT_RULES = demoFile('layouts.json') as Record<RoomLayout, LayoutRule>;

const OPEN_AIR_LAYOUTS: readonly RoomLayout[] = [RoomLayout.COCKTAIL, RoomLayout.BANQUET];

const METRES: Record<string, number> = { quatre: 4, cinq: 5, neuf: 9, douze: 12 };

const ROOM_PATTERN =
  /^(?<name>.+?) (?<area>\d+)(?:=(?<seats>\d+))?(?<marks>(?: -(?:jour|pmr|toit))*)(?: \((?<note>.+)\))?$/;

/** A capacity as in a brochure: exact if small, rounded to ten if large. */
function roundedPeople(people: number): number {
  const step = people >= 1000 ? 50 : people >= 200 ? 10 : people >= 50 ? 5 : people >= 16 ? 2 : 1;
  return Math.max(4, Math.floor(people / step) * step);
}

function capacitiesOf(
  area: number,
  kind: VenueKind,
  openAir: boolean,
  random: () => number,
): RoomContent['capacities'] {
  const capacities: RoomContent['capacities'] = {};
  for (const layout of Object.values(RoomLayout)) {
    const rule = LAYOUT_RULES[layout];
    const variation = 0.95 + random() * 0.1;
    if (area < rule.from || area > (rule.to ?? Infinity)) continue;
    if (openAir && !OPEN_AIR_LAYOUTS.includes(layout)) continue;
    if (DEMO_KINDS[kind].layoutsMissing?.includes(layout)) continue;
    capacities[layout] = roundedPeople(area * rule.density * variation);
  }
  return capacities;
}

function ceilingOf(area: number, kind: VenueKind, note: string | undefined, random: () => number): number {
  const told = note === undefined ? undefined : /(quatre|cinq|neuf|douze) mètres sous/.exec(note)?.[1];
  if (told !== undefined) return METRES[told] ?? 4;
  const base = kind === VenueKind.INDUSTRIAL_HALL ? 4 : kind === VenueKind.BARGE ? 2.1 : 2.5;
  const growth = kind === VenueKind.BARGE ? 0.02 : kind === VenueKind.HOTEL ? 0.07 : 0.13;
  return Math.round((base + Math.min(Math.sqrt(area), 24) * growth + random() * 0.4) * 10) / 10;
}

/** The rooms of a sheet (grammar: see VenueSheet), with capacities by area and kind of building. */
export function demoRooms(rooms: string, kind: VenueKind): RoomContent[] {
  return listOf(rooms).map((line) => {
    const groups = ROOM_PATTERN.exec(line)?.groups;
    if (groups === undefined) throw new Error(`demo room not understood: ${line}`);
    const { name = '', area: areaText = '', seats, marks = '', note } = groups;
    const area = Number(areaText);
    const random = randomOf(line);
    const openAir = marks.includes('-toit');
    return {
      name: typeset(name),
      description: note === undefined ? null : typeset(`${note.charAt(0).toUpperCase()}${note.slice(1)}.`),
      areaSqm: area,
      ceilingHeightM: openAir ? null : ceilingOf(area, kind, note, random),
      daylight: !marks.includes('-jour'),
      stepFree: !marks.includes('-pmr'),
      capacities:
        seats === undefined ? capacitiesOf(area, kind, openAir, random) : { [RoomLayout.THEATRE]: Number(seats) },
    };
  });
}
