import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'pleniere-config-'));
const tiles = (given: Record<string, string>) => readConfig({ DATA_DIR, ...given }).tiles;

test('tiles are those of the Géoplateforme unless others are named, or none', () => {
  expect(tiles({})).toMatchObject({ attribution: '© IGN – Géoplateforme' });
  expect(tiles({})!.url).toContain('https://data.geopf.fr/wmts?');
  const TILE_URL = 'https://tiles.test/{z}/{x}/{y}.png';
  expect(tiles({ TILE_URL })).toEqual({ url: TILE_URL, attribution: '© OpenStreetMap' });
  expect(tiles({ TILE_URL, TILE_ATTRIBUTION: '© Nous' })).toEqual({ url: TILE_URL, attribution: '© Nous' });
  expect(tiles({ TILE_URL: 'off' })).toBeNull();
});

test('tests ask nobody unless they say whom', () => {
  expect(tiles({ NODE_ENV: 'test' })).toBeNull();
});

test.each(['https://tiles.test/tile.png', 'ftp://tiles.test/{z}/{x}/{y}', '/tiles/{z}/{x}/{y}', 'none'])(
  'TILE_URL=%s is refused',
  (TILE_URL) => {
    expect(() => tiles({ TILE_URL })).toThrow(/TILE_URL must be a URL/);
  },
);
