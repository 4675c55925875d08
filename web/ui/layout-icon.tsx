import type { RoomLayout } from '../lib/venue-terms.ts';

type Circle = [x: number, y: number];
type Table = [x: number, y: number, width: number, height: number];
type Drawing = { chairs: Circle[]; tables?: Table[]; rounds?: Circle[] };

const range = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, index) => from + index * step);
const rows = (xs: number[], ys: number[]): Circle[] => ys.flatMap((y) => xs.map((x): Circle => [x, y]));
/** Chairs around a table, from one angle to another in degrees; 0 is to the right, 90 below. */
const around = ([x, y]: Circle, radius: number, count: number, from: number, to: number): Circle[] =>
  range(count, 0, 1).map((index): Circle => {
    const angle = ((from + (index * (to - from)) / Math.max(1, count - 1)) * Math.PI) / 180;
    // Rounded, so that server and browser print the same.
    return [Math.round((x + radius * Math.cos(angle)) * 10) / 10, Math.round((y + radius * Math.sin(angle)) * 10) / 10];
  });

/** Rooms seen from above, 32 × 32, the speaker at the top. */
const DRAWINGS: Readonly<Record<RoomLayout, Drawing>> = {
  THEATRE: { chairs: rows(range(6, 6, 4), [10, 15, 20, 25]) },
  CLASSROOM: {
    tables: [8, 16, 24].flatMap((y): Table[] => [
      [4, y - 2, 11, 2.5],
      [17, y - 2, 11, 2.5],
    ]),
    chairs: rows([7, 12, 20, 25], [11, 19, 27]),
  },
  U_SHAPE: {
    tables: [
      [8, 7, 3, 17],
      [21, 7, 3, 17],
      [8, 21, 16, 3],
    ],
    chairs: [...rows([5], [9, 14, 19]), ...rows([27], [9, 14, 19]), ...rows([11, 16, 21], [27.5])],
  },
  BOARDROOM: {
    tables: [[11, 8, 10, 16]],
    chairs: [...rows([7.5, 24.5], [10, 16, 22]), [16, 4.5], [16, 27.5]],
  },
  CABARET: {
    rounds: [
      [9, 11],
      [23, 11],
      [9, 24],
      [23, 24],
    ],
    chairs: rows([9, 23], [11, 24]).flatMap((table) => around(table, 5.6, 4, 10, 170)),
  },
  BANQUET: {
    rounds: [
      [9, 9],
      [23, 9],
      [16, 22.5],
    ],
    chairs: (
      [
        [9, 9],
        [23, 9],
        [16, 22.5],
      ] as Circle[]
    ).flatMap((table) => around(table, 5.6, 6, 0, 300)),
  },
  COCKTAIL: {
    rounds: [
      [8, 10],
      [22, 8],
      [14, 22],
      [26, 23],
    ],
    chairs: [
      [4, 14],
      [13, 8],
      [17, 12],
      [27, 12],
      [8, 19],
      [19, 26],
      [20, 18],
      [29, 28],
      [6, 27],
    ],
  },
};

/** Circles of one size as one element: a line with next to no length shows its round ends alone. */
function Dots({ at, radius, opacity }: { at: Circle[]; radius: number; opacity?: number }) {
  const d = at.map(([x, y]) => `M${x} ${y}h.01`).join('');
  return <path d={d} stroke="currentColor" strokeWidth={radius * 2} strokeLinecap="round" opacity={opacity} />;
}

/** How a room is set up, as a small drawing. Decoration: the name stands beside it. */
export function LayoutIcon({ layout, size = 32 }: { layout: RoomLayout; size?: number }) {
  const { chairs, tables = [], rounds = [] } = DRAWINGS[layout];
  const stage = layout !== 'BOARDROOM' && layout !== 'BANQUET' && layout !== 'COCKTAIL';
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden>
      {stage && <rect x="11" y="3" width="10" height="1.6" rx="0.8" fill="var(--p-colors-copper)" />}
      {tables.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1" opacity="0.35" />
      ))}
      {rounds.length > 0 && <Dots at={rounds} radius={layout === 'COCKTAIL' ? 2.4 : 3.2} opacity={0.35} />}
      <Dots at={chairs} radius={1.25} />
    </svg>
  );
}
