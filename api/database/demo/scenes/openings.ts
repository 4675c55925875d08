import type { Brush } from './brush.ts';
import type { Material } from './palette.ts';
import { arch, box, n, path, rect, repeat, stroke, type Block } from './svg.ts';

export interface WindowGrid extends Block {
  columns: number;
  rows: number;
  /** Size of a pane as a share of its cell. */
  pane?: readonly [width: number, height: number];
  head?: 'flat' | 'round';
  frame?: string;
  shutters?: Material;
  /** A sill or a balcony under each window. */
  sill?: string;
  /** Bars that part the panes. */
  bars?: string;
  /** Fixed colour of the panes. */
  fill?: string;
}

/** Windows in rows and columns over an area, some of them lit; one path a colour. */
export function windowGrid(brush: Brush, grid: WindowGrid): string {
  const { x, y, width, height, columns, rows, head = 'flat' } = grid;
  const [shareX, shareY] = grid.pane ?? [0.42, 0.62];
  const [cellX, cellY] = [width / columns, height / rows];
  const [paneX, paneY] = [cellX * shareX, cellY * shareY];
  const opening = head === 'round' ? arch : box;
  const parts = { frame: '', dark: '', lit: '', leaves: '', sill: '', bars: '' };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + column * cellX + (cellX - paneX) / 2;
      const top = y - height + row * cellY + (cellY - paneY) / 2;
      const edge = Math.max(2, paneX * 0.1);
      parts.frame += opening(left - edge, top - edge, paneX + edge * 2, paneY + edge * (head === 'round' ? 1 : 2));
      const pane = opening(left, top, paneX, paneY);
      if (brush.isLit()) parts.lit += pane;
      else parts.dark += pane;
      parts.leaves +=
        box(left - edge - paneX * 0.48, top, paneX * 0.46, paneY) + box(left + paneX + edge, top, paneX * 0.46, paneY);
      parts.sill += box(left - paneX * 0.25, top + paneY + edge * 0.4, paneX * 1.5, Math.max(3, paneY * 0.07));
      parts.bars +=
        box(left + paneX * 0.46, top, paneX * 0.08, paneY) + box(left, top + paneY * 0.4, paneX, paneX * 0.08);
    }
  }
  const { palette } = brush;
  return [
    grid.frame === undefined ? '' : path(parts.frame, grid.frame),
    grid.shutters === undefined ? '' : path(parts.leaves, grid.shutters.lit),
    path(parts.dark, grid.fill ?? palette.pane),
    path(parts.lit, grid.fill ?? palette.lamp),
    grid.bars === undefined ? '' : path(parts.bars, grid.bars),
    grid.sill === undefined ? '' : path(parts.sill, grid.sill),
  ].join('');
}

/** A railing: posts under a rail. */
export const railing = (x: number, y: number, width: number, height: number, colour: string, gap = 9): string =>
  rect(x, y - height, width, Math.max(2.5, height * 0.12), colour) +
  stroke(`M${n(x)} ${n(y - height / 2)}h${n(width)}`, colour, height, `stroke-dasharray="2 ${gap}"`);

/** A door with steps before it. */
export function door(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  round: boolean,
  leaf?: string,
): string {
  const { palette } = brush;
  const opening = round ? arch : box;
  const edge = width * 0.12;
  return [
    path(opening(x - width / 2 - edge, y - height - edge, width + edge * 2, height + edge), palette.trim.lit),
    path(
      opening(x - width / 2, y - height, width, height),
      leaf ?? (palette.sky.lamps > 40 ? palette.lamp : palette.accent.shade),
    ),
    rect(x - width * 0.8, y - 4, width * 1.6, 8, palette.trim.lit),
    rect(x - width, y + 3, width * 2, 8, palette.trim.shade),
  ].join('');
}

/** A striped or plain awning over a shop front. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  stripe: string,
  count: number,
): string {
  const out = height * 0.35;
  const cell = width / count;
  const top = ring4(x, y, width, height, out);
  const stripes = repeat(Math.floor(count / 2), (index) => {
    const at = x + (index * 2 + 1) * cell;
    const lean = (share: number): number => (share - 0.5) * 2 * out;
    const [from, to] = [(index * 2 + 1) / count, (index * 2 + 2) / count];
    return `M${n(at)} ${n(y)}h${n(cell)}L${n(at + cell + lean(to))} ${n(y + height)}L${n(at + lean(from))} ${n(y + height)}z`;
  });
  const wide = (width + out * 2) / count;
  const scallops = (from: number): string =>
    repeat(Math.ceil((count - from) / 2), (index) => {
      const at = x - out + (index * 2 + from) * wide;
      return `M${n(at)} ${n(y + height - 1)}a${n(wide / 2)} ${n(wide * 0.42)} 0 0 0 ${n(wide)} 0z`;
    });
  return path(top + scallops(0), colour) + path(stripes + scallops(1), stripe);
}

const ring4 = (x: number, y: number, width: number, height: number, out: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}l${n(out)} ${n(height)}h${n(-width - out * 2)}z`;
