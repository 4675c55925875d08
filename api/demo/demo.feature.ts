import { defineFeature } from '../platform/feature.ts';
import type { Platform } from '../platform/platform.ts';
import type { VenueServices } from '../features/venues/services.ts';
import { DEMO_PICTURES, DemoPictures, orderDemoPictures } from './demo-pictures.jobs.ts';
import { demoAccountsByRole } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

type DemoNeeds = Platform & Pick<VenueServices, 'photos'>;
export interface DemoServices {
  demoPictures: DemoPictures;
}

export { demoAccountsByRole };

/** The demo world: venues, people, requests and answers. Loaded only if it is enabled. */
export const demoFeature = defineFeature<DemoNeeds, DemoServices>({
  name: 'demo',
  queues: [DEMO_PICTURES],
  seed: async (database, { config, logger, openJobs }) => {
    const venues = await seedDemo(database);
    if (venues) logger.info({ venues }, 'demo world written');
    const { demoPictures } = config;
    const ordered = demoPictures ? await orderDemoPictures(database, openJobs, demoPictures === 'first') : null;
    if (ordered) logger.info({ venues: ordered }, 'pictures of the demo world follow in the background');
    return venues !== null;
  },
  services: ({ database, photos }) => ({ demoPictures: new DemoPictures(database, photos) }),
  handleJobs: (jobs, { demoPictures }) =>
    jobs.handle(DEMO_PICTURES, (data, context) => demoPictures.run(data, context)),
});
