import type { DeadLetter, Jobs } from '../platform/jobs/jobs.ts';
import { oneLine } from '../platform/mail/mail-address.ts';
import { MAIL_SEND, type MailJob } from '../platform/mail/mail-queue.ts';

const MAX_LETTERS = 10_000;

/** The mails among the dead letters, the latest first. */
export async function mailLetters(jobs: Jobs): Promise<DeadLetter[]> {
  return (await jobs.deadLetters(MAX_LETTERS)).filter(({ queue }) => queue === MAIL_SEND.name);
}

/** Two lines for each: when, what and to whom; and why not. */
export function describeLetters(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return 'No mail has failed.\n';
  return letters
    .map(({ failedAt, data, attempts, error }) => {
      const { kind, to } = data as MailJob;
      const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
      return `${failedAt.toISOString()}  ${kind} to ${oneLine(to.address, 254)}, ${tries}\n  ${oneLine(error, 500)}\n`;
    })
    .join('');
}
