import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Language } from './constants.ts';

/** The theme of the `theme` cookie; `system` (also without a cookie) follows the operating system. */
export type ColorMode = 'light' | 'dark' | 'system';
/** Name of the cookie with the ColorMode. */
export const COLOR_MODE_KEY = 'theme';

/** Id of the element of a page that carries the server's state as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** The publisher of the site, for the legal notice, the footer and the contact page. Set by the platform, or by `OPERATOR_…`. */
export type Operator = {
  name: string;
  legalForm: string;
  /** Null = the legal form has none, or it is not published. */
  capital: string | null;
  /** The register and the registration number. */
  registration: string;
  vatNumber: string | null;
  /** On one line, its parts separated by commas. */
  address: string;
  phone: string;
  email: string;
  /** For questions about personal data. */
  privacyEmail: string;
  /** Monday to Friday, Paris time: `09:00-18:00`. */
  hours: string;
  /** Director of publication. */
  director: string;
  hostName: string;
  hostAddress: string;
  hostPhone: string;
};

/** The publisher of the site, and links to its other sites. */
export type SiteInfo = {
  operator: Operator;
  /** Other sites of the platform; null = there is none. */
  links: { events: string | null; magazine: string | null; assistant: string | null };
  /** Pages on social networks, by the name of the network. */
  social: readonly { network: string; url: string }[];
};

/** Retention periods in months, by kind of data. */
export type RetentionMonths = {
  /** Quote requests, after their last activity. */
  quotes: number;
  /** Messages of the contact form, after their last activity. */
  messages: number;
  /** Rejected registrations. */
  registrations: number;
  /** Page views of signed-in users. */
  activity: number;
  /** Read notifications. */
  notifications: number;
  /** Entries of the audit log. */
  audit: number;
};

/** Data that server and browser must agree on; it is part of the page. */
export type PageInfo = {
  /** Public origin without a trailing slash (`https://www.pleniere.fr`), for canonical links. */
  origin: string;
  /** The day in Paris on which the page was rendered, YYYY-MM-DD. */
  today: string;
  /** The attribution of map tiles, as text on the map. Null = there are no tiles, maps are drawn. */
  tileAttribution: string | null;
  /** Whether streets and house numbers can be looked up. */
  findsAddresses: boolean;
  /** Retention periods of personal data, in months. */
  retention: RetentionMonths;
  site: SiteInfo;
};

/** A GraphQL operation of a page. */
export type PageOperation = {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
};

/** One entry of Vite's `.vite/manifest.json`, with the fields that rendering reads. */
export type ManifestChunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
  /** Ids of the texts in the code of the script. */
  messages?: string[];
};

export type RenderInput = {
  /** Path and query of the request, unchanged: `/establishments?location=lyon`. */
  url: string;
  /** From the `language` cookie; anything but a known language is French. `?lang=en` in the URL has precedence. */
  language: Language;
  /** From the `theme` cookie. */
  colorMode: ColorMode;
  /** The nonce of the page's Content-Security-Policy, in development. Null = the page is sent to many. */
  nonce: string | null;
  pageInfo: PageInfo;
  /** Executes a query of the page without HTTP, with the API's own executor, limits and cache. The same document is the same object each time. */
  execute: (operation: PageOperation) => Promise<ExecutionResult>;
  /**
   * The parsed `.build/web/client/.vite/manifest.json`, or null in development: then the caller passes the result through
   * `vite.transformIndexHtml(url, html)`, and the page loads `/entry-client.tsx`.
   */
  manifest: Record<string, ManifestChunk> | null;
  /** The text of each style sheet of the manifest, its base before it, by its file. Null = the page links its sheets, and contains no styles. */
  styleSheets: Record<string, string> | null;
  /** The time limit; afterwards the page is sent with the data that is there, and the browser loads the rest. */
  signal?: AbortSignal;
};

export type RenderResult = {
  /** 200, or the status that the page has set: 404 if it does not exist, 503 if its data is unavailable, 301/302 with `redirect`. */
  status: number;
  /** `content-type`, `content-language`, `vary`, `location` of a redirect, `cache-control` of a page that must not be cached; lower-case names. */
  headers: Record<string, string>;
  /** The whole document with its doctype (UTF-8); empty for a redirect. */
  html: Buffer;
  /** The source of the styles that the page contains, for `style-src`: `'sha256-…'`. */
  styleSource?: string;
  /** The target if the status is 3xx: a path on this site. */
  redirect?: string;
};

/** The file of the rules that every page with a style sheet contains, which are not part of the sheet itself. */
export const baseSheetOf = (file: string): string => file.replace(/\.css$/, '.base.css');

/** `render` of `.build/web/server/entry-server.js` (production) and of `vite.ssrLoadModule('/entry-server.tsx')` (development). */
export type Render = (input: RenderInput) => Promise<RenderResult>;
