import { demoFile } from './demo-data.ts';
import { typeset } from './demo-text.ts';
import type { DemoScene } from './demo-venue.types.ts';
import type { SceneSetting } from './scenes/scene.types.ts';

/** The words of a description. Buildings follow their name and the hour; `{town}` is « à Cassis », « au Havre ». */
type Words = Record<'houses' | 'places' | 'rooms', Partial<Record<DemoScene, string>>> &
  Record<'hours' | 'seasons', Record<string, string>>;

const WORDS = demoFile('alts.json') as Words;

/** « à Cassis », « au Havre », « aux Rousses ». */
const atTown = (town: string): string => `à ${town}`.replace('à Le ', 'au ').replace('à Les ', 'aux ');

/**
 * The description of a demo picture, for `alt` and for its caption: in French, like all texts of the
 * demo world. It begins with a word of both languages of the site that says that it is a drawing.
 */
export const demoAlt = (setting: SceneSetting, house: { name: string; town: string }): string =>
  typeset(`Illustration : ${shown(setting, house)}`);

function shown(setting: SceneSetting, house: { name: string; town: string }): string {
  const { scene } = setting;
  const [hour, season] = [WORDS.hours[setting.hour]!, WORDS.seasons[setting.season]!];
  const part = WORDS.houses[scene];
  if (part) return `${house.name} ${hour}, ${part}`;
  const place = WORDS.places[scene];
  if (place) return place.replace('{hour}', hour).replace('{season}', season).replace('{town}', atTown(house.town));
  return `${WORDS.rooms[scene] ?? 'Vue'} – ${house.name}`;
}
