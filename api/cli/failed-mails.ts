import type { DeadLetter, Jobs } from '../platform/jobs/jobs.ts';
import { oneLine } from '../platform/mail/mail-address.ts';
import { MAIL_SEND, type MailJob } from '../platform/mail/mail-queue.ts';

const MAX_JOBS = 10_000;

/** The failed jobs that send mails, the latest first. */
export async function failedMails(jobs: Jobs): Promise<DeadLetter[]> {
  return (await jobs.deadLetters(MAX_JOBS)).filter(({ queue }) => queue === MAIL_SEND.name);
}

/** Two lines for each: time, kind and recipient; and the error. */
export function describeFailedMails(mails: readonly DeadLetter[]): string {
  if (mails.length === 0) return 'No mail has failed.\n';
  return mails
    .map(({ failedAt, data, attempts, error }) => {
      const { kind, to } = data as MailJob;
      const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
      return `${failedAt.toISOString()}  ${kind} to ${oneLine(to.address, 254)}, ${tries}\n  ${oneLine(error, 500)}\n`;
    })
    .join('');
}
