import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';

/** A received mail. */
export interface ReceivedMail extends Email {
  /** The recipients that the envelope names. */
  envelopeTo: string[];
  /** As it came over the wire. */
  source: string;
}

/** A refusal in the syntax of SMTP; null = accepted. */
export type Refusal = { code: number; message: string } | null;

/** An SMTP server that accepts mails, or refuses them as a test wants. */
export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** Called for each recipient. */
  refuse: (address: string) => Refusal;
  /** Every attempt, accepted or not. */
  attempts: number;
  /** Waits for a matching mail. */
  mail(fits: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** Starts a mail server; with a port it replaces an earlier one. Without `options` it has neither TLS nor accounts. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    ...options,
    onRcptTo: ({ address }, _session, done) => {
      server.attempts++;
      const refusal = server.refuse(address);
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    onData: (stream, { envelope }, done) => {
      void (async () => {
        const source = await text(stream);
        const mail = await PostalMime.parse(source);
        server.received.push({ ...mail, source, envelopeTo: envelope.rcptTo.map(({ address }) => address) });
        done();
      })();
    },
  });
  // Some tests disconnect, or refuse the certificate.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
  const server: MailServer = {
    port: (smtp.server.address() as AddressInfo).port,
    received: [],
    refuse: () => null,
    attempts: 0,
    mail: (fits, timeoutMs = 15_000) =>
      vi.waitFor(
        () => {
          const found = server.received.find(fits);
          if (!found)
            throw new Error(`No such mail among ${server.received.map(({ subject }) => subject).join(', ')}.`);
          return found;
        },
        { timeout: timeoutMs, interval: 20 },
      ),
    stop: () =>
      new Promise((resolve) => {
        smtp.close(resolve);
      }),
  };
  return server;
}
