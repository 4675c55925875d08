import { Readable } from 'node:stream';
import { EnumChangefreq, SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../schema/constants.ts';
import { landingPaths, type LandingPlace } from '../../../schema/landing.ts';
import type { Database } from '../../platform/database/database.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { Department, Region } from '../geography/place.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { eventTypeSlug } from './catalogue-rest.ts';
import { EVENT_TYPES } from './catalogue-row.ts';
import { citiesWithPages } from './landing-cities.ts';
import { readSitemapVenues } from './catalogue.queries.ts';

/** URLs per file; sitemaps.org allows 50,000, in at most 50 MB. */
const VENUES_A_FILE = 5_000;

/** The static pages, and their priority. */
const FIXED_PAGES: readonly [path: string, priority: number][] = [
  ['/', 1],
  ['/establishments', 0.9],
  ['/promotions-en-cours', 0.7],
  ['/a-propos', 0.4],
  ['/contact', 0.4],
  ['/conditions-utilisation', 0.1],
  ['/licences', 0.1],
  ['/mentions-legales', 0.1],
  ['/politique-confidentialite', 0.1],
];

/** Paths that are excluded from search engines. */
const CLOSED = ['/api/', '/graphql', '/admin', '/dashboard', '/comparer', '/ma-selection', '/demande-devis'];

/** The public URLs of the site for search engines, in files of a bounded size. */
export class Sitemap {
  readonly #database: Database;
  readonly #index: CatalogueIndex;
  readonly #origin: string;

  /** @param origin of the site, without a trailing slash. */
  constructor(database: Database, index: CatalogueIndex, origin: string) {
    this.#database = database;
    this.#index = index;
    this.#origin = origin;
  }

  /** The text of `/robots.txt`. */
  robots(): string {
    const rules = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /'];
    return [...rules, '', `Sitemap: ${this.#origin}/sitemap.xml`, ''].join('\n');
  }

  /** The index of the other files, as XML. */
  index(): Promise<string> {
    const files = Array.from(
      { length: Math.ceil(this.#index.size / VENUES_A_FILE) },
      (_, file) => `venues-${file + 1}`,
    );
    const addresses = ['pages', 'landings', ...files].map((name) => ({ url: `${this.#origin}/sitemaps/${name}.xml` }));
    return toText(Readable.from(addresses).pipe(new SitemapIndexStream()));
  }

  /** The pages other than venues, as XML. */
  pages(): Promise<string> {
    return this.#list(FIXED_PAGES.map(([path, priority]) => ({ path, priority })));
  }

  /** The landing pages by place and event type with at least one venue, as XML. */
  landings(): Promise<string> {
    const paths = landingPaths(this.#places());
    return this.#list(paths.map((path) => ({ path, priority: 0.7 })));
  }

  /**
   * The pages of venues, as XML.
   * @param file from 1
   * @returns null past the last file.
   */
  async venues(file: number): Promise<string | null> {
    const venues = await readSitemapVenues(this.#database, (file - 1) * VENUES_A_FILE, VENUES_A_FILE);
    if (venues.length === 0) return null;
    return this.#list(
      venues.map(({ slug, changedAt }) => ({ path: `/establishment/${slug}`, priority: 0.6, changedAt })),
    );
  }

  /** Regions, departments and cities with the event types of their venues. */
  #places(): LandingPlace[] {
    const placeOf = (filter: 'region' | 'department', { code, name }: Department | Region): LandingPlace[] => {
      const venues = this.#index.filters.of(filter, code);
      const types = EVENT_TYPES.filter((type) => venues.sharesAny(this.#index.filters.of('eventType', type)));
      return venues.count() > 0 ? [{ name, eventTypes: types.map(eventTypeSlug) }] : [];
    };
    const cities = citiesWithPages(this.#index).map(({ commune, slots }): LandingPlace => {
      const types = EVENT_TYPES.filter((type) => {
        const venues = this.#index.filters.of('eventType', type);
        return slots.some((slot) => venues.has(slot));
      });
      return { name: commune.label, eventTypes: types.map(eventTypeSlug) };
    });
    const { regions, departments } = gazetteer();
    return [
      ...[...regions.values()].flatMap((region) => placeOf('region', region)),
      ...[...departments.values()].flatMap((department) => placeOf('department', department)),
      ...cities,
    ];
  }

  #list(pages: { path: string; priority: number; changedAt?: string }[]): Promise<string> {
    const items = pages.map(({ path, priority, changedAt }): SitemapItemLoose => ({
      url: this.#origin + path,
      priority,
      changefreq: EnumChangefreq.WEEKLY,
      links: LANGUAGES.map((lang) => ({ lang, url: this.#origin + inLanguage(path, lang) })),
      ...(changedAt ? { lastmod: changedAt } : {}),
    }));
    return toText(
      Readable.from(items).pipe(new SitemapStream({ xmlns: { news: false, xhtml: true, image: false, video: false } })),
    );
  }
}

/** The URL of a page in a language, as the pages link to it. */
function inLanguage(path: string, language: (typeof LANGUAGES)[number]): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;
}

async function toText(stream: Readable): Promise<string> {
  return (await streamToPromise(stream)).toString();
}
