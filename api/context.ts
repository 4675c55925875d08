import type { ReferenceService } from './features/curation/reference.service.ts';
import type { RunningPromotionsService } from './features/search/running-promotions.service.ts';
import type { SearchService } from './features/search/search.service.ts';
import type { PhotoService } from './features/venues/photo.service.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';

/** The services that resolvers and routes call. */
export interface Services {
  search: SearchService;
  promotions: RunningPromotionsService;
  references: ReferenceService;
  photos: PhotoService;
  jobs: Jobs;
}

/** What every operation of GraphQL is given. */
export interface Context extends Services {
  requestId: string;
}
