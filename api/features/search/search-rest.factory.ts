import { seedDemo } from '../../demo/seed-demo.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';

/** The demo world, with one more favourite that is not public. */
export async function startDemoCatalogue(): Promise<{ app: TestApp; hiddenId: string }> {
  const app = await startTestApp();
  await seedDemo(app.database);
  const [hiddenId] = (await createVenues(app.database, [
    { name: 'Maison cachée', isPublished: false, isFavourite: true },
  ])) as [string];
  return { app, hiddenId };
}

/** The fields of a venue that the tests read. */
export interface Venue {
  id: string;
  slug: string;
  name: string;
  isFavorite: boolean;
  isHomepageSlider: boolean;
  homepageSliderOrder: number | null;
}

export const idsOf = (venues: Venue[]): string[] => venues.map(({ id }) => id);
