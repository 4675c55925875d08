import { randomOf } from '../demo-text.ts';
import type { DemoScene, DemoVenue } from '../demo-venue.types.ts';
import type { SceneSetting } from './scene.types.ts';

type Season = SceneSetting['season'];
type Hour = SceneSetting['hour'];

/** When a scene is at its best; the others take any time of the year. */
const SEASONS: Partial<Record<DemoScene, readonly Season[]>> = {
  lavender: ['summer'],
  sea: ['spring', 'summer', 'summer', 'autumn'],
  pool: ['spring', 'summer'],
  terrace: ['spring', 'summer', 'summer', 'autumn'],
  vineyard: ['spring', 'summer', 'autumn', 'autumn'],
  garden: ['spring', 'summer', 'autumn'],
  chalet: ['winter', 'winter', 'summer', 'autumn'],
  countryside: ['spring', 'summer', 'summer', 'autumn'],
  mountains: ['winter', 'spring', 'summer', 'autumn'],
};
const YEAR: readonly Season[] = ['spring', 'summer', 'summer', 'autumn', 'winter'];

const HOURS: Partial<Record<DemoScene, readonly Hour[]>> = {
  terrace: ['dusk', 'dusk', 'night'],
  lavender: ['dawn', 'morning', 'noon', 'dusk'],
  skyline: ['dawn', 'morning', 'noon', 'dusk', 'night', 'night'],
  cocktail: ['dusk', 'night', 'night'],
  banquet: ['noon', 'dusk', 'night'],
};
const DAY: readonly Hour[] = ['dawn', 'morning', 'morning', 'noon', 'noon', 'noon', 'dusk', 'dusk', 'dusk', 'night'];

/**
 * The settings of all pictures of a demo venue, in the order of its scenes: one house, so one season as far as the
 * scenes allow, and the hours of a day.
 */
export function sceneSettings(venue: DemoVenue, regionCode: string): SceneSetting[] {
  const { name, category } = venue.content;
  const seasonOfHouse = pickOf(YEAR, `season of ${name}`);
  return venue.scenes.map((scene) => {
    const seed = `${name}, ${scene}`;
    const seasons = SEASONS[scene] ?? YEAR;
    return {
      scene,
      seed,
      season: seasons.includes(seasonOfHouse) ? seasonOfHouse : pickOf(seasons, `season of ${seed}`),
      hour: pickOf(HOURS[scene] ?? DAY, `hour of ${seed}`),
      regionCode,
      stars: category,
      variant: Math.floor(randomOf(`variant of ${seed}`)() * 60),
    };
  });
}

function pickOf<T>(list: readonly T[], seed: string): T {
  return list[Math.floor(randomOf(seed)() * list.length)]!;
}
