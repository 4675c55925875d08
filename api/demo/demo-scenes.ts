import { randomOf } from './demo-text.ts';
import type { DemoScene, VenueSheet } from './demo-venue.types.ts';

const HOUSES: Record<VenueSheet['kind'], DemoScene> = {
  HOTEL: 'hotel',
  CHATEAU: 'chateau',
  VINEYARD: 'vineyard',
  MOUNTAIN_LODGE: 'chalet',
  SEASIDE: 'villa',
  TOWNHOUSE: 'townhouse',
  LOFT: 'loft',
  CONGRESS_CENTRE: 'auditorium',
  BARGE: 'barge',
  INDUSTRIAL_HALL: 'hall',
  RESTAURANT: 'restaurant',
  COUNTRY_ESTATE: 'farmhouse',
};

/** The scenes of the pictures of a venue, the building first, four to six without repetition. */
export function demoScenes(sheet: VenueSheet): DemoScene[] {
  const extras = new Set(sheet.extras);
  const random = randomOf(`scenes of ${sheet.name}`);
  const either = <T>(one: T, other: T): [T, T] => (random() < 0.5 ? [one, other] : [other, one]);
  const [meeting, otherMeeting] = either<DemoScene>('meeting-u', 'boardroom');
  const [feast, otherFeast] = either<DemoScene>('banquet', 'cocktail');
  const restaurant = sheet.kind === 'RESTAURANT';
  const scenes: (DemoScene | false)[] = [
    HOUSES[sheet.kind],
    sheet.setting,
    restaurant ? 'dining' : 'plenary',
    (extras.has('OUTDOOR_POOL') || extras.has('INDOOR_POOL')) && 'pool',
    feast,
    (sheet.bedrooms ?? 0) > 0 && 'bedroom',
    extras.has('TERRACE') && 'terrace',
    meeting,
    extras.has('GARDEN') && 'garden',
    extras.has('SPA') && 'spa',
    restaurant ? otherFeast : otherMeeting,
  ];
  return [...new Set(scenes.filter((scene) => scene !== false))].slice(0, 6);
}
