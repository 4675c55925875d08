import type { OperationScope } from '../../platform/graphql/operation-scope.ts';
import { callerOf } from '../../platform/http/callers.ts';
import { beforeFile } from '../../platform/http/csv-answer.ts';
import type { AroundRoute } from '../../platform/rest/rest-api.ts';
import type { AuditLogService } from './audit-log.service.ts';
import type { AuditAction } from './audit.enums.ts';

/** Filters of an export that may contain personal data are not recorded. */
const REDACTED_CONDITIONS = ['q'];

/** Carries out routes without an operation as declared: writes are audited like mutations; an export is recorded before its file is sent. */
export function auditedRoutes(scope: OperationScope, auditLog: AuditLogService): AroundRoute {
  return ({ method, path, meta, runs }, handler) => {
    if (runs !== null) return handler;
    if (method !== 'GET')
      return (request, response) => scope.run(meta, {}, callerOf(response), async () => handler(request, response));
    const { exports } = meta;
    if (exports === undefined) return handler;
    return (request, response) => {
      const caller = callerOf(response);
      beforeFile(response, () =>
        auditLog.noteExport(exports as AuditAction, caller.found!, path, conditionsOf(request.query)),
      );
      return handler(request, response);
    };
  };
}

function conditionsOf(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const told = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && !REDACTED_CONDITIONS.includes(name) ? [[name, value.slice(0, 100)]] : [],
  );
  return Object.fromEntries(told) as Record<string, string>;
}
