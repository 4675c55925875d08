import type { Language } from '../../../schema/constants.ts';
import type { Operator } from '../../../schema/render-contract.ts';

/** A recipient, sender or address for replies. */
export interface MailAddress {
  /** The name before the address; null = none. */
  name: string | null;
  address: string;
}

/** One run of text; parts may be strong. It is text and never markup: the layout escapes all of it. */
export type MailText = string | readonly (string | { strong: string })[];

/** A label and its value. `path`: the value links to this page of the site. */
export interface MailFact {
  label: string;
  value: string;
  path?: string;
}

/** What the body of a mail is made of, from top to bottom. Paths begin with a slash and are put on PUBLIC_URL. */
export type MailBlock =
  | { kind: 'paragraph'; text: MailText }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  | { kind: 'steps'; steps: readonly MailText[] }
  | { kind: 'button'; label: string; path: string }
  | { kind: 'note'; text: MailText }
  /** User input: its lines are kept, and it is set apart from the text of the mail. */
  | { kind: 'quote'; text: string };

/** The content of a mail, before it is rendered. */
export interface MailDocument {
  /** One line; line breaks in it become spaces. */
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  title: string;
  blocks: readonly MailBlock[];
  /** The reason why the recipient gets this mail: the last line. */
  reason: string;
  /** The address for replies; the sender by default. */
  replyTo?: MailAddress;
  /** For mails that no action of the recipient causes: a path that unsubscribes by POST alone, and shows a page by GET (RFC 8058). */
  unsubscribePath?: string;
}

/** The context in which a mail is written. */
export interface MailContext {
  /** The recipient's. */
  language: Language;
  operator: Operator;
}

/** The text without what is strong in it. */
export function plainText(text: MailText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
}

/** What the layout of a mail is rendered with. */
export interface LayoutContext extends MailContext {
  /** Origin of links, without a slash at the end. */
  publicUrl: string;
}

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo: MailAddress | null;
  /** Null = the mail is not one of a series. */
  unsubscribeUrl: string | null;
}

/** Carries the type of the data of a kind's jobs; never set. */
declare const DATA: unique symbol;

/**
 * A kind of mail. To add one:
 *
 * 1. In the feature's `mails/*.mails.ts`: `export const QUOTE_RECEIVED = mail<{ requestId: string }, View>({ … })` with examples of
 *    views for the preview; beside it its template and its sentences (see `mailsOf`).
 * 2. In the `*.feature.ts`: the kind in `mails`, and how its view is read from the database in `handleMails`.
 * 3. Where the change happens: `await outbox.post(transaction, QUOTE_RECEIVED, { to, language, data, dedupeKey })`.
 *
 * A mail is written when it is sent: put ids into `data`, and no secret.
 */
export interface MailKind<Data extends object = object, View = unknown> {
  /** `noun-verb`; stored in the database, so it never changes. */
  readonly name: string;
  write(view: View, context: MailContext): MailDocument;
  /** By a name for the preview. */
  readonly examples: Readonly<Record<string, View>>;
  readonly [DATA]?: Data;
}

/** One mail to one recipient. */
export interface OutgoingMail<Data extends object> {
  to: MailAddress;
  language: Language;
  data: Data;
  /** A mail of this kind to this address is sent once for each key, whatever its data. */
  dedupeKey: string;
}

/** Defines a kind of mail: see `MailKind`. */
export function defineMail<Data extends object, View>(
  kind: Omit<MailKind<Data, View>, typeof DATA>,
): MailKind<Data, View> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kind.name)) throw new Error(`Not a name for a kind of mail: ${kind.name}`);
  return kind;
}
