import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { VenueServices } from '../venues/services.ts';
import { ImportRunService } from './import-run.service.ts';
import { SavedMappingService } from './saved-mapping.service.ts';

export type ImportNeeds = Platform & Pick<NotificationServices, 'liveLists'> & Pick<VenueServices, 'venueExports'>;

export function importServices({ database, storage, jobs, fanout }: ImportNeeds) {
  return {
    imports: new ImportRunService({ database, storage, jobs, fanout }),
    savedMappings: new SavedMappingService(database),
  };
}

export type ImportServices = ReturnType<typeof importServices>;
export type ImportsContext = OperationContext & ImportServices;
