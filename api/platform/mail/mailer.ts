import type { Operator } from '../../../schema/render-contract.ts';
import type { Config } from '../config.ts';
import { PermanentFailure, type JobContext } from '../jobs/job-runner.ts';
import { headerAddress, isMailAddress, oneLine } from './mail-address.ts';
import { renderMail } from './mail-layout.ts';
import type { MailJob } from './mail-queue.ts';
import { openMailTransport, type MailTransport } from './mail-transport.ts';
import type { MailAddress, MailKind } from './mail.types.ts';

export interface MailerOptions {
  transport: MailTransport;
  /** Origin of links, without a slash at the end. */
  publicUrl: string;
  /** Called for each mail, because the platform may change it. */
  sender: () => MailSender;
}

/** The sender of mails, and the operator named in them. */
export interface MailSender {
  from: MailAddress;
  operator: Operator;
}

/** The mailer of the configuration. */
export function openMailer(config: Config, sender: () => MailSender): Mailer {
  return new Mailer({ transport: openMailTransport(config), publicUrl: config.publicUrl, sender });
}

/** Reads the current content of a mail; null if it need not be sent any more. */
type ReadView<Data extends object, View> = (data: Data, language: MailJob['language']) => Promise<View | null>;

interface Handled {
  kind: MailKind;
  read: ReadView<object, unknown>;
}

/** Writes the mails of the outbox and passes them to the transport. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #handled = new Map<string, Handled>();

  constructor(options: MailerOptions) {
    this.#options = options;
  }

  /** Registers how the view of a kind of mail is read when it is sent. */
  handle<Data extends object, View>(kind: MailKind<Data, View>, read: ReadView<Data, View>): void {
    this.#handled.set(kind.name, { kind, read: read as ReadView<object, unknown> });
  }

  /** Sends the mail of one job. */
  async deliver({ kind: name, to, language, data, key }: MailJob, { signal, logger }: JobContext): Promise<void> {
    const handled = this.#handled.get(name);
    // A newer process may have enqueued it, which will send it.
    if (!handled) throw new Error(`Nothing writes mails of the kind ${oneLine(name, 80)}.`);
    if (!isMailAddress(to.address)) throw new PermanentFailure('The address of the recipient is none.');
    const view = await handled.read(data, language);
    if (view === null) return logger.info({ mail: name }, 'a mail is not sent: what it told of is gone');

    const { transport, publicUrl, sender } = this.#options;
    const { from, operator } = sender();
    const mail = renderMail(handled.kind.write(view, { language, operator }), { language, operator, publicUrl });
    if (mail.replyTo && !isMailAddress(mail.replyTo.address))
      throw new PermanentFailure('The address to answer to is none.');
    const host = from.address.slice(from.address.lastIndexOf('@') + 1);
    await transport.send(
      {
        from: headerAddress(from),
        to: headerAddress(to),
        ...(mail.replyTo ? { replyTo: headerAddress(mail.replyTo) } : {}),
        // The kind comes before the @, for filters of mailboxes. Every attempt has the same id.
        messageId: `<${name}.${key}@${host}>`,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: {
          'Content-Language': language,
          // Prevents automatic replies (RFC 3834, and the header of Exchange).
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(mail.unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
        },
        list: {
          id: { comment: operator.name, url: `${name}.${host}` },
          ...(mail.unsubscribeUrl ? { unsubscribe: mail.unsubscribeUrl } : {}),
        },
      },
      signal,
    );
    logger.info({ mail: name }, 'mail sent');
  }
}
