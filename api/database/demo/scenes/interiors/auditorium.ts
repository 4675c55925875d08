import type { Brush } from '../brush.ts';
import { person } from '../figures.ts';
import { WIDTH, ellipse, mirrored, n, path, polygon, rect, repeat } from '../svg.ts';
import { type Hall, boxes, overhead, walls } from './auditorium-hall.ts';
import { interiorTurn } from './room.ts';
import { roomColours } from './schemes.ts';
import { tiers } from './tiers.ts';

const PANELS = ['#c98f55', '#b8573d', '#3f6672', '#d7b98a', '#7d8f7a', '#8a5a48', '#e0cfb0'];

/** Seats that fall in tiers towards a stage. */
export function auditorium(brush: Brush): string {
  const turn = interiorTurn(brush.setting);
  const kind = turn % 4;
  const lean = [0, 130, -130][turn % 3]!;
  const colours = roomColours(brush);
  const half = [400, 520, 470, 360][kind]!;
  const middle = WIDTH / 2 + lean;
  const stage = { left: middle - half, right: middle + half, top: [170, 210, 200, 150][kind]!, bottom: 560, middle };
  const hall: Hall = { brush, colours, panels: colours.material(brush.pick(PANELS)), kind, stage };
  const scene = [
    walls(hall),
    backdrop(hall),
    performers(hall),
    overhead(hall),
    tiers(brush, colours, lean),
    kind === 3 ? boxes(hall) : '',
  ].join('');
  // Of a mirrored chart the figures would fall.
  return kind % 3 === 0 && brush.chance(0.5) ? mirrored(scene) : scene;
}

/** What hangs behind the speakers: curtains or a screen. */
function backdrop({ brush, colours, kind, stage }: Hall): string {
  const { left, right, top, bottom, middle } = stage;
  const wide = right - left;
  const velvet = colours.material(brush.pick(['#a5342a', '#1f4a55', '#6b2f4a', '#b4472e']));
  const folds = (from: number, to: number, count: number): string =>
    repeat(count, (index) =>
      rect(
        from + ((to - from) * index) / count,
        top,
        (to - from) / count + 1,
        bottom - top,
        index % 2 ? velvet.shade : velvet.lit,
      ),
    );
  if (kind === 0 || kind === 3) {
    const scallops = repeat(8, (index) =>
      ellipse(left + (wide * (index + 0.5)) / 8, top + 22, wide / 15, 46, index % 2 ? velvet.shade : velvet.lit),
    );
    const frame = path(
      `M${n(left - 26)} ${bottom}V${n(top)}Q${n(middle)} ${n(top - 110)} ${n(right + 26)} ${n(top)}V${bottom}H${n(right)}V${n(top + 20)}Q${n(middle)} ${n(top - 70)} ${n(left)} ${n(top + 20)}V${bottom}z`,
      colours.material('#d7b46a').lit,
    );
    const arch = path(
      `M${n(left)} ${n(top + 24)}Q${n(middle)} ${n(top - 76)} ${n(right)} ${n(top + 24)}z`,
      velvet.deep,
    );
    return (
      arch +
      folds(left, right, kind === 0 ? 0 : 26) +
      folds(left, left + wide * 0.22, 6) +
      folds(right - wide * 0.22, right, 6) +
      scallops +
      frame
    );
  }
  const [x, y, w, h] = [left + wide * 0.16, top + 26, wide * 0.68, 226];
  const pictures = [
    () =>
      ellipse(x + w * 0.72, y + h * 0.36, h * 0.17, h * 0.17, colours.fabric.lit) +
      path(
        `M${n(x)} ${n(y + h)}V${n(y + h * 0.7)}L${n(x + w * 0.26)} ${n(y + h * 0.34)}L${n(x + w * 0.46)} ${n(y + h * 0.66)}L${n(x + w * 0.62)} ${n(y + h * 0.5)}L${n(x + w)} ${n(y + h * 0.86)}V${n(y + h)}z`,
        colours.accent.shade,
      ),
    () =>
      repeat(7, (index) =>
        rect(
          x + w * (0.1 + index * 0.12),
          y + h * (0.72 - index * 0.08),
          w * 0.07,
          h * (0.14 + index * 0.08),
          index === 6 ? colours.fabric.lit : colours.accent.shade,
        ),
      ),
    () =>
      repeat(3, (index) =>
        ellipse(
          x + w * (0.34 + index * 0.16),
          y + h * 0.5,
          h * 0.26,
          h * 0.26,
          [colours.fabric.lit, colours.accent.lit, '#e3a23c'][index]!,
          0.85,
        ),
      ),
  ];
  return rect(x - 8, y - 8, w + 16, h + 16, colours.wood.deep) + rect(x, y, w, h, '#f6f2e4') + brush.pick(pictures)();
}

function performers({ brush, colours, kind, stage }: Hall): string {
  const { left, right, top, bottom, middle } = stage;
  const floor = bottom - 40;
  const speakers = [[-70], [-150, -50, 60, 150], [-90, 20], [0]][kind]!;
  const people = speakers.map((x) =>
    person(
      brush,
      middle + x,
      floor,
      112,
      brush.pick([colours.linen.lit, '#e3a23c', colours.fabric.lit, colours.linen.shade]),
    ),
  );
  const lectern = polygon(
    [
      [middle + 110, floor - 62],
      [middle + 176, floor - 74],
      [middle + 168, floor],
      [middle + 118, floor],
    ],
    colours.wood.lit,
  );
  const sofa =
    rect(middle - 210, floor - 34, 420, 34, colours.fabric.shade) +
    rect(middle - 210, floor - 66, 420, 34, colours.fabric.lit);
  return [
    polygon(
      [
        [middle - 30, top],
        [middle + 30, top],
        [middle + 190, floor],
        [middle - 190, floor],
      ],
      '#ffe9b5',
      0.2,
    ),
    rect(left - 30, bottom - 44, right - left + 60, 64, colours.wood.lit),
    ellipse(middle, floor + 4, 220, 20, '#ffe9b5', 0.45),
    kind === 1 ? sofa : kind === 2 ? lectern : '',
    ...people,
    rect(left - 30, bottom - 6, right - left + 60, 40, colours.wood.deep),
  ].join('');
}
