import { Readable } from 'node:stream';
import { EnumChangefreq, SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { DEFAULT_LANGUAGE, LANGUAGES, type EventTypeSlug } from '../../../schema/constants.ts';
import { landingPaths, type LandingPlace } from '../../../schema/landing.ts';
import type { Database } from '../../platform/database/database.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { EventType } from '../venues/venue.enums.ts';
import { eventTypeSlug } from './catalogue-rest.ts';

/** Addresses in one file; sitemaps.org allows 50,000, in at most 50 MB. */
const VENUES_A_FILE = 5_000;

/** Pages that are always there, and how much they matter among those of the site. */
const FIXED_PAGES: readonly [path: string, priority: number][] = [
  ['/', 1],
  ['/establishments', 0.9],
  ['/promotions-en-cours', 0.7],
  ['/a-propos', 0.4],
  ['/contact', 0.4],
  ['/conditions-utilisation', 0.1],
  ['/mentions-legales', 0.1],
  ['/politique-confidentialite', 0.1],
];

/** Nothing there is for search engines to show. */
const CLOSED = ['/api/', '/graphql', '/admin', '/dashboard', '/comparer', '/ma-selection', '/demande-devis'];

/** What search engines are told: the public addresses of the site, in files of a bounded size. */
export class Sitemap {
  readonly #database: Database;
  readonly #origin: string;

  /** @param origin of the site, without a slash at the end. */
  constructor(database: Database, origin: string) {
    this.#database = database;
    this.#origin = origin;
  }

  /** The text of `/robots.txt`. */
  robots(): string {
    const rules = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /'];
    return [...rules, '', `Sitemap: ${this.#origin}/sitemap.xml`, ''].join('\n');
  }

  /** The list of the other files, as XML. */
  async index(): Promise<string> {
    const [row] = await this.#database.rows<{ count: number }>('select count(*)::int as count from catalogue_venue');
    const files = Array.from({ length: Math.ceil(row!.count / VENUES_A_FILE) }, (_, file) => `venues-${file + 1}`);
    const addresses = ['pages', 'landings', ...files].map((name) => ({ url: `${this.#origin}/sitemaps/${name}.xml` }));
    return toText(Readable.from(addresses).pipe(new SitemapIndexStream()));
  }

  /** The pages that are no venues, as XML. */
  pages(): Promise<string> {
    return this.#list(FIXED_PAGES.map(([path, priority]) => ({ path, priority })));
  }

  /** The searches by region, department and event type that have a page of their own and find something, as XML. */
  async landings(): Promise<string> {
    const places = await this.#database.rows<{ department: string; eventTypes: (EventType | null)[] }>(SELECT_PLACES);
    const paths = landingPaths(placesOf(places));
    return this.#list(paths.map((path) => ({ path, priority: 0.7 })));
  }

  /**
   * The pages of venues, as XML.
   * @param file from 1
   * @returns null past the last file.
   */
  async venues(file: number): Promise<string | null> {
    const venues = await this.#database.rows<{ slug: string; changedAt: string }>(SELECT_VENUES, [
      (file - 1) * VENUES_A_FILE,
      VENUES_A_FILE,
    ]);
    if (venues.length === 0) return null;
    return this.#list(
      venues.map(({ slug, changedAt }) => ({ path: `/establishment/${slug}`, priority: 0.6, changedAt })),
    );
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

const SELECT_VENUES = `
  select c.slug, to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
  from catalogue_venue c join venue v on v.id = c.venue_id
  order by c.slug offset $1 limit $2`;

const SELECT_PLACES = `
  select department_code as department, array_agg(distinct type) as "eventTypes"
  from catalogue_venue left join unnest(event_types) as type on true
  group by department_code order by department_code`;

/** Regions and departments with the event types of their venues. */
function placesOf(rows: readonly { department: string; eventTypes: (EventType | null)[] }[]): LandingPlace[] {
  const { regions, departments } = gazetteer();
  const places = new Map<string, Set<EventTypeSlug>>();
  for (const { department: code, eventTypes } of rows) {
    const department = departments.get(code);
    const region = department && regions.get(department.regionCode);
    const slugs = eventTypes.filter((type) => type !== null).map(eventTypeSlug);
    for (const name of [region?.name, department?.name]) {
      if (name) places.set(name, new Set([...(places.get(name) ?? []), ...slugs]));
    }
  }
  return [...places].map(([name, slugs]) => ({ name, eventTypes: [...slugs] }));
}

/** As the pages themselves name their other language. */
function inLanguage(path: string, language: (typeof LANGUAGES)[number]): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;
}

async function toText(stream: Readable): Promise<string> {
  return (await streamToPromise(stream)).toString();
}
