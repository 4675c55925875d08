import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import { ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { basin, lounger, ripples } from './basin.ts';
import { plant } from './fittings.ts';
import { type Room, lying, roomOf, solid } from './room.ts';
import { shell } from './shell.ts';
import { windows } from './windows.ts';

function candles(room: Room, x: number, z: number): string {
  const size = room.scale(z);
  const [px, py] = room.at(x, 0, z);
  return [-0.14, 0.02, 0.16]
    .map((dx, index) => {
      const tall = [0.26, 0.4, 0.18][index]! * size;
      return (
        ellipse(px + dx * size, py - tall, 0.22 * size, 0.22 * size, '#ffcf73', 0.2) +
        rect(px + dx * size - 0.05 * size, py - tall, 0.1 * size, tall, room.colours.linen.lit) +
        ellipse(px + dx * size, py - tall - 0.06 * size, 0.025 * size, 0.05 * size, '#ffe2a3')
      );
    })
    .join('');
}

function column(room: Room, x: number, z: number): string {
  const stone = room.colours.material('#e2d2b4');
  return (
    solid(room, { x: [x - 0.22, x + 0.22], y: [0, room.height], z: [z - 0.22, z + 0.22] }, stone) +
    solid(room, { x: [x - 0.3, x + 0.3], y: [room.height * 0.9, room.height], z: [z - 0.3, z + 0.3] }, stone) +
    solid(room, { x: [x - 0.3, x + 0.3], y: [0, 0.16], z: [z - 0.3, z + 0.3] }, stone)
  );
}

/** Warm water, stone and a place to lie down. */
export function spa(brush: Brush): string {
  const room = roomOf(brush, { width: 7.4, height: 3.4, depth: 7.4, eye: 1.8, horizon: 0.42 });
  const kind = room.arrangement(3);
  const { sun, width } = room;
  const head = room.ceiling === 'vault' ? 1.65 : 2.7;
  const side = sun < 0 ? 'left' : 'right';
  return [
    shell(room, 'tiles'),
    kind === 1
      ? windows(room, {
          wall: 'back',
          count: 3,
          from: 0.5,
          to: width - 0.5,
          sill: 0.05,
          head: room.ceiling === 'vault' ? 2.3 : 2.8,
          round: true,
          share: 0.74,
        })
      : windows(room, {
          wall: side,
          count: 3,
          from: 0.2,
          to: 7,
          sill: 0.4,
          head,
          round: kind === 2 || room.ceiling === 'vault',
          share: 0.6,
        }) + niches(room),
    plant(room, sun * 3.1, 6.9, 1.6),
    kind === 2
      ? roundBath(room)
      : basin(room, kind === 1 ? [-2.2, 2.2] : sun < 0 ? [-1.2, 2.4] : [-2.4, 1.2], [1.4, 5.6], 0.24),
    kind === 0 ? lounger(room, sun * 2.8, 4.4) + lounger(room, sun * 2.8, 1.9) : '',
    kind === 1 ? column(room, -2.9, 5) + column(room, 2.9, 5) + column(room, -2.9, 1.6) + column(room, 2.9, 1.6) : '',
    kind === 2
      ? lounger(room, -2.6, 4.6) + lounger(room, 2.6, 4.6) + candles(room, -1.8, 0.6) + candles(room, 1.9, 0.8)
      : candles(room, -sun * 2.9, 1) + candles(room, -sun * 3.1, 6.4),
    steam(room),
  ].join('');
}

/** Alcoves with towels and a light in each. */
function niches(room: Room): string {
  const { colours, depth } = room;
  return [-2, 0, 2]
    .map((x) => {
      const [left, top] = room.at(x - 0.55, 2, depth);
      const [right, bottom] = room.at(x + 0.55, 0.9, depth);
      const [w, h] = [right - left, bottom - top];
      const towels = repeat(4, (index) =>
        rect(
          left + w * 0.24,
          bottom - h * 0.13 * (index + 1),
          w * 0.52,
          h * 0.11,
          index % 2 ? colours.fabric.lit : colours.linen.lit,
        ),
      );
      return (
        path(
          `M${n(left)} ${n(bottom)}V${n(top + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(bottom)}z`,
          colours.evening ? mix(colours.wall.deep, '#ffb866', 0.5) : colours.wall.deep,
        ) + towels
      );
    })
    .join('');
}

function roundBath(room: Room): string {
  const { colours, brush } = room;
  const stone = colours.material('#eadfca');
  const [outer, edge, water] = [
    lying(room, 0, 0.5, 3.2, 2.1),
    lying(room, 0, 0.5, 3.2, 1.85),
    lying(room, 0, 0.42, 3.2, 1.8),
  ];
  const foot = lying(room, 0, 0, 3.2, 2.1);
  const fill = mix(brush.palette.water.lit, '#7fd4cf', 0.35);
  return [
    path(
      `M${n(outer.x - outer.rx)} ${n(outer.y)}L${n(foot.x - foot.rx)} ${n(foot.y)}A${n(foot.rx)} ${n(foot.ry)} 0 0 0 ${n(foot.x + foot.rx)} ${n(foot.y)}L${n(outer.x + outer.rx)} ${n(outer.y)}z`,
      stone.shade,
    ),
    ellipse(outer.x, outer.y, outer.rx, outer.ry, stone.lit),
    ellipse(edge.x, edge.y, edge.rx, edge.ry, stone.deep),
    ellipse(water.x, water.y, water.rx, water.ry * 0.96, fill),
    ripples(room, [-1.1, 1.1], [2.4, 4.2], 0.42, 10),
  ].join('');
}

function steam(room: Room): string {
  const { brush, colours } = room;
  const d = repeat(4, (index) => {
    const [x, y] = room.at(-0.9 + index * 0.6, 0.3, 3 + index * 0.4);
    const rise = brush.between(150, 240);
    return `M${n(x)} ${n(y)}c${n(-50)} ${n(-rise * 0.3)} 50 ${n(-rise * 0.5)} 0 ${n(-rise)}`;
  });
  return stroke(d, colours.linen.lit, 14, 'opacity="0.16" stroke-linecap="round"');
}
