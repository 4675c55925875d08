import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Language } from './constants.ts';

/** The theme of the `theme` cookie; `system` (also when there is none) follows the machine's setting. */
export type ColorMode = 'light' | 'dark' | 'system';
/** Name of the cookie that holds the ColorMode. */
export const COLOR_MODE_KEY = 'theme';

/** Who publishes the site: what the legal notice, the footer and the contact page say. Set by the platform, or by `OPERATOR_…`. */
export type Operator = {
  name: string;
  legalForm: string;
  /** Null = the form has none, or it is not told. */
  capital: string | null;
  /** Where and under which number the company is registered. */
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

/** The publisher of the site, and its other places on the web. */
export type SiteInfo = {
  operator: Operator;
  /** Other sites of the platform; null = there is none. */
  links: { events: string | null; magazine: string | null; assistant: string | null };
  /** Pages on social networks, by the network's own name. */
  social: readonly { network: string; url: string }[];
};

/** Months after which what is old is forgotten, by what it is. */
export type RetentionMonths = {
  /** Quote requests, after the last that happened to them. */
  quotes: number;
  /** Messages of the contact form, after the last that was done with them. */
  messages: number;
  /** Registrations, after they were refused. */
  registrations: number;
  /** Pages that signed-in users looked at. */
  activity: number;
  /** Notifications that were read. */
  notifications: number;
  /** Entries of the audit log. */
  audit: number;
};

/** Facts that server and browser must agree on; they travel in the page. */
export type PageInfo = {
  /** Public origin without a slash at the end (`https://www.pleniere.fr`), for canonical links. */
  origin: string;
  /** The day in Paris on which the page was rendered, YYYY-MM-DD. */
  today: string;
  /** Whom the tiles of maps are owed to: text that stands on the map. Null = there are no tiles, maps are drawn. */
  tileAttribution: string | null;
  /** Whether streets and house numbers can be found on the map. */
  findsAddresses: boolean;
  /** For so many months things are kept with the name of whom they are about. */
  retention: RetentionMonths;
  site: SiteInfo;
};

/** A GraphQL operation that a page needs, as the server-side Apollo Client hands it over. */
export type PageOperation = {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
};

/** One entry of Vite's `.vite/manifest.json`, the fields that rendering reads. */
export type ManifestChunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
  /** Ids of the texts that the script's code names. */
  messages?: string[];
};

export type RenderInput = {
  /** Path and query of the request, as it came: `/establishments?location=lyon`. */
  url: string;
  /** From the `language` cookie; anything else than a known language is French. `?lang=en` in the url wins over it. */
  language: Language;
  /** From the `theme` cookie. */
  colorMode: ColorMode;
  /** The nonce of the page's Content-Security-Policy, in development. Null = the policy names the page's styles by their hashes. */
  nonce: string | null;
  pageInfo: PageInfo;
  /**
   * How to answer the page's queries without HTTP: either the schema with a context value (made for this request), or a function that
   * executes an operation (so that the API's own executor, limits and cache apply).
   */
  data:
    | { schema: GraphQLSchema; contextValue: unknown }
    | { execute: (operation: PageOperation) => Promise<ExecutionResult> };
  /**
   * The parsed `.build/web/client/.vite/manifest.json`, or null in development: then the caller passes the result through
   * `vite.transformIndexHtml(url, html)`, and the page loads `/entry-client.tsx`.
   */
  manifest: Record<string, ManifestChunk> | null;
  /** Gives up after this; the page is then answered with what is there, and the browser loads the rest. */
  signal?: AbortSignal;
};

export type RenderResult = {
  /** 200, or what the page set: 404 for what does not exist, 503 when its data could not be had, 301/302 with `redirect`. */
  status: number;
  /** `content-type`, `content-language`, `vary`, `location` of a redirect, `cache-control` of a page that must not be kept; lower-case names. */
  headers: Record<string, string>;
  /** The whole document with its doctype; empty for a redirect. */
  html: string;
  /** What stands in the document's style elements: the Content-Security-Policy lets only these apply. */
  styles: string[];
  /** Where to, when status is 3xx: a path on this site. */
  redirect?: string;
};

/** `render` of `.build/web/server/entry-server.js` (production) and of `vite.ssrLoadModule('/entry-server.tsx')` (development). */
export type Render = (input: RenderInput) => Promise<RenderResult>;
