/** The first that a browser's own description matches; several call themselves by the names of others. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string): string | null =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The common names of browser and system, null when unknown; `mobile` chooses the picture. */
export function readUserAgent(text: string): { browser: string | null; system: string | null; mobile: boolean } {
  const system = nameIn(SYSTEMS, text);
  return {
    browser: nameIn(BROWSERS, text),
    system,
    mobile: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}
