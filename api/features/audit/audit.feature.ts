import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditRecorder } from './audit-recorder.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AUDIT_ROUTES } from './audit.rest.ts';
import { type AuditServices, auditServices } from './services.ts';

export const auditFeature = defineFeature<Platform, AuditServices>({
  name: 'audit',
  tables: ['audit_entry', 'audit_change'],
  resolvers: [AuditResolver],
  services: auditServices,
  start: ({ database, auditedTables }) => {
    database.hook = auditRecorder(auditedTables);
  },
  rest: AUDIT_ROUTES,
});
