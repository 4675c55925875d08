import { useLocation } from 'react-router';
import { DEFAULT_LANGUAGE, LANGUAGES, PRODUCT_NAME } from '../../schema/constants.ts';
import { LANGUAGE_PARAMETER } from './i18n.ts';
import { usePageInfo } from './page-info.tsx';
import { usePreferences } from './preferences.tsx';

const OG_LOCALES = { fr: 'fr_FR', en: 'en_GB' } as const;

/** Made by `npm run screenshots`. */
const SITE_PICTURE = '/share.jpg';

type HeadProps = {
  /** Without the product's name, which is added; the home page passes `bare`. */
  title: string;
  bare?: boolean;
  /** One or two sentences, about 150 characters. */
  description?: string;
  /** Path and query of the canonical address, when it is not the current path without its query. */
  path?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Absolute address or path of a picture for shared links, 1.91 times as wide as high or cut to it; that of the site unless given. */
  image?: string;
};

function withLanguage(path: string, language: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;
}

/** Title, description, canonical address, languages and Open Graph of a page. React puts them into `<head>`, on the server too. */
export function Head({ title, bare = false, description, path, noindex = false, image = SITE_PICTURE }: HeadProps) {
  const { origin } = usePageInfo();
  const { language } = usePreferences();
  const location = useLocation();
  const canonicalPath = path ?? location.pathname;
  const canonical = origin + withLanguage(canonicalPath, language);
  const fullTitle = bare ? title : `${title} · ${PRODUCT_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={origin + withLanguage(canonicalPath, other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + canonicalPath} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={OG_LOCALES[language]} />
      <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Structured data of schema.org. `<` is escaped: a text of a venue can't end the element. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // The development server writes its nonce on every script, ours too.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}
