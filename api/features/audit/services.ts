import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { AuditLogService } from './audit-log.service.ts';

export function auditServices({ database, auditedTables }: Platform) {
  return { auditLog: new AuditLogService(database, auditedTables) };
}

export type AuditServices = ReturnType<typeof auditServices>;
export type AuditContext = OperationContext & AuditServices;
