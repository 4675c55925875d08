import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_SCENES } from '../demo-venue.types.ts';
import { demoVenues } from '../demo-venues.ts';
import { drawScene } from './scene.ts';
import type { SceneSetting } from './scene.types.ts';
import { HEIGHT, WIDTH } from './svg.ts';
import { sceneSettings } from './venue-scenes.ts';

const MAX_BYTES = 60_000;
const REGIONS = ['93', '53', '84', '11', '44', '75', '28', '76', '94', '27', '52', '32', '24'];

const hashOf = (drawing: string): string => createHash('sha1').update(drawing).digest('base64');

function settings(scene: SceneSetting['scene'], count: number): SceneSetting[] {
  const hours = ['morning', 'noon', 'dusk', 'night', 'dawn'] as const;
  const seasons = ['summer', 'autumn', 'winter', 'spring'] as const;
  return Array.from({ length: count }, (_, index) => ({
    scene,
    seed: `house ${index}`,
    season: seasons[index % seasons.length]!,
    hour: hours[index % hours.length]!,
    regionCode: REGIONS[index % REGIONS.length]!,
    stars: 3,
    variant: index,
  }));
}

describe('scenes of the demo world', () => {
  it.each(DEMO_SCENES)('%s is painted, small, and a picture that sharp reads', async (scene) => {
    const drawings = settings(scene, 5).map(drawScene);
    for (const drawing of settings(scene, 39).map(drawScene)) {
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      // No element and no colour of a template is left as it was written.
      expect(drawing).not.toMatch(/<(?!\/?(svg|defs|linearGradient|stop|g|path)\b)/);
      expect(drawing).not.toMatch(/(fill|stroke)="(?!#[0-9a-f]{6}"|none"|url\(#(sky|water)\)")/);
      expect(drawing.length).toBeLessThan(MAX_BYTES);
    }
    const { width, height, format } = await sharp(Buffer.from(drawings[0]!)).metadata();
    expect({ width, height, format }).toEqual({ width: WIDTH, height: HEIGHT, format: 'svg' });
    const { channels } = await sharp(Buffer.from(drawings[0]!)).resize(64).removeAlpha().stats();
    // A picture that failed half-way is flat.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  });

  it.each(DEMO_SCENES)('%s has at least three structures', (scene) => {
    const bare = (variant: number): string =>
      drawScene({ ...settings(scene, 1)[0]!, variant }).replaceAll(/#[0-9a-f]{6}|[\d.-]+/g, '');
    expect(new Set([bare(0), bare(1), bare(2)]).size).toBe(3);
  });

  it('draws the same picture for the same setting, and no two alike in the whole world', () => {
    const all = demoVenues().flatMap((venue) => sceneSettings(venue, '93').map(drawScene));
    expect(all.length).toBeGreaterThan(800);
    expect(new Set(all.map(hashOf)).size).toBe(all.length);
    const [first] = sceneSettings(demoVenues()[0]!, '93');
    expect(drawScene(first!)).toBe(all[0]);
  }, 60_000);
});
