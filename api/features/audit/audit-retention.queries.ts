import type { Database, Transaction } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import { AuditObject } from './audit.enums.ts';
import { PERSONAL } from './audited-fields.ts';

const BATCH = 10_000;

/** `now()`, because the trigger that protects the table uses the clock of the database. */
const OVER = `at < least($1::timestamptz, now() - interval '1 month')`;

/** Entries past their retention period, but none of the last month: a trigger protects those. */
export const AUDIT_RETENTION: RetentionRule = {
  due: `from audit_entry where ${OVER}`,
  since: 'at',
  reference: null,
  forget: trimAudit,
};

/** In batches, so that no other transaction waits long. Returns the number of entries. */
async function trimAudit(database: Database, before: Date): Promise<number> {
  let trimmed = 0;
  let batch: number;
  do {
    batch = await database.transaction(async ({ query }) => {
      await upkeep(query, 'retention');
      const gone = await query(
        `delete from audit_entry where id in (
           select id from audit_entry where ${OVER} order by at, id limit $2
         ) returning 1`,
        [before, BATCH],
      );
      return gone.length;
    });
    trimmed += batch;
  } while (batch === BATCH);
  await database.transaction(forgetErased);
  return trimmed;
}

/** Removes the identity of a user from the log, in the transaction in which their account is deleted. The actions remain. */
export async function forgetInAudit({ query }: Transaction, userId: string): Promise<void> {
  await upkeep(query, 'erasure');
  await query(`update audit_entry set actor_name = '' where actor_id = $1 and actor_name <> ''`, [userId]);
  await query(
    `update audit_entry set object_label = '', before = before - $3::text[], after = after - $3::text[]
     where object_type = $1 and object_id = $2`,
    [AuditObject.USER, userId, PERSONAL],
  );
  await query(
    `update audit_entry set object_label = ''
     where object_type = $1 and object_id in (select id::text from subscription where user_id = $2)`,
    [AuditObject.SUBSCRIPTION, userId],
  );
  await upkeep(query, '');
}

/** Accounts that were deleted by retention: rejected registrations. */
async function forgetErased({ query }: Transaction): Promise<void> {
  await upkeep(query, 'erasure');
  await query(
    `update audit_entry set object_label = '', before = before - $2::text[], after = after - $2::text[]
     where object_type = $1 and object_label <> '' and not exists (select 1 from user_account where id::text = object_id)`,
    [AuditObject.USER, PERSONAL],
  );
}

/** Sets what the trigger that protects the log permits, until the end of the transaction or the next call. */
async function upkeep(query: Transaction['query'], what: 'retention' | 'erasure' | ''): Promise<void> {
  await query(`select set_config('pleniere.audit_upkeep', $1, true)`, [what]);
}
