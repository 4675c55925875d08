import type { Brush } from './brush.ts';
import type { Material } from './palette.ts';
import { arch, box, path, type Block } from './svg.ts';

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
