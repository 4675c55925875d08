import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { SortedSlots } from '../search/sorted-slots.ts';
import { createVenues } from '../venues/venue.factory.ts';

let app: TestApp;

const DAY_MS = 24 * 3_600_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const inSlider = { isHomepageSlider: true };

beforeAll(async () => {
  app = await startTestApp();
  await createVenues(app.database, [
    { name: 'Sans ordre', ...inSlider },
    { name: 'Deuxième', ...inSlider, homepageSliderOrder: 2 },
    { name: 'Première', ...inSlider, homepageSliderOrder: 1 },
    { name: 'Passée', ...inSlider, homepageSliderOrder: 0, homepageSliderEnd: dayFromNow(-2) },
    { name: 'À venir', ...inSlider, homepageSliderOrder: 3, homepageSliderStart: dayFromNow(5) },
    { name: 'Dépubliée', ...inSlider, homepageSliderOrder: 0, isPublished: false },
    ...Array.from({ length: 10 }, (_, place) => ({ name: `Coup de cœur ${place}`, isFavourite: true })),
    { name: 'Top 2', topFiveOrder: 2 },
    { name: 'Top 1', topFiveOrder: 1 },
    { name: 'Première page', isPremierPage: true },
  ]);
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

async function names(list: string): Promise<string[]> {
  const { data } = await app.graphql<{ home: Record<string, { name: string }[]> }>(
    `{ home { list: ${list} { name } } }`,
  );
  return data.home['list']!.map(({ name }) => name);
}

describe('the slider', () => {
  test('shows public venues within their dates, in order, those without one last', async () => {
    expect(await names('slider')).toEqual(['Première', 'Deuxième', 'Sans ordre']);
  });

  test('follows the calendar', async () => {
    moveClock(6 * DAY_MS);
    expect(await names('slider')).toEqual(['Première', 'Deuxième', 'À venir', 'Sans ordre']);
  });

  test('shows five at most', async () => {
    await createVenues(
      app.database,
      Array.from({ length: 4 }, () => ({ ...inSlider, homepageSliderOrder: 9 })),
    );
    expect(await names('slider')).toHaveLength(5);
  });
});

test('eight favourites are chosen by chance, none twice', async () => {
  const chosen = await names('favourites');
  expect(new Set(chosen).size).toBe(8);
  expect(chosen.every((name) => name.startsWith('Coup de cœur'))).toBe(true);
});

test('the top 5 and the first page are as the editors have them', async () => {
  expect(await names('topFive')).toEqual(['Top 1', 'Top 2']);
  expect(await names('premierPage')).toEqual(['Première page']);
});

test('the first page has as many as a page of results', async () => {
  await createVenues(
    app.database,
    Array.from({ length: 25 }, () => ({ isPremierPage: true })),
  );
  expect(await names('premierPage')).toHaveLength(20);
});

test('the home page does not look through all venues', async () => {
  const all = vi.spyOn(SortedSlots.prototype, 'values');
  for (const list of ['slider', 'favourites', 'topFive', 'premierPage']) await names(list);
  const longest = Math.max(...all.mock.results.map(({ value }) => (value as Uint32Array).length));
  all.mockRestore();
  const [row] = await app.database.rows<{ most: number }>(
    `select greatest(count(*) filter (where is_premier_page), count(*) filter (where is_homepage_slider),
       count(*) filter (where is_favourite))::int as most from venue`,
  );
  expect(longest).toBeLessThanOrEqual(row!.most);
});

test('references come in their order, those that are not shown are left out', async () => {
  await app.database.rows(
    `insert into reference (name, website, position, logo, is_shown)
     select name, website, position, '{"key": "references/a.webp", "width": 320, "height": 120}', is_shown
     from (values ('Seconde', null, 2, true), ('Première', 'https://premiere.example', 1, true), ('Cachée', null, 0, false))
       as r(name, website, position, is_shown)`,
  );
  const { data } = await app.graphql<{ home: { references: object[] } }>(
    `{ home { references { name website logo { url width height } } } }`,
  );
  const logo = { url: '/uploads/references/a.webp', width: 320, height: 120 };
  expect(data.home.references).toEqual([
    { name: 'Première', website: 'https://premiere.example', logo },
    { name: 'Seconde', website: null, logo },
  ]);
});
