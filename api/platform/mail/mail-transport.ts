import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// SMTP with TLS, authentication and MIME as mail servers expect them; no dependency of its own.
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { now } from '../clock.ts';
import type { Config } from '../config.ts';
import { PermanentFailure } from '../jobs/job-runner.ts';

/** The configured transport: SMTP_URL, or files in the data folder. */
export function openMailTransport({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport {
  return smtpUrl === null ? folderTransport(join(dataDir, 'mail')) : smtpTransport(smtpUrl);
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Sends one mail.
   * @throws PermanentFailure if the mail would be refused again; other errors are retried.
   */
  send(mail: SendMailOptions, signal: AbortSignal): Promise<void>;
}

/** Together shorter than the limit of a job: a server that hangs blocks nothing. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Mails have no parts that are read from files or URLs. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };
/** Commands whose refusal is about the recipient or the mail itself; others concern the connection, which can be fixed. */
const MAIL_COMMANDS = new Set(['RCPT TO', 'DATA']);
/** Codes that refuse the authentication, whatever the command. */
const AUTHENTICATION_CODES = new Set([503, 530, 534, 535, 538]);

/**
 * Over SMTP: `smtp://host:port` (with STARTTLS where the server has it) or `smtps://…`, with `user:password@`. A password
 * is not sent unencrypted: with one, STARTTLS is required unless the address has `?requireTLS=false`.
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
  // Refused before anything was sent: an invalid address, or a mail that is too large for the server.
  if (command === 'API' && code === 'EENVELOPE') return true;
  if (command === 'MAIL FROM' && code === 'EMESSAGE') return true;
  return permanent === true && MAIL_COMMANDS.has(command ?? '') && !AUTHENTICATION_CODES.has(responseCode ?? 0);
}

/** Writes a file for each mail into a folder: `2026-11-21T16-17-00-123Z_quote-received-1f0c….eml`. Files are complete. */
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
