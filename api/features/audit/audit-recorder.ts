import type { TransactionHook } from '../../platform/database/database.ts';
import type { AuditedTables } from '../../platform/audited-tables.ts';
import { auditScope } from '../../platform/audit-context.ts';
import { foldChanges, type ObjectChange } from './audit-fold.ts';
import { AuditObject, SYSTEM_ROLE } from './audit.enums.ts';
import { type Actor, actorOf, labelsOf, takeChanges, writeEntries } from './audit-record.queries.ts';

const SYSTEM: Actor = { id: null, name: '', role: SYSTEM_ROLE };

/** Actions of clients on their own accounts are not audited. */
const STAFF_ONLY: readonly AuditObject[] = [AuditObject.USER];
const STAFF = ['ADMIN', 'TEAM', SYSTEM_ROLE];

/**
 * Writes the log in the transaction of the change. Triggers record every changed row while an action is set, by whatever
 * statement; here they are folded into one entry per object. So no write can be forgotten.
 */
export const auditRecorder = (tables: AuditedTables): TransactionHook => ({
  async begin({ query }) {
    if (!auditScope.getStore()) return false;
    await query(`select set_config('pleniere.audit', 'on', true)`);
    return true;
  },

  async end(transaction) {
    const objects = foldChanges(tables, await takeChanges(transaction));
    const acting = auditScope.getStore();
    if (!objects.length || !acting) return;
    const actor = acting.caller ? await actorOf(transaction, acting.caller.found?.id ?? aboutWhom(objects)) : SYSTEM;
    if (!actor) return;
    const told = objects.filter(({ type }) => STAFF.includes(actor.role) || !STAFF_ONLY.includes(type));
    const labels = await labelsOf(transaction, told);
    const entries = told.map((object, index) => ({ ...object, label: labels[index]! }));
    await writeEntries(transaction.query, acting.action, actor, entries);
  },
});

/** A user who signs in has no session before: the owner of the changed account is the actor. Null = there is none. */
function aboutWhom(objects: readonly ObjectChange[]): string | null {
  return objects.find(({ type }) => type === AuditObject.USER)?.id ?? null;
}
