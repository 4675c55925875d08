import type { Page } from '@playwright/test';

/** One text of a catalogue as Lingui compiles it: pieces, and between them values, plurals and choices. */
type Compiled = string | readonly (string | readonly [name: string, format?: string, options?: Options])[];
type Options = string | { readonly [choice: string]: Compiled | number };

const OPEN = '⟦';
const CLOSE = '⟧';
/** How much longer a text becomes than it is in English. */
const GROWTH = 0.4;

const TAG = /(<\/?\w+\/?>)/;
const WORD = /\p{L}+/gu;

/** Longer words, as another language has them. Each keeps its place, so that lines can break where they did. */
function longer(text: string): string {
  return text.replace(WORD, (word) => word + word.slice(-1).repeat(Math.ceil(word.length * GROWTH)));
}

/** A piece of text in marks; the tags of elements, which stand between pieces, stay outside. */
function marked(text: string): string {
  return text
    .split(TAG)
    .map((part) => (TAG.test(part) || part === '' ? part : OPEN + longer(part) + CLOSE))
    .join('');
}

function pseudo(message: Compiled): Compiled {
  if (typeof message === 'string') return marked(message);
  return message.map((part) => {
    if (typeof part === 'string') return marked(part);
    const [name, format, options] = part;
    if (typeof options !== 'object') return part;
    const choices = Object.entries(options).map(([choice, text]) => [
      choice,
      typeof text === 'number' ? text : pseudo(text),
    ]);
    return [name, format, Object.fromEntries(choices) as Options];
  });
}

/** Has the browser get the English catalogue with every text in marks and longer. What the server writes stays as it is. */
export async function usePseudoCatalogue(page: Page): Promise<void> {
  await page.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = encodeURIComponent(await response.text());
    const { messages } = (await import(`data:text/javascript,${script}`)) as { messages: Record<string, Compiled> };
    const texts = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudo(message)]));
    await route.fulfill({ response, body: `export const messages = ${JSON.stringify(texts)};` });
  });
}
