import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';

/** An administrator, and the owners of the requested venues. */
export interface QuoteModeration {
  app: TestApp;
  team: Person;
  admin: Person;
  owner: Person;
  rival: Person;
  /** Of the owner, of the rival, of the owner again; and a small one without an owner. */
  venueIds: string[];
}

export async function startQuoteModeration(): Promise<QuoteModeration> {
  const app = await startTestApp();
  const [team, admin, owner, rival] = await Promise.all([
    signedInPerson(app, 'TEAM'),
    signedInPerson(app, 'ADMIN'),
    signedInPerson(app),
    signedInPerson(app),
  ]);
  const large = {
    rooms: [roomContent({ capacities: { [RoomLayout.U_SHAPE]: 60 } })],
    eventTypes: Object.values(EventType),
  };
  const small = {
    rooms: [roomContent({ capacities: { [RoomLayout.U_SHAPE]: 20 } })],
    eventTypes: Object.values(EventType),
  };
  const venueIds = await createVenues(app.database, [
    { name: 'Maison du Lac', ...large },
    { name: 'Les Docks', ...large },
    { name: 'Grande Halle', ...large },
    { name: 'Petite Halle', ...small },
  ]);
  await app.database.rows('update venue set owner_id = $2 where id = any($1)', [[venueIds[0], venueIds[2]], owner.id]);
  await app.database.rows('update venue set owner_id = $2 where id = $1', [venueIds[1], rival.id]);
  return { app, team, admin, owner, rival, venueIds };
}
