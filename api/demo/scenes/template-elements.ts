import { afar, type Brush } from './brush.ts';
import { lampPost, people, person } from './figures.ts';
import { church, house, village } from './houses.ts';
import { clouds, hills, mountain, mountains, orbPlace, reflection, sky, water } from './landscape.ts';
import { windowGrid } from './openings.ts';
import type { Material } from './palette.ts';
import type { TreeKind } from './regions.ts';
import { path, type Block } from './svg.ts';
import { holds, materialOf, wordOf } from './template-values.ts';
import { bush, grove, tree } from './trees.ts';
import { inTemplate } from './wide.ts';

/** The attributes of an element, read for one picture. */
export interface Attributes {
  brush: Brush;
  has: (name: string) => boolean;
  text: (name: string) => string;
  number: (name: string) => number;
  /** A list, parted by spaces. */
  list: (name: string) => string[];
  colour: (name: string) => string;
  material: (name: string) => Material;
  /** `yes`, or conditions of which one must hold for this picture. */
  flag: (name: string) => boolean;
}

export function attributesOf(given: Brush, written: string): Attributes {
  const texts = new Map([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, text]) => [name!, text!]));
  const text = (name: string): string => texts.get(name) ?? '';
  const brush = texts.has('far') ? afar(given, Number(text('far'))) : given;
  return {
    brush,
    text,
    has: (name) => texts.has(name),
    number: (name) => Number(wordOf(given, text(name))),
    list: (name) => text(name).split(' '),
    colour: (name) => wordOf(given, text(name)),
    material: (name) => materialOf(given, text(name)),
    flag: (name) => text(name) === 'yes' || holds(given, text(name).split(' ')),
  };
}

/** The values of some attributes, by their names. */
const valuesOf = <Name extends string, Value>(read: (name: Name) => Value, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;

/** The same, of those that are written. */
const writtenOf = <Name extends string, Value>({ has }: Attributes, read: (name: Name) => Value, ...names: Name[]) =>
  valuesOf(read, ...names.filter(has)) as Partial<Record<Name, Value>>;

const blockOf = ({ number }: Attributes): Block => valuesOf(number, 'x', 'y', 'width', 'height');

const snowOf = ({ has, colour, number }: Attributes) =>
  has('snow') ? { snow: { lit: colour('snow'), shade: colour('snowShade'), share: number('share') } } : {};

const kindOf = (brush: Brush, kind: string): TreeKind =>
  kind === 'any' ? brush.pick(brush.palette.region.trees) : (wordOf(brush, kind) as TreeKind);

/** The sun or moon of a picture, which stands in its sky and glitters on its water. */
const ORBS = new WeakMap<Brush, ReturnType<typeof orbPlace>>();

/** What templates are made of, beside the elements of SVG: drawn anew for every picture. */
export const ELEMENTS: Record<string, (it: Attributes) => string> = {
  sky: ({ brush, has, list, number }) => {
    const [x, y, radius] = list('sun').map(Number);
    const orb = has('sun')
      ? { x: x!, y: y!, radius: radius! }
      : orbPlace(brush, number(has('orb') ? 'orb' : 'horizon'));
    ORBS.set(brush, brush.setting.wide ? { ...orb, x: inTemplate(orb.x) } : orb);
    return sky(brush, number('horizon'), orb);
  },
  clouds: ({ brush, number }) => clouds(brush, number('top'), number('bottom'), number('count')),
  hills: (it) =>
    hills(it.brush, {
      ...valuesOf(it.number, 'y', 'height'),
      ...writtenOf(it, it.number, 'waves', 'bottom'),
      fill: it.colour('fill'),
    }),
  mountains: (it) =>
    mountains(it.brush, {
      ...valuesOf(it.number, 'y', 'height', 'count'),
      ...valuesOf(it.colour, 'lit', 'shade'),
      ...snowOf(it),
    }),
  mountain: (it) =>
    mountain(it.brush, valuesOf(it.number, 'x', 'height', 'half'), {
      y: it.number('y'),
      ...valuesOf(it.colour, 'lit', 'shade'),
      ...snowOf(it),
    }),
  water: ({ brush, has, number }) =>
    water(
      brush,
      number('top'),
      has('bottom') ? number('bottom') : undefined,
      has('glitter') ? ORBS.get(brush)?.x : undefined,
    ),
  reflection: ({ brush, number, colour }) =>
    reflection(brush, number('x'), number('y'), number('width'), number('depth'), colour('fill')),
  tree: (it) =>
    tree(it.brush, kindOf(it.brush, it.text('kind')), {
      ...valuesOf(it.number, 'x', 'y', 'height', 'distance'),
      ...writtenOf(it, it.material, 'leaf'),
    }),
  grove: ({ brush, has, list, number }) =>
    grove(brush, {
      ...valuesOf(number, 'from', 'to', 'y', 'height', 'count', 'distance'),
      ...(has('kinds') ? { kinds: list('kinds').map((kind) => kindOf(brush, kind)) } : {}),
    }),
  bush: (it) => {
    const { x, y, width, height } = blockOf(it);
    return bush(it.brush, x, y, width, height, writtenOf(it, it.material, 'leaf').leaf);
  },
  people: ({ brush, number, list }) =>
    people(brush, {
      ...valuesOf(number, 'from', 'to', 'y', 'height', 'count'),
      fills: list('fills').map((fill) => wordOf(brush, fill)),
    }),
  person: ({ brush, number, colour }) => person(brush, number('x'), number('y'), number('height'), colour('fill')),
  lamp: ({ brush, number }) => lampPost(brush, number('x'), number('y'), number('height')),
  windows: (it) => {
    const [width, height] = it.list('pane').map(Number);
    return windowGrid(it.brush, {
      ...blockOf(it),
      ...valuesOf(it.number, 'columns', 'rows'),
      head: it.text('head') === 'round' ? 'round' : 'flat',
      ...(it.has('pane') ? { pane: [width!, height!] } : {}),
      ...writtenOf(it, it.material, 'shutters'),
      ...writtenOf(it, it.colour, 'frame', 'sill', 'bars', 'fill'),
    });
  },
  /** Openings of any shape, each lit or not. */
  panes: ({ brush, text }) =>
    text('d')
      .split(/(?<=z)/)
      .map((d) => path(d, brush.pane()))
      .join(''),
  house: (it) =>
    house(it.brush, {
      ...blockOf(it),
      ...valuesOf(it.number, 'columns', 'rows'),
      roofHeight: it.number('roof'),
      ...writtenOf(it, it.material, 'wall'),
      ...(it.has('cover') ? { roof: it.material('cover') } : {}),
      ...valuesOf(it.flag, 'shutters', 'timber', 'gabled'),
    }),
  church: ({ brush, number }) => church(brush, number('x'), number('y'), number('height')),
  village: ({ brush, has, number }) =>
    village(brush, {
      ...valuesOf(number, 'x', 'y', 'width', 'size', 'distance'),
      steeple: !has('steeple'),
    }),
};
