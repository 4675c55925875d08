import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import type { Material } from './palette.ts';
import type { TreeKind } from './regions.ts';
import { disc, n, path, polygon, repeat, stroke, type Point } from './svg.ts';

export interface TreePlace {
  x: number;
  /** Level of the foot. */
  y: number;
  height: number;
  /** 0 at the feet, 1 at the horizon: how much air lies before it. */
  distance?: number;
  /** Another colour of leaves, a silhouette for example. */
  leaf?: Material;
}

type Draw = (brush: Brush, place: Required<TreePlace>, trunk: string) => string;

const ELLIPSE_TALL = (x: number, y: number, width: number, height: number, lean: number): string =>
  `M${n(x)} ${n(y)}C${n(x - width)} ${n(y)} ${n(x - width * 0.72)} ${n(y - height * 0.7)} ${n(x + lean)} ${n(y - height)}` +
  `C${n(x + width * 0.72)} ${n(y - height * 0.7)} ${n(x + width)} ${n(y)} ${n(x)} ${n(y)}z`;

/** Half of a tall crown, the one in the sun. */
const tallLight = (brush: Brush, x: number, y: number, width: number, height: number): string => {
  const side = brush.sun * width;
  return `M${n(x)} ${n(y)}C${n(x + side)} ${n(y)} ${n(x + side * 0.72)} ${n(y - height * 0.7)} ${n(x)} ${n(y - height)}C${n(x + side * 0.34)} ${n(y - height * 0.62)} ${n(x + side * 0.1)} ${n(y - height * 0.3)} ${n(x)} ${n(y)}z`;
};

const tall =
  (slim: number, stem: number): Draw =>
  (brush, { x, y, height, leaf }, trunk) => {
    const width = height * slim;
    return [
      path(
        `M${n(x - height * 0.012)} ${n(y)}h${n(height * 0.024)}V${n(y - height * stem * 2)}h${n(-height * 0.024)}z`,
        trunk,
      ),
      path(ELLIPSE_TALL(x, y - height * stem, width, height * (1 - stem), 0), leaf.shade),
      path(tallLight(brush, x, y - height * stem, width, height * (1 - stem)), leaf.lit),
    ].join('');
  };

/** A round crown of lobes; the lobes in the light are the same, smaller, and nearer to the sun. */
const round =
  (spread: number, stem: number, lobes: number): Draw =>
  (brush, { x, y, height, leaf }, trunk) => {
    const crown = height * (1 - stem);
    const middle = y - height * stem - crown * 0.45;
    const bare = brush.setting.season === 'winter' && leaf === brush.palette.leaf;
    if (bare) return bareTree(x, y, height, trunk);
    const parts = Array.from({ length: lobes }, (_, index) => {
      const angle = (index / lobes) * Math.PI * 2 + 0.4;
      const size = crown * brush.between(0.25, 0.33);
      return [x + Math.cos(angle) * crown * spread, middle + Math.sin(angle) * crown * 0.24, size] as const;
    });
    const shift = brush.sun * crown * 0.07;
    return [
      path(trunkPath(x, y, height * (stem + 0.3), height * 0.035), trunk),
      path(parts.map(([cx, cy, size]) => disc(cx, cy, size)).join('') + disc(x, middle, crown * 0.34), leaf.shade),
      path(
        parts
          .filter(([cx, cy]) => (cx - x) * brush.sun > -crown * 0.2 || cy < middle)
          .map(([cx, cy, size]) => disc(cx + shift, cy - crown * 0.05, size * 0.66))
          .join('') + disc(x + shift, middle - crown * 0.04, crown * 0.24),
        leaf.lit,
      ),
    ].join('');
  };

const trunkPath = (x: number, y: number, height: number, width: number): string =>
  `M${n(x - width)} ${n(y)}Q${n(x - width * 0.3)} ${n(y - height * 0.4)} ${n(x - width * 0.5)} ${n(y - height)}h${n(width)}Q${n(x + width * 0.3)} ${n(y - height * 0.4)} ${n(x + width)} ${n(y)}z`;

function bareTree(x: number, y: number, height: number, trunk: string): string {
  const branch = (level: number, dx: number, dy: number): string =>
    `M${n(x)} ${n(y - height * level)}q${n(dx * height * 0.4)} ${n(-dy * height * 0.2)} ${n(dx * height)} ${n(-dy * height)}`;
  const boughs = [0.3, 0.42, 0.55, 0.66].map((level, index) => {
    const reach = 0.3 - index * 0.04;
    return branch(level, reach, 0.26) + branch(level + 0.05, -reach * 0.9, 0.24);
  });
  const twigs = [0.4, 0.52, 0.62].map((level) => branch(level, 0.16, 0.3) + branch(level, -0.18, 0.28));
  return (
    path(trunkPath(x, y, height * 0.86, height * 0.026), trunk) +
    stroke(boughs.join(''), trunk, height * 0.014, 'stroke-linecap="round"') +
    stroke(twigs.join(''), trunk, height * 0.007, 'stroke-linecap="round"')
  );
}

const fir: Draw = (brush, { x, y, height, leaf }, trunk) => {
  const tiers = 4;
  const half = height * 0.21;
  const tier = (index: number, side: number): Point[] => {
    const top = y - height + (height * 0.72 * index) / tiers;
    const width = half * (0.42 + (0.58 * (index + 1)) / tiers);
    const foot = top + height * 0.36;
    return side === 0
      ? [
          [x, top],
          [x + width, foot],
          [x, foot - height * 0.03],
          [x - width, foot],
        ]
      : [
          [x, top],
          [x + side * width, foot],
          [x, foot - height * 0.03],
        ];
  };
  const snow = brush.palette.snowy;
  const lit = snow ? brush.palette.snow.lit : leaf.lit;
  return [
    path(trunkPath(x, y, height * 0.2, height * 0.02), trunk),
    repeat(tiers, (index) => {
      const back = tiers - 1 - index;
      return polygon(tier(back, 0), leaf.shade) + polygon(tier(back, brush.sun), lit, snow ? 0.86 : 1);
    }),
  ].join('');
};

/** A maritime or umbrella pine: a leaning trunk and flat cushions. */
const pine: Draw = (brush, { x, y, height, leaf }, trunk) => {
  const lean = brush.between(-0.16, 0.16) * height;
  const top = y - height;
  const wide = height * brush.between(0.3, 0.42);
  const cushions = [
    [x + lean, top + height * 0.16, wide, height * 0.13],
    [x + lean - wide * 0.62, top + height * 0.25, wide * 0.6, height * 0.09],
    [x + lean + wide * 0.66, top + height * 0.23, wide * 0.56, height * 0.09],
  ] as const;
  return [
    stroke(
      `M${n(x)} ${n(y)}Q${n(x - lean * 0.3)} ${n(y - height * 0.5)} ${n(x + lean)} ${n(top + height * 0.18)}M${n(x + lean * 0.35)} ${n(y - height * 0.58)}L${n(x + lean + wide * 0.5)} ${n(top + height * 0.26)}`,
      trunk,
      height * 0.032,
    ),
    path(cushions.map(([cx, cy, rx, ry]) => disc(cx, cy, rx, ry)).join(''), leaf.shade),
    path(
      cushions.map(([cx, cy, rx, ry]) => disc(cx + brush.sun * rx * 0.1, cy - ry * 0.3, rx * 0.8, ry * 0.58)).join(''),
      leaf.lit,
    ),
  ].join('');
};

const palm: Draw = (brush, { x, y, height, leaf }, trunk) => {
  const lean = brush.between(-0.1, 0.1) * height;
  const [topX, topY] = [x + lean, y - height * 0.8];
  const frond = (angle: number, fill: string): string => {
    const length = height * 0.36;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length * 0.62];
    const droop = length * 0.34;
    return path(
      `M${n(topX)} ${n(topY)}Q${n(topX + dx * 0.55)} ${n(topY + dy - droop * 0.5)} ${n(topX + dx)} ${n(topY + dy + droop)}Q${n(topX + dx * 0.5)} ${n(topY + dy * 0.6 + droop * 0.1)} ${n(topX)} ${n(topY)}z`,
      fill,
    );
  };
  const fronds = [-0.2, 0.25, 0.62, -2.95, -3.4, -3.75, -0.75, -2.4, -1.57];
  return [
    stroke(
      `M${n(x)} ${n(y)}Q${n(x - lean * 0.2)} ${n(y - height * 0.45)} ${n(topX)} ${n(topY)}`,
      trunk,
      height * 0.034,
    ),
    ...fronds.map((angle) => frond(angle, Math.cos(angle) * brush.sun > -0.2 ? leaf.lit : leaf.shade)),
  ].join('');
};

const TREES: Record<TreeKind, Draw> = {
  cypress: tall(0.13, 0.03),
  poplar: tall(0.2, 0.08),
  plane: round(0.3, 0.28, 7),
  oak: round(0.4, 0.2, 8),
  olive: round(0.36, 0.22, 6),
  fir,
  pine,
  palm,
};
const EVERGREEN: readonly TreeKind[] = ['cypress', 'fir', 'pine', 'palm', 'olive'];

/** One tree, standing on (x, y), in the leaves of the season. */
export function tree(brush: Brush, kind: TreeKind, place: TreePlace): string {
  const { palette } = brush;
  const distance = place.distance ?? 0;
  const own = place.leaf ?? (EVERGREEN.includes(kind) ? palette.evergreen : palette.leaf);
  const faded: Material = {
    lit: palette.distant(own.lit, distance),
    shade: palette.distant(own.shade, distance),
    deep: palette.distant(own.deep, distance),
  };
  const leaf = distance === 0 ? own : faded;
  const trunk = palette.distant(mix(palette.wood.shade, palette.dark, 0.35), distance);
  return TREES[kind](brush, { ...place, distance, leaf }, trunk);
}

/** Trees side by side between two points, of the kinds given or of the region's. */
export function grove(
  brush: Brush,
  place: {
    from: number;
    to: number;
    y: number;
    height: number;
    count: number;
    distance?: number;
    kinds?: readonly TreeKind[];
  },
): string {
  const kinds = place.kinds ?? brush.palette.region.trees;
  return repeat(place.count, (index) => {
    const x = place.from + ((index + brush.between(0.25, 0.75)) / place.count) * (place.to - place.from);
    return tree(brush, brush.pick(kinds), {
      x,
      y: place.y + brush.between(-4, 4),
      height: place.height * brush.between(0.75, 1.1),
      distance: place.distance ?? 0,
    });
  });
}

/** A clipped bush or a rounded hedge. */
export function bush(brush: Brush, x: number, y: number, width: number, height: number, leaf?: Material): string {
  const { lit, shade } = leaf ?? brush.palette.evergreen;
  const dome = (left: number, size: number, tallness: number): string =>
    `M${n(left)} ${n(y)}a${n(size / 2)} ${n(tallness)} 0 0 1 ${n(size)} 0z`;
  const inset = brush.sun > 0 ? width * 0.22 : width * 0.06;
  return (
    path(dome(x - width / 2, width, height), shade) +
    path(dome(x - width / 2 + inset, width * 0.72, height * 0.86), lit)
  );
}
