import type { Database, Transaction } from '../../database/database.ts';
import { now } from '../../kernel/clock.ts';
import { defineQueue } from '../../kernel/jobs/queue.ts';
import { AuditObject } from './audit.terms.ts';
import { PERSONAL } from './audited-tables.ts';

/** Takes entries out of the log whose time is over, once a day. */
export const AUDIT_TRIM = defineQueue('audit.trim', { schedule: '20 4 * * *' });

const BATCH = 10_000;

/** Handler of AUDIT_TRIM: batch after batch, so that nobody waits for a long one. Gives the number of entries. */
export async function trimAudit(database: Database, months: number): Promise<number> {
  const until = now().toISOString();
  let trimmed = 0;
  let batch: number;
  do {
    batch = await database.transaction(async ({ query }) => {
      await upkeep(query, 'retention');
      const gone = await query(
        `delete from audit_entry where id in (
           select id from audit_entry where at < $1::timestamptz - make_interval(months => $2) order by at, id limit $3
         ) returning 1`,
        [until, months, BATCH],
      );
      return gone.length;
    });
    trimmed += batch;
  } while (batch === BATCH);
  await database.transaction(forgetGone);
  return trimmed;
}

/** Takes out of the log who somebody was, in the transaction in which his account is deleted. What was done stays. */
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

/** Accounts that went by themselves: registrations that were refused long ago. */
async function forgetGone({ query }: Transaction): Promise<void> {
  await upkeep(query, 'erasure');
  await query(
    `update audit_entry set object_label = '', before = before - $2::text[], after = after - $2::text[]
     where object_type = $1 and object_label <> '' and not exists (select 1 from user_account where id::text = object_id)`,
    [AuditObject.USER, PERSONAL],
  );
}

/** Tells the log's own guard what it is to let through, until the transaction ends or says otherwise. */
async function upkeep(query: Transaction['query'], what: 'retention' | 'erasure' | ''): Promise<void> {
  await query(`select set_config('pleniere.audit_upkeep', $1, true)`, [what]);
}
