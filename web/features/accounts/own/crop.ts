/** Which part of a picture is kept: its middle (0 to 1 of its width and height) and how much nearer one looks (1 = all of the shorter side). */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

type Size = { readonly width: number; readonly height: number };

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The crop with its square inside the picture. */
export function kept({ x, y, zoom }: Crop, { width, height }: Size): Crop {
  const near = within(zoom, 1, MAX_ZOOM);
  const edge = Math.min(width, height) / near;
  return {
    x: within(x, edge / 2 / width, 1 - edge / 2 / width),
    y: within(y, edge / 2 / height, 1 - edge / 2 / height),
    zoom: near,
  };
}

/** The square that is kept, in pixels of the picture. */
export function squareOf(crop: Crop, size: Size): { left: number; top: number; edge: number } {
  const { x, y, zoom } = kept(crop, size);
  const edge = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - edge / 2, top: y * size.height - edge / 2, edge };
}

/** The crop after the picture was pushed by so many squares' widths to the right and down. */
export function pushed(crop: Crop, size: Size, right: number, down: number): Crop {
  const edge = Math.min(size.width, size.height) / crop.zoom;
  return kept({ ...crop, x: crop.x - (right * edge) / size.width, y: crop.y - (down * edge) / size.height }, size);
}
