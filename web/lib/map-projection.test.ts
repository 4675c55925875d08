import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAP_VIEW_BOX, project, unproject, type MapPoint } from './map-projection.ts';

const drawing = readFileSync(join(import.meta.dirname, '../ui/france-departments.svg'), 'utf8');

/** The outlines of a department: `M x y l dx dy …z`, as the file has them. */
function outlinesOf(code: string): MapPoint[][] {
  const path = new RegExp(`id="d${code}" d="([^"]+)"`).exec(drawing)?.[1];
  if (!path) throw new Error(`The map has no department ${code}.`);
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text));
      const points: MapPoint[] = [];
      for (let index = 0; index < numbers.length; index += 2) {
        const before = points.at(-1) ?? { x: 0, y: 0 };
        points.push({ x: before.x + (numbers[index] ?? 0), y: before.y + (numbers[index + 1] ?? 0) });
      }
      return points;
    });
}

/** Even-odd rule: a ray to the right crosses the outline an odd number of times. */
function isWithin({ x, y }: MapPoint, outline: MapPoint[]): boolean {
  let within = false;
  outline.forEach((point, index) => {
    const before = outline.at(index - 1) ?? point;
    const crosses = point.y > y !== before.y > y;
    if (crosses && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x) within = !within;
  });
  return within;
}

const CITIES = [
  ['Brest', -4.49, 48.4, '29'],
  ['Lille', 3.06, 50.63, '59'],
  ['Strasbourg', 7.75, 48.58, '67'],
  ['Nice', 7.25, 43.71, '06'],
  ['Bayonne', -1.47, 43.48, '64'],
  ['Ajaccio', 8.74, 41.93, '2A'],
  ['Paris', 2.35, 48.857, '75'],
  ['Lyon', 4.85, 45.75, '69'],
  ['Saint-Denis de La Réunion', 55.46, -20.9, '974'],
  ['Saül', -53.2, 3.62, '973'],
] as const;

describe('the projection of the drawn map', () => {
  it.each(CITIES)('puts %s into its department', (_city, longitude, latitude, department) => {
    const point = project(longitude, latitude);
    expect(outlinesOf(department).some((outline) => isWithin(point, outline))).toBe(true);
  });

  it('keeps places apart that lie in different departments', () => {
    const lille = project(3.06, 50.63);
    expect(outlinesOf('62').some((outline) => isWithin(lille, outline))).toBe(false);
  });

  it('finds the way back', () => {
    const { longitude, latitude } = unproject(project(4.85, 45.75));
    expect(longitude).toBeCloseTo(4.85, 6);
    expect(latitude).toBeCloseTo(45.75, 6);
  });

  it('keeps within the picture', () => {
    for (const [, longitude, latitude] of CITIES) {
      const { x, y } = project(longitude, latitude);
      expect(x).toBeGreaterThan(MAP_VIEW_BOX.x);
      expect(x).toBeLessThan(MAP_VIEW_BOX.x + MAP_VIEW_BOX.width);
      expect(y).toBeGreaterThan(MAP_VIEW_BOX.y);
      expect(y).toBeLessThan(MAP_VIEW_BOX.y + MAP_VIEW_BOX.height);
    }
  });
});
