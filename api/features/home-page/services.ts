import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeUploadsLater } from '../../platform/storage/uploads.jobs.ts';
import type { SearchServices } from '../search/services.ts';
import type { VenueServices } from '../venues/services.ts';
import { HomeContentService } from './home-content.service.ts';
import { ReferenceService } from './reference.service.ts';

export type HomePageNeeds = Platform & Pick<SearchServices, 'search'> & Pick<VenueServices, 'managedVenues'>;

export function homePageServices({ database, storage, limits, jobs, search, managedVenues }: HomePageNeeds) {
  return {
    homeContent: new HomeContentService({ database, search, managedVenues }),
    references: new ReferenceService({ database, storage, limits, removeFiles: removeUploadsLater(jobs) }),
  };
}

export type HomePageServices = ReturnType<typeof homePageServices>;
export type HomePageContext = OperationContext & HomePageServices & Pick<SearchServices, 'search'>;
