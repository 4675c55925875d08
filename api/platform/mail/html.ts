/** Markup that may stand in a mail as it is; only `html` makes it. */
export class Html {
  readonly #markup: string;

  constructor(markup: string, key: typeof KEY) {
    if (key !== KEY) throw new Error('Markup is written with the template `html` only.');
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

const KEY = Symbol('html');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Nothing that is not seen, such as a sign that turns the direction of the text round, gets into a mail either. */
const UNSEEN = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

function escape(text: string): string {
  return text.replace(UNSEEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Part = string | number | Html | readonly Html[];

/**
 * A template of markup. What is filled in is text and gets escaped, in attributes (always between quotes) too; only what
 * was made by this very function goes in as it is.
 */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = template.map((piece, index) => (index < parts.length ? piece + markupOf(parts[index] ?? '') : piece));
  return new Html(markup.join(''), KEY);
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.toString();
  return typeof part === 'object' ? part.join('') : escape(String(part));
}
