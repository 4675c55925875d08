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
  /** Asked for at each mail, because the platform may change it. */
  sender: () => MailSender;
}

/** Whom mails are from, and who stands behind them. */
export interface MailSender {
  from: MailAddress;
  operator: Operator;
}

/** The mailer of the configuration. */
export function openMailer(config: Config, sender: () => MailSender): Mailer {
  return new Mailer({ transport: openMailTransport(config), publicUrl: config.publicUrl, sender });
}

/** Reads what a mail tells, as it is now; null = it need not be sent any more. */
type ReadView<Data extends object, View> = (data: Data, language: MailJob['language']) => Promise<View | null>;

interface Handled {
  kind: MailKind;
  read: ReadView<object, unknown>;
}

/** Writes the mails of the outbox and hands them to the transport. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #handled = new Map<string, Handled>();

  constructor(options: MailerOptions) {
    this.#options = options;
  }

  /** Says how the view of a kind of mail is read when it is sent. */
  handle<Data extends object, View>(kind: MailKind<Data, View>, read: ReadView<Data, View>): void {
    this.#handled.set(kind.name, { kind, read: read as ReadView<object, unknown> });
  }

  /** Sends the mail of one job. */
  async deliver({ kind: name, to, language, data, key }: MailJob, { signal, logger }: JobContext): Promise<void> {
    const handled = this.#handled.get(name);
    // Perhaps a newer process posted it: that one will know.
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
        // What is told about comes before the @: folders and people can sort by it. A repeated send has the same one.
        messageId: `<${name}.${key}@${host}>`,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: {
          'Content-Language': language,
          // Nobody's holiday answer comes back (RFC 3834, and the word that Exchange knows).
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
        list: { id: { comment: operator.name, url: `${name}.${host}` } },
      },
      signal,
    );
    logger.info({ mail: name }, 'mail sent');
  }
}
