import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Official names of regions, departments or communes. */
const official = (kind: string) =>
  (
    JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${kind}.json`), 'utf8')) as {
      nom: string;
    }[]
  ).map(({ nom }) => nom);

/** What is the same in every language: names of houses, of English itself, and a legal form as an example. */
const SAME = ['Plénière', 'LinkedIn', 'Instagram', 'Facebook', 'YouTube', 'English', 'SAS'];
/** Browsers and systems, as sessions name them (web/lib/user-agent.ts). */
const BROWSERS = ['Chrome', 'Firefox', 'Safari', 'Edge', 'Linux', 'Windows', 'macOS', 'Android'];
const ADDRESS = /^(?:https?:\/)?\/\S*$/;
/** Between names that stand together in one text. */
const BETWEEN = /[\s\d]*(?:[(),;:·–—→/|"“”«»\n]|\s\d+\s|\d$)[\s\d]*/;
const POST_CODE = /^\d+\s+/;
const STATE = /<script type="application\/json"[^>]*>(.*?)<\/script>/s;
/** From so many characters on, a part of something sent is no accident. */
const LONG = 20;

const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();

/** Months, days of the week and units as the browser itself writes them in English. */
function writtenByTheBrowser(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)));
  const dates = (['short', 'long'] as const).flatMap((style) =>
    days.flatMap((day) =>
      new Intl.DateTimeFormat('en', { month: style, weekday: style, hour: 'numeric' }).formatToParts(day),
    ),
  );
  const spans = (['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].flatMap((count) => [
      ...new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).formatToParts(count, unit),
      ...new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count),
      ...new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(count),
    ]),
  );
  return [...dates, ...spans].flatMap(({ value }) => value.split(/\P{L}+/u));
}

/** Time zones as a form lists them. */
const zones = () => Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll('_', ' '));

/** What a page may show without a translation: what the server has sent, official names, and what the browser writes itself. */
export class KnownData {
  readonly #texts = new Set(
    [...SAME, ...BROWSERS, ...['regions', 'departements', 'communes'].flatMap(official), ...zones()].map(plain),
  );
  readonly #words = new Set(['and', 'at', 'km', 'Sept', ...writtenByTheBrowser()]);
  readonly #long: string[] = [];

  constructor(page: Page) {
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (!/json|html/.test(type)) return;
      const body = await response.text().catch(() => '');
      if (type.includes('json')) this.#note(JSON.parse(body || 'null'));
      else {
        const { apollo, pageInfo } = JSON.parse(STATE.exec(body)?.[1] ?? '{}') as Record<string, unknown>;
        this.#note([apollo, pageInfo]);
      }
    });
  }

  #note(value: unknown): void {
    if (typeof value === 'string') {
      const text = plain(value);
      if (text.length > LONG) this.#long.push(text);
      for (const each of [text, ...text.split(BETWEEN)]) this.#texts.add(each);
    } else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) this.#note(each);
  }

  /** Whether the text is made of what is known. */
  has(text: string): boolean {
    const whole = plain(text);
    if (ADDRESS.test(whole) || this.#isKnown(whole)) return true;
    const parts = whole
      .split(/ (?:and|or) /)
      .flatMap((part) => part.split(BETWEEN))
      .map((part) => part.replace(POST_CODE, ''));
    return parts.every((part) => this.#isKnown(part) || this.#isTwoNames(part));
  }

  /** A first name and a last one. */
  #isTwoNames(text: string): boolean {
    const words = text.split(' ');
    return words.some(
      (_, at) => at > 0 && this.#texts.has(words.slice(0, at).join(' ')) && this.#texts.has(words.slice(at).join(' ')),
    );
  }

  #isKnown(text: string): boolean {
    return (
      this.#texts.has(text) ||
      text.split(/\P{L}+/u).every((word) => word.length < 2 || this.#words.has(word)) ||
      (text.length > LONG && this.#long.some((long) => long.includes(text)))
    );
  }
}
