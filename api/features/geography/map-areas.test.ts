import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

interface Area {
  land?: string[];
  lakes?: string[];
  rivers?: [number, ...string[]][];
  names: [string, number, number, number][];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const at = (path: string, headers = {}): Promise<Response> => fetch(`${app.url}/map-areas/${path}`, { headers });
const area = async (path: string): Promise<Area> => (await (await at(path)).json()) as Area;

test('around Lyon there are two rivers, no sea, and its neighbours by size', async () => {
  const { land, rivers, names } = await area('45/4');
  expect(land).toBeUndefined();
  expect(rivers!.length).toBeGreaterThan(1);
  const known = names.map(([name]) => name);
  expect(known.slice(0, 4)).toEqual(['Lyon', 'Saint-Étienne', 'Villeurbanne', 'Vénissieux']);
  expect(known.indexOf('Oullins-Pierre-Bénite')).toBeLessThan(known.indexOf('Lyon 2e'));
});

test('there is a coast at Marseille and a lake at Annecy', async () => {
  expect((await area('43/5')).land!.length).toBeGreaterThan(1);
  expect((await area('45/6')).lakes).toHaveLength(1);
});

test('the overseas departments have theirs', async () => {
  expect((await area('-21/55')).names.map(([name]) => name)).toContain('Saint-Denis');
});

test('an area that is known is not sent again', async () => {
  const etag = (await at('45/4')).headers.get('etag')!;
  expect((await at('45/4', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
});

test.each(['10/10', '45/4.5', 'x/y', '__proto__/1', '45/4/1'])('%s is no area', async (path) => {
  expect((await at(path)).status).toBe(404);
});
