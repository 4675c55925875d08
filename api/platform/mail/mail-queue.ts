import { createHash } from 'node:crypto';
import type { Language } from '../../../schema/constants.ts';
import type { Jobs, JobTransaction } from '../jobs/jobs.ts';
import { defineQueue } from '../jobs/queue.ts';
import type { MailAddress, MailKind, OutgoingMail } from './mail.types.ts';

/** One mail to send, with what is needed to write it then. */
export interface MailJob {
  /** Name of the MailKind. */
  kind: string;
  to: MailAddress;
  language: Language;
  data: object;
  /** The same for every attempt, also after the dead letters: part of the mail's Message-ID. */
  key: string;
}

const LONGEST_WAIT_SECONDS = 30;
const DAY_SECONDS = 86_400;

/**
 * Mails to send. With waits of at most half a minute a mail is sent within a minute after the mail server is back; the attempts
 * last for a day.
 */
export const MAIL_SEND = defineQueue<MailJob>('mail.send', {
  concurrency: 2,
  retries: DAY_SECONDS / LONGEST_WAIT_SECONDS,
  retryAfterSeconds: 2,
  longestWaitSeconds: LONGEST_WAIT_SECONDS,
  limitSeconds: 90,
});

/** The outbox for mails of features. */
export class Outbox {
  readonly #jobs: Jobs;

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  /**
   * Enqueues a mail in the transaction of the change that it is about: it is sent if and only if the change is committed, at least
   * once, and never fails the change. With the same `dedupeKey` one mail of the kind is sent to an address.
   */
  async post<Data extends object, View>(
    transaction: JobTransaction,
    kind: MailKind<Data, View>,
    { to, language, data, dedupeKey }: OutgoingMail<Data>,
  ): Promise<void> {
    const key = createHash('sha256')
      .update(JSON.stringify([kind.name, dedupeKey, to.address.toLowerCase()]))
      .digest('hex')
      .slice(0, 32);
    await this.#jobs.enqueue(transaction, MAIL_SEND, { kind: kind.name, to, language, data, key }, { dedupeKey: key });
  }
}

/**
 * Deletes the mails to an address that were not sent yet, and the record of those that were; not one that is being sent at this moment.
 * Returns their number.
 */
export async function forgetMailsTo({ query }: Pick<JobTransaction, 'query'>, address: string): Promise<number> {
  const rows = await query(
    `delete from pgboss.job where lower(data -> 'to' ->> 'address') = $1 and state <> 'active' returning id`,
    [address],
  );
  return rows.length;
}
