import type { Page } from '@playwright/test';

/**
 * In the browser: all that is read of the page, without what stands in marks. Where it stands and the text, once each.
 * @param article whether what follows the title of the page is a text written in each language (`web/features/legal`)
 */
export async function textsOutsideMarks(page: Page, article: boolean): Promise<{ where: string; text: string }[]> {
  return page.evaluate((isArticle) => {
    const found = new Map<string, string>();
    const language = document.documentElement.lang;
    const keep = (element: Element, what: string, value: string | null) => {
      // What says that it is in another language is meant so: names of languages, and what people wrote.
      if (isArticle && element.closest('main h1 ~ *') && !element.closest('form')) return;
      if (!value || element.closest('[lang]')?.getAttribute('lang') !== language) return;
      for (const bare of value.split(/⟦[^⟦⟧]*⟧/)) {
        const text = bare.replace(/\s+/g, ' ').trim();
        if (/\p{L}{2}/u.test(text) && !found.has(text)) found.set(text, what);
      }
    };
    const path = (element: Element) =>
      [element.parentElement, element].map((each) => each?.tagName.toLowerCase()).join(' > ');

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (!/^(script|style|noscript)$/i.test(element.tagName)) keep(element, path(element), node.nodeValue);
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'label'])
        keep(element, `${path(element)} @${name}`, element.getAttribute(name));
    keep(document.documentElement, 'title', document.title);
    return [...found].map(([text, where]) => ({ where, text }));
  }, article);
}
