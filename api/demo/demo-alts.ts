import { typeset } from './demo-text.ts';
import type { DemoScene } from './demo-venue.types.ts';
import type { SceneSetting } from './scenes/scene.types.ts';

const HOURS: Record<SceneSetting['hour'], string> = {
  dawn: 'au lever du jour',
  morning: 'le matin',
  noon: 'en plein midi',
  dusk: 'au crépuscule',
  night: 'à la nuit tombée',
};

const SEASONS: Record<SceneSetting['season'], string> = {
  spring: 'au printemps',
  summer: 'en été',
  autumn: 'en automne',
  winter: 'en hiver',
};

/** The French description of a building, after its name and the time of day. */
const HOUSES: Partial<Record<DemoScene, string>> = {
  hotel: 'la façade',
  chateau: 'la façade et ses jardins',
  chalet: 'le chalet et les sommets',
  villa: 'la villa face à la mer',
  townhouse: 'la façade',
  loft: 'les grandes baies de l’atelier',
  barge: 'la péniche à quai',
  hall: 'la halle et ses verrières',
  restaurant: 'la devanture',
  farmhouse: 'la maison et ses champs',
  garden: 'les jardins',
  terrace: 'la terrasse sous les guirlandes',
};

/** The surroundings of the building; `{town}` is « à Cassis », « au Havre ». */
const PLACES: Partial<Record<DemoScene, string>> = {
  vineyard: 'Les rangs de vigne {season}, {hour}, {town}',
  sea: 'La mer {hour}, {town}',
  lake: 'Le lac {hour}, {season}, {town}',
  river: 'Le fleuve et ses quais {hour}, {town}',
  mountains: 'Les sommets {season}, {hour}, {town}',
  forest: 'La forêt {season}, {hour}, {town}',
  countryside: 'La campagne {season}, {hour}, {town}',
  lavender: 'Les champs de lavande {hour}, {town}',
  'old-town': 'Les toits de la vieille ville {hour}, {town}',
  skyline: 'La ville {hour}, {town}',
};

const ROOMS: Partial<Record<DemoScene, string>> = {
  auditorium: 'L’auditorium et ses gradins face à la scène',
  plenary: 'La salle plénière, rangées de sièges face à l’écran',
  boardroom: 'La salle de réunion autour d’une grande table',
  'meeting-u': 'La salle de réunion, tables disposées en U',
  banquet: 'La salle de banquet, tables rondes dressées',
  cocktail: 'Un cocktail debout, verres à la main',
  dining: 'La salle à manger, tables dressées',
  bedroom: 'Une chambre, le lit face à la fenêtre',
  spa: 'Le spa, son bassin et ses chaises longues',
  pool: 'La piscine et ses transats',
};

/** « à Cassis », « au Havre », « aux Rousses ». */
function atTown(town: string): string {
  if (town.startsWith('Le ')) return `au ${town.slice(3)}`;
  if (town.startsWith('Les ')) return `aux ${town.slice(4)}`;
  return `à ${town}`;
}

/**
 * The description of a demo picture, for `alt` and for its caption: in French, like all texts of the
 * demo world. It begins with a word of both languages of the site that says that it is a drawing.
 */
export const demoAlt = (setting: SceneSetting, house: { name: string; town: string }): string =>
  typeset(`Illustration : ${shown(setting, house)}`);

function shown(setting: SceneSetting, house: { name: string; town: string }): string {
  const { scene } = setting;
  const [hour, season] = [HOURS[setting.hour], SEASONS[setting.season]];
  const part = HOUSES[scene];
  if (part) return `${house.name} ${hour}, ${part}`;
  const place = PLACES[scene];
  if (place) return place.replace('{hour}', hour).replace('{season}', season).replace('{town}', atTown(house.town));
  return `${ROOMS[scene] ?? 'Vue'} – ${house.name}`;
}
