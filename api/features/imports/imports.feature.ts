import { auditScope } from '../../platform/audit-context.ts';
import { defineFeature } from '../../platform/feature.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { ImportRun } from './import-run.entity.ts';
import { SavedMapping } from './saved-mapping.entity.ts';
import { runImportJob, VENUES_IMPORT } from './import-run-job.ts';
import { ImportReportResolver } from './import-report.resolver.ts';
import { ImportRunResolver } from './import-run.resolver.ts';
import { IMPORTS_TRIM, trimImports } from './import-run-trim.ts';
import { type ImportNeeds, type ImportServices, importServices } from './services.ts';
import { TRANSFER_ROUTES } from './transfer.rest.ts';

export const importsFeature = defineFeature<ImportNeeds, ImportServices>({
  name: 'imports',
  entities: [ImportRun, SavedMapping],
  resolvers: [ImportRunResolver, ImportReportResolver],
  queues: [VENUES_IMPORT, IMPORTS_TRIM],
  services: importServices,
  handleJobs: (jobs, { database, storage, imports, liveLists }) => {
    const importing = {
      database,
      storage,
      jobs,
      moved: (id: string) => imports.moved(id),
      onBehalfOf: <Result>(id: string | null, work: () => Promise<Result>) =>
        auditScope.run({ action: 'IMPORT_VENUES', caller: id === null ? null : { found: { id } } }, work),
      ended: (wrote: boolean) => liveLists.tell([LiveTopic.IMPORTS, ...(wrote ? [LiveTopic.VENUES] : [])]),
    };
    jobs.handle(VENUES_IMPORT, ({ importId }, context) => runImportJob(importing, importId, context));
    jobs.handle(IMPORTS_TRIM, async () => void (await trimImports(database, storage)));
  },
  rest: TRANSFER_ROUTES,
});
