import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// SMTP with TLS, authentication and MIME as mail servers expect them; no dependency of its own.
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { now } from '../clock.ts';
import type { Config } from '../config.ts';
import { PermanentFailure } from '../jobs/job-runner.ts';

/** The transport that the configuration names: SMTP_URL, or files in the data folder. */
export function openMailTransport({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport {
  return smtpUrl === null ? folderTransport(join(dataDir, 'mail')) : smtpTransport(smtpUrl);
}

/** How mails leave. */
export interface MailTransport {
  /**
   * Hands one mail over.
   * @throws PermanentFailure when the same mail would always be refused; any other error is worth another attempt.
   */
  send(mail: SendMailOptions, signal: AbortSignal): Promise<void>;
}

/** Together shorter than the time between two attempts and the limit of a job: a server that hangs holds nothing up. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** No mail of ours has a part that is read from elsewhere. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };
/** What a server may refuse about the recipient or the mail itself; the rest is between us and the server, and can be mended. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** These refuse us (no authentication, none that is accepted), whatever they answer to. */
const ABOUT_US = new Set([503, 530, 534, 535, 538]);

/**
 * Over SMTP: `smtp://host:port` (with STARTTLS where the server has it) or `smtps://…`, with `user:password@`. A password
 * is not sent in the clear: with one, STARTTLS is required unless the address says `?requireTLS=false`.
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const { password } = new URL(smtpUrl);
  const mailer = createTransport({ ...TIMEOUTS, ...CLOSED, requireTLS: password !== '', url: smtpUrl });
  return {
    async send(mail, signal) {
      try {
        await mailer.sendMail({ ...mail, signal });
      } catch (error) {
        throw isPermanent(error) ? new PermanentFailure(error.message, { cause: error }) : error;
      }
    },
  };
}

function isPermanent(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode, permanent } = error as NodemailerError;
  // Refused before anything was sent: an address that is none, a mail that the server says is too large.
  if (command === 'API' && code === 'EENVELOPE') return true;
  if (command === 'MAIL FROM' && code === 'EMESSAGE') return true;
  return permanent === true && ABOUT_THE_MAIL.has(command ?? '') && !ABOUT_US.has(responseCode ?? 0);
}

/** Into a folder, a file each: `2026-11-21T16-17-00-123Z_quote-received-1f0c….eml`. Files that are there are whole. */
export function folderTransport(folder: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED });
  return {
    async send(mail) {
      const { message } = await mailer.sendMail(mail);
      const time = now().toISOString().replace(/[:.]/g, '-');
      const name = `${time}_${fileNameOf(mail)}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}`);
      try {
        await writeFile(unfinished, message as Buffer, { mode: 0o600 });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

function fileNameOf({ messageId = '' }: SendMailOptions): string {
  return messageId
    .split('@', 1)[0]!
    .replaceAll('.', '-')
    .replace(/[^\w-]+/g, '');
}
