import { readFileSync } from 'node:fs';
import type { Brush } from './brush.ts';
import { interiorTurn } from './interiors/room.ts';
import { attributesOf, ELEMENTS } from './template-elements.ts';
import { openRoom, ROOM_ELEMENTS } from './template-rooms.ts';
import { wordOf } from './template-values.ts';
import { widened } from './wide.ts';

/**
 * The drawings of what is seen from outside are SVG files in `templates/`, one a scene. Each has its structures as groups;
 * one of which some regions have another form follows with their numbers. Colours are those of the palette (see
 * `template-values.ts`), and what chance draws (skies, trees, windows, people) has elements of its own.
 */
interface Structure {
  /** The sizes of the room that it is in, or nothing. */
  room: string;
  content: string;
  /** INSEE numbers of the regions that have it another way. */
  regional: { regions: readonly string[]; content: string }[];
}

const FOLDER = new URL('../templates/', import.meta.url);
const STRUCTURES = new Map<string, Structure[]>();

function structuresOf(scene: string): Structure[] {
  const known = STRUCTURES.get(scene);
  if (known) return known;
  const groups = readFileSync(new URL(`${scene}.svg`, FOLDER), 'utf8').matchAll(
    /^<g id="[\w-]+"(?: regions="([^"]*)")?(?: room="([^"]*)")?>\n([\s\S]*?)^<\/g>/gm,
  );
  const structures: Structure[] = [];
  for (const [, regions, room = '', indented] of groups) {
    const content = indented!.replace(/^ +|\n/gm, '');
    if (regions === undefined) structures.push({ room, content, regional: [] });
    else structures.at(-1)!.regional.push({ regions: regions.split(' '), content });
  }
  STRUCTURES.set(scene, structures);
  return structures;
}

/** Paints a scene from its templates; light comes from the right. */
export function paintTemplate(given: Brush, isInterior: boolean): string {
  const brush: Brush = { ...given, sun: 1 };
  const { scene, regionCode } = brush.setting;
  const structures = structuresOf(scene);
  const turn = isInterior ? interiorTurn(brush.setting) : brush.setting.variant;
  const { room, content, regional } = structures[turn % structures.length]!;
  if (room) openRoom(brush, room);
  const own = regional.find(({ regions }) => regions.includes(regionCode))?.content ?? content;
  return brush.setting.wide ? widened(brush, own, (part) => paint(brush, part)) : paint(brush, own);
}

const paint = (brush: Brush, content: string): string =>
  content.replace(/<(\w+)([^<>]*)>/g, (tag, name: string, attributes: string) => {
    const element = ELEMENTS[name] ?? ROOM_ELEMENTS[name];
    return element ? element(attributesOf(brush, attributes)) : coloured(brush, tag);
  });

const coloured = (brush: Brush, tag: string): string =>
  tag.replace(/(fill|stroke)="(?!url)([^"]*)"/g, (_, name: string, text: string) => `${name}="${wordOf(brush, text)}"`);
