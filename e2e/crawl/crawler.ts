import type { APIRequestContext, Page } from '@playwright/test';
import { LANGUAGE_KEY, TOKEN_KEY, type Language } from '../../schema/constants.ts';
import { demoPerson } from '../owner.ts';
import { expect } from '../browser-test.ts';
import { isHydrated } from '../hydrated.ts';
import type { Person } from './addresses.ts';
import { nextFrame } from './next-frame.ts';
import type { Who } from './routes.ts';

/** A page that is still busy after this long is examined as it is, and reported. Milliseconds. */
const PATIENCE_MS = 20_000;
const POLL_MS = 40;
/** A short page that everybody may see. */
const BEGINNING = '/mentions-legales';
/** Looks in a row that find nothing going on before a page counts as settled. */
const QUIET_LOOKS = 3;

const people = new Map<Who, Promise<Person>>();

/** Signed in once a worker. */
export function person(request: APIRequestContext, who: Who): Promise<Person> {
  const known =
    people.get(who) ??
    (who === 'VISITOR'
      ? Promise.resolve({ who, token: null })
      : demoPerson(request, who).then(({ token }) => ({ who, token })));
  people.set(who, known);
  return known;
}

/** Scrolls down by so many screens; false = the page ends before. Runs in the page. */
function scrollToScreen(screens: number): boolean {
  const top = screens * innerHeight;
  const isThere = top < document.documentElement.scrollHeight;
  if (isThere) window.scrollTo(0, top);
  return isThere;
}

/** Elements with a class that no rule names: Panda sees only styles that stand in the sources as they are. */
async function unstyled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.([\w-]+)/g)) named.add(name);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    // Ours are hashes of letters; those of maps and plots are words.
    const ours = /^[a-zA-Z]{5,7}$/;
    const words = new Set(['group', 'chevron', 'fewer', 'xAxis', 'yAxis', 'light', 'dark']);
    return [...document.querySelectorAll('[class]')].flatMap((element) =>
      [...element.classList]
        .filter((name) => ours.test(name) && !words.has(name) && !named.has(name))
        .map((name) => `no rule for ${name} of ${element.outerHTML.slice(0, 120)}`),
    );
  });
}

/** One tab that crawls over the site as somebody does who follows links: the document is loaded once. */
export class Crawler {
  readonly page: Page;
  #underWay = 0;

  constructor(page: Page) {
    this.page = page;
    const over = () => this.#underWay--;
    page.on('request', () => this.#underWay++);
    page.on('requestfinished', over);
    page.on('requestfailed', over);
  }

  /** Loads the site as this person, in this language. The first address is a page that everybody may see. */
  async begin({ token }: Person, language: Language): Promise<void> {
    await this.page.context().addCookies([{ name: LANGUAGE_KEY, value: language, url: 'http://127.0.0.1' }]);
    if (token !== null)
      await this.page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await this.page.goto(BEGINNING);
    await isHydrated(this.page);
    await this.settle();
  }

  /** Changes the language in place, wherever the width of the page has the button for it. */
  async changeLanguage(language: Language): Promise<void> {
    await this.page.locator(`button[lang=${language}]`).first().dispatchEvent('click');
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
    await this.settle();
  }

  /**
   * Goes to an address as a link does, and reads the page to its end, so that what loads when it comes near is there.
   * @returns what is wrong with the page as a whole
   */
  async visit(address: string): Promise<string[]> {
    await this.page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await this.settle();
    for (let screen = 0; await this.page.evaluate(scrollToScreen, screen); screen++) await nextFrame(this.page);
    await this.page.evaluate(() => window.scrollTo(0, 0));
    const rests = await this.settle();
    const { path, titles } = await this.page.evaluate(() => ({
      path: location.pathname,
      titles: [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility()).length,
    }));
    return [
      ...(rests ? [] : ['never comes to rest']),
      ...(address.split(/[?#]/)[0] === path ? [] : [`leads to ${path}`]),
      ...(titles === 1 ? [] : [`has ${titles} titles (h1)`]),
      ...(await unstyled(this.page)),
    ];
  }

  /** Until nothing is under way and nothing changes any more. */
  async settle(): Promise<boolean> {
    const end = Date.now() + PATIENCE_MS;
    let quiet = 0;
    let before = '';
    while (quiet < QUIET_LOOKS) {
      if (Date.now() > end) return false;
      await this.page.waitForTimeout(POLL_MS);
      const now = await this.page.evaluate(() => {
        const busy = document.querySelectorAll('[aria-busy=true]').length;
        const moving = document.getAnimations().filter(({ playState }) => playState === 'running').length;
        return `${busy + moving} ${document.title} ${document.getElementsByTagName('*').length} ${document.body.innerText.length}`;
      });
      quiet = this.#underWay <= 0 && now === before && now.startsWith('0 ') ? quiet + 1 : 0;
      before = now;
    }
    return true;
  }
}
