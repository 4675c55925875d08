import { join } from 'node:path';
import type { Viewer } from '../../platform/authz.ts';
import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { BUILD } from '../../platform/version.ts';
import type { VenueServices } from '../venues/services.ts';
import { Catalogue } from './catalogue.ts';
import { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { ManagedRestService } from './managed-rest.service.ts';
import { Newcomers } from './newcomers.service.ts';
import { previewOf } from './preview.service.ts';
import { RoomFitService } from './room-fit.service.ts';
import { RunningPromotionsService } from './running-promotions.service.ts';
import { SearchService } from './search.service.ts';
import { Sitemap } from './sitemap.ts';

export type SearchNeeds = Platform & Pick<VenueServices, 'managedVenues'>;

export function searchServices({ config, database, logger, managedVenues }: SearchNeeds) {
  const snapshot = BUILD ? new CatalogueSnapshot(join(config.dataDir, 'catalogue.snapshot'), BUILD) : null;
  const catalogue = new Catalogue(database, logger, snapshot);
  const search = new SearchService(catalogue);
  const managedRests = new ManagedRestService(database, catalogue.index);
  return {
    catalogue,
    search,
    newcomers: new Newcomers(database, catalogue, search),
    rooms: new RoomFitService(catalogue),
    publicPromotions: new RunningPromotionsService(catalogue, search),
    preview: (viewer: Viewer, idOrSlug: string) => previewOf(database, managedVenues, viewer, idOrSlug),
    managedRests,
    managedRest: (venueId: string) => managedRests.one(venueId),
    sitemap: new Sitemap(database, catalogue.index, new URL(config.publicUrl).origin),
  };
}

export type SearchServices = ReturnType<typeof searchServices>;
export type SearchContext = OperationContext & SearchServices;
