import { VenueKind } from '../features/venues/venue.enums.ts';
import { DEMO_KINDS } from './demo-kinds.ts';
import { randomOf } from './demo-text.ts';
import type { DemoScene, VenueSheet } from './demo-venue.types.ts';

/** The scenes of the pictures of a venue, the building first, four to six without repetition. */
export function demoScenes(sheet: VenueSheet): DemoScene[] {
  const extras = new Set(sheet.extras);
  const random = randomOf(`scenes of ${sheet.name}`);
  const either = <T>(one: T, other: T): [T, T] => (random() < 0.5 ? [one, other] : [other, one]);
  const [meeting, otherMeeting] = either<DemoScene>('meeting-u', 'boardroom');
  const [feast, otherFeast] = either<DemoScene>('banquet', 'cocktail');
  const restaurant = sheet.kind === 'RESTAURANT';
  const scenes: (DemoScene | false)[] = [
    DEMO_KINDS[VenueKind[sheet.kind]].scene,
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
