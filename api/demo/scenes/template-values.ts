import { randomOf } from '../demo-text.ts';
import type { Brush } from './brush.ts';
import { mix, tone } from './colour.ts';
import { CEILINGS, interiorCeiling } from './interiors/room.ts';
import { roomColours } from './interiors/schemes.ts';
import { faded, type Material } from './palette.ts';

/** What an attribute of a template can mean: a colour, a number or another word, or a colour under its light. */
type Value = string | Material;

/** A name or a call, and the part of it that is meant: `dark`, `wall.lit`, `room.floor.deep`, `day(#ecd4a0).lit`. */
interface Term {
  name: string;
  given: Term[];
  parts: string[];
}

/** What a template may ask of the picture, as `snowy(a,b)`: the first where it is so, the second elsewhere. */
const CONDITIONS: Record<string, (brush: Brush) => boolean> = {
  snowy: ({ palette }) => palette.snowy,
  winter: ({ setting }) => setting.season === 'winter',
  southern: ({ palette }) => palette.region.southern,
  timbered: ({ palette }) => palette.region.timbered,
  evening: (brush) => roomColours(brush).evening,
  ...Object.fromEntries(CEILINGS.map((name) => [name, (brush: Brush) => interiorCeiling(brush.setting) === name])),
};

/** The other calls, by their arguments. */
const CALLS: Record<string, (brush: Brush, value: (index: number) => Value, count: number) => Value> = {
  mix: (_, value) => mix(word(value(0)), word(value(1)), Number(value(2))),
  tone: (_, value) => tone(word(value(0)), Number(value(1))),
  /** Seen through the air. */
  far: ({ palette }, value) => faded(palette, Number(value(0)), value(1)),
  /** A daylight colour under this sky. */
  day: ({ palette }, value) => palette.material(word(value(0))),
  /** A daylight colour in this room. */
  indoors: (brush, value) => roomColours(brush).material(word(value(0))),
  /** One of the walls that the region has. */
  walls: ({ palette }, value) => palette.region.walls[Number(value(0))]!,
  /** One of those after the number: the same wherever the picture asks with that number. */
  one: ({ setting }, value, count) =>
    value(1 + Math.floor(randomOf(`${setting.seed} ${word(value(0))}`)() * (count - 1))),
  /** The first where more than so many windows of a hundred are lit, else the second. */
  lit: ({ palette }, value) => value(palette.sky.lamps > Number(value(0)) ? 1 : 2),
};

/** Whether one of those conditions is met. */
export const holds = (brush: Brush, conditions: readonly string[]): boolean =>
  conditions.some((condition) => CONDITIONS[condition]?.(brush));

/** What an attribute says in this picture; names are those of the palette, and `glass` is a window, lit or not. */
export const wordOf = (brush: Brush, text: string): string => word(evaluate(brush, parse(text)));

/** The same of one that says a colour under its light. */
export function materialOf(brush: Brush, text: string): Material {
  const value = evaluate(brush, parse(text));
  if (typeof value === 'string') throw new Error(`not a colour under its light: ${text}`);
  return value;
}

function word(value: Value): string {
  if (typeof value === 'string') return value;
  throw new Error(`a colour lacks the part that is meant: ${value.lit}`);
}

function parse(text: string): Term {
  const tokens = text.match(/#[0-9a-f]{6}|-?\d+(?:\.\d+)?|[a-zA-Z]\w*|[().,]/g) ?? [];
  const term = (): Term => {
    const read: Term = { name: tokens.shift() ?? '', given: [], parts: [] };
    if (tokens[0] === '(') {
      while (tokens.shift() !== ')' && tokens.length > 0) read.given.push(term());
    }
    while (tokens[0] === '.') read.parts.push(tokens.splice(0, 2)[1]!);
    return read;
  };
  return term();
}

function evaluate(brush: Brush, { name, given, parts }: Term): Value {
  const value = (index: number): Value => evaluate(brush, given[index]!);
  let found: unknown;
  if (name in CONDITIONS) found = value(holds(brush, [name]) ? 0 : 1);
  else if (given.length > 0) found = CALLS[name]!(brush, value, given.length);
  else found = nameOf(brush, name);
  for (const part of parts) found = (found as Record<string, unknown>)[part];
  return (Array.isArray(found) ? found[0] : found) as Value;
}

function nameOf(brush: Brush, name: string): unknown {
  if (name === 'glass') return brush.pane();
  if (name === 'room') return roomColours(brush);
  return (brush.palette as unknown as Record<string, unknown>)[name] ?? name;
}
