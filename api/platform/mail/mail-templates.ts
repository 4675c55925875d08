import { type Context, Liquid, Tag, type TagToken, type TopLevelToken, Value } from 'liquidjs';
import type { Operator } from '../../../schema/render-contract.ts';
import { greetingName } from './mail-format.ts';
import { MailTexts } from './mail-catalogue.ts';
import {
  defineMail,
  type MailAddress,
  type MailBlock,
  type MailDocument,
  type MailFact,
  type MailKind,
} from './mail.types.ts';

/** A kind of mail with a template for its structure and a catalogue for its sentences. */
export interface TemplateMail<View> {
  /** Also the name of the template: `<name>.liquid`. */
  name: string;
  examples: Readonly<Record<string, View>>;
  /** Further values for template and sentences, beside the fields of the view. */
  values?: (view: View, texts: MailTexts) => object;
  replyTo?: (view: View, operator: Operator) => MailAddress;
  unsubscribePath?: (view: View) => string;
}

/**
 * The mails of a folder: in it a template a kind, and the sentences of all of them in `fr.json` and `en.json`.
 *
 * A template has the parts of a mail from top to bottom. It has no text, only keys of sentences and names of values:
 *
 * - `{% greeting firstName %}`, `{% p 'key' %}`, `{% h 'key' %}`, `{% note 'key' %}`, `{% step 'key' %}`: sentences;
 * - `{% button 'key', path %}`: a link to a page of the site;
 * - `{% fact 'key', value, … %}`: a label and its value; `{% facts rows %}`: some that are ready;
 * - `{% quote text %}`, `{% lines text %}`: what a person wrote, set apart or as paragraphs.
 *
 * `subject`, `preheader`, `title` (unless there is one, the subject) and `reason` are keys that each mail has; `{% reason 'key' %}`
 * names another for one of them.
 */
export function mailsOf(folder: string) {
  const engine = createEngine(folder);
  return <Data extends object, View extends object>(kind: TemplateMail<View>): MailKind<Data, View> => {
    const { name, examples, values, replyTo, unsubscribePath } = kind;
    return defineMail<Data, View>({
      name,
      examples,
      write: (view, { language, operator }) => {
        const texts = new MailTexts(folder, name, language);
        const writer = new MailWriter(texts, {
          operatorName: operator.name,
          operatorEmail: operator.email,
          operatorPhone: operator.phone,
          privacyEmail: operator.privacyEmail,
          ...view,
          ...values?.(view, texts),
        });
        const rest = engine.renderFileSync(name, {}, { globals: { ...writer.values, writer } }) as string;
        if (rest.trim()) throw new Error(`The template ${name} has words of its own: ${rest.trim()}`);
        return {
          ...writer.document(),
          ...(replyTo && { replyTo: replyTo(view, operator) }),
          ...(unsubscribePath && { unsubscribePath: unsubscribePath(view) }),
        };
      },
    });
  };
}

const HEADS = ['subject', 'preheader', 'title', 'reason'] as const;
type Head = (typeof HEADS)[number];

/** Collects the parts of a mail from the tags of its template. */
class MailWriter {
  readonly values: object;
  readonly texts: MailTexts;
  readonly #heads: Partial<Record<Head, string>> = {};
  readonly #blocks: MailBlock[] = [];

  constructor(texts: MailTexts, values: object) {
    this.texts = texts;
    this.values = values;
  }

  add(...blocks: MailBlock[]): void {
    this.#blocks.push(...blocks);
  }

  sentence(kind: 'paragraph' | 'note', key: string): void {
    this.add({ kind, text: this.texts.rich(key, this.values) });
  }

  /** Facts that follow each other are one table. */
  facts(facts: readonly MailFact[]): void {
    const last = this.#blocks.at(-1);
    if (last?.kind === 'facts') this.#blocks.splice(-1, 1, { ...last, facts: [...last.facts, ...facts] });
    else if (facts.length > 0) this.add({ kind: 'facts', facts });
  }

  step(key: string): void {
    const step = this.line(key);
    const last = this.#blocks.at(-1);
    if (last?.kind === 'steps') this.#blocks.splice(-1, 1, { ...last, steps: [...last.steps, step] });
    else this.add({ kind: 'steps', steps: [step] });
  }

  line(key: string): string {
    return this.texts.plain(key, this.values);
  }

  head(head: Head, key: string): void {
    this.#heads[head] = key;
  }

  document(): MailDocument {
    const line = (head: Head): string => this.line(this.#heads[head] ?? head);
    const title = this.#heads.title ?? (this.texts.has('title') ? 'title' : (this.#heads.subject ?? 'subject'));
    return {
      subject: line('subject'),
      preheader: line('preheader'),
      title: this.line(title),
      blocks: this.#blocks,
      reason: line('reason'),
    };
  }
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const TAGS: Readonly<Record<string, (writer: MailWriter, first: unknown, ...others: unknown[]) => void>> = {
  p: (writer, key) => writer.sentence('paragraph', text(key)),
  note: (writer, key) => writer.sentence('note', text(key)),
  h: (writer, key) => writer.add({ kind: 'heading', text: writer.line(text(key)) }),
  step: (writer, key) => writer.step(text(key)),
  button: (writer, key, path) => writer.add({ kind: 'button', label: writer.line(text(key)), path: text(path) }),
  fact: (writer, key, ...values) =>
    writer.facts([{ label: writer.line(text(key)), value: values.map((value) => text(value) || '–').join(' ') }]),
  facts: (writer, facts) => writer.facts(facts as readonly MailFact[]),
  quote: (writer, written) => writer.add({ kind: 'quote', text: text(written) }),
  lines: (writer, written) => {
    const lines = text(written).split('\n');
    writer.add(...lines.filter((line) => line.trim()).map((line) => ({ kind: 'paragraph' as const, text: line })));
  },
  greeting: (writer, firstName) => {
    const name = greetingName(text(firstName));
    const key = name ? 'greeting' : 'greetingWithoutName';
    writer.add({ kind: 'paragraph', text: writer.texts.rich(key, { name }) });
  },
  ...Object.fromEntries(
    HEADS.map((head) => [head, (writer: MailWriter, key: unknown) => writer.head(head, text(key))]),
  ),
};

function createEngine(folder: string): Liquid {
  const engine = new Liquid({
    root: folder,
    extname: '.liquid',
    cache: true,
    jsTruthy: true,
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
  });
  for (const [name, write] of Object.entries(TAGS)) engine.registerTag(name, tagThat(write));
  return engine;
}

/** A tag with values behind its name, separated by commas; it prints nothing. */
function tagThat(write: (writer: MailWriter, first: unknown, ...others: unknown[]) => void) {
  return class extends Tag {
    readonly #values: Value[] = [];

    constructor(token: TagToken, following: TopLevelToken[], engine: Liquid) {
      super(token, following, engine);
      while (!this.tokenizer.end()) {
        this.#values.push(new Value(this.tokenizer.readFilteredValue(), engine));
        this.tokenizer.readTo(',');
      }
    }

    *render(context: Context): Generator<unknown, void> {
      const values: unknown[] = [];
      for (const value of this.#values) values.push(yield value.value(context));
      write((context.globals as { writer: MailWriter }).writer, values[0], ...values.slice(1));
    }
  };
}
