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

const blockOf = ({ number }: Attributes): Block => ({
  x: number('x'),
  y: number('y'),
  width: number('width'),
  height: number('height'),
});

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
  hills: ({ brush, has, number, colour }) =>
    hills(brush, {
      y: number('y'),
      height: number('height'),
      fill: colour('fill'),
      ...(has('waves') ? { waves: number('waves') } : {}),
      ...(has('bottom') ? { bottom: number('bottom') } : {}),
    }),
  mountains: (it) =>
    mountains(it.brush, {
      y: it.number('y'),
      height: it.number('height'),
      count: it.number('count'),
      lit: it.colour('lit'),
      shade: it.colour('shade'),
      ...snowOf(it),
    }),
  mountain: (it) =>
    mountain(
      it.brush,
      { x: it.number('x'), height: it.number('height'), half: it.number('half') },
      { y: it.number('y'), lit: it.colour('lit'), shade: it.colour('shade'), ...snowOf(it) },
    ),
  water: ({ brush, has, number }) =>
    water(
      brush,
      number('top'),
      has('bottom') ? number('bottom') : undefined,
      has('glitter') ? ORBS.get(brush)?.x : undefined,
    ),
  reflection: ({ brush, number, colour }) =>
    reflection(brush, number('x'), number('y'), number('width'), number('depth'), colour('fill')),
  tree: ({ brush, has, text, number, material }) =>
    tree(brush, kindOf(brush, text('kind')), {
      x: number('x'),
      y: number('y'),
      height: number('height'),
      distance: number('distance'),
      ...(has('leaf') ? { leaf: material('leaf') } : {}),
    }),
  grove: ({ brush, has, list, number }) =>
    grove(brush, {
      from: number('from'),
      to: number('to'),
      y: number('y'),
      height: number('height'),
      count: number('count'),
      distance: number('distance'),
      ...(has('kinds') ? { kinds: list('kinds').map((kind) => kindOf(brush, kind)) } : {}),
    }),
  bush: ({ brush, has, number, material }) =>
    bush(
      brush,
      number('x'),
      number('y'),
      number('width'),
      number('height'),
      has('leaf') ? material('leaf') : undefined,
    ),
  people: ({ brush, number, list }) =>
    people(brush, {
      from: number('from'),
      to: number('to'),
      y: number('y'),
      height: number('height'),
      count: number('count'),
      fills: list('fills').map((fill) => wordOf(brush, fill)),
    }),
  person: ({ brush, number, colour }) => person(brush, number('x'), number('y'), number('height'), colour('fill')),
  lamp: ({ brush, number }) => lampPost(brush, number('x'), number('y'), number('height')),
  windows: (it) => {
    const [width, height] = it.list('pane').map(Number);
    return windowGrid(it.brush, {
      ...blockOf(it),
      columns: it.number('columns'),
      rows: it.number('rows'),
      head: it.text('head') === 'round' ? 'round' : 'flat',
      ...(it.has('pane') ? { pane: [width!, height!] } : {}),
      ...(it.has('shutters') ? { shutters: it.material('shutters') } : {}),
      ...Object.fromEntries(
        ['frame', 'sill', 'bars', 'fill'].filter((name) => it.has(name)).map((name) => [name, it.colour(name)]),
      ),
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
      columns: it.number('columns'),
      rows: it.number('rows'),
      roofHeight: it.number('roof'),
      ...(it.has('wall') ? { wall: it.material('wall') } : {}),
      ...(it.has('cover') ? { roof: it.material('cover') } : {}),
      shutters: it.flag('shutters'),
      timber: it.flag('timber'),
      gabled: it.flag('gabled'),
    }),
  church: ({ brush, number }) => church(brush, number('x'), number('y'), number('height')),
  village: ({ brush, has, number }) =>
    village(brush, {
      x: number('x'),
      y: number('y'),
      width: number('width'),
      size: number('size'),
      distance: number('distance'),
      steeple: !has('steeple'),
    }),
};
