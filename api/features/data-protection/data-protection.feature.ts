import { defineFeature } from '../../platform/feature.ts';
import { AccountDeleted, UserDataCollected } from '../accounts/events.ts';
import { forgetInAudit } from '../audit/audit-retention.queries.ts';
import { forgetCompany } from '../notifications/notification.queries.ts';
import { PersonDataResolver } from './person-data.resolver.ts';
import { RetentionRun } from './retention-run.entity.ts';
import { RetentionResolver } from './retention.resolver.ts';
import { RETENTION_RUN } from './retention.service.ts';
import { type DataProtectionNeeds, type DataProtectionServices, dataProtectionServices } from './services.ts';
import { collectUserData } from './person-data.queries.ts';

export const dataProtectionFeature = defineFeature<DataProtectionNeeds, DataProtectionServices>({
  name: 'data-protection',
  entities: [RetentionRun],
  resolvers: [RetentionResolver, PersonDataResolver],
  queues: [RETENTION_RUN],
  services: dataProtectionServices,
  handleJobs: (jobs, { retention }) => jobs.handle(RETENTION_RUN, () => retention.runBySchedule()),
  // After all others, whose notifications of the end of the account also contain the company.
  subscribe: (events) =>
    void events.on(UserDataCollected, collectUserData).on(AccountDeleted, async (transaction, { userId }) => {
      await forgetInAudit(transaction, userId);
      await forgetCompany(transaction, [userId]);
    }),
});
