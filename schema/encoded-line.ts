/** The south-western corner of a square degree. */
export type Degree = { readonly latitude: number; readonly longitude: number };

const UNITS = 10_000;

/** The points of an encoded polyline of 1/10,000 degree from a corner. */
export function decodeLine(text: string, { latitude, longitude }: Degree): [latitude: number, longitude: number][] {
  const points: [number, number][] = [];
  const at = [0, 0];
  let index = 0;
  let axis = 0;
  while (index < text.length) {
    let value = 0;
    let shift = 0;
    let part: number;
    do {
      part = text.charCodeAt(index++) - 63;
      value |= (part & 31) << shift;
      shift += 5;
    } while (part >= 32);
    at[axis]! += value & 1 ? ~(value >> 1) : value >> 1;
    axis = 1 - axis;
    if (axis === 0) points.push([latitude + at[0]! / UNITS, longitude + at[1]! / UNITS]);
  }
  return points;
}
