/**
 * The first script of a page: loads the style sheets and the other scripts when the visitor sees the first screen, so that they never
 * compete with its picture and its fonts, and runs the scripts one by one, so that the browser answers to the visitor in between.
 * Imports nothing: what it shared with other scripts would be loaded before the first screen as well.
 */

/** After this long the scripts are loaded all the same. Milliseconds. */
const PATIENCE_MS = 1_000;
/** After this long a file whose download failed is tried again, then after twice as long, and so on. Milliseconds. */
const RETRY_MS = 2_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(resolve);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function pictureShown(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  return picture ? picture.decode().then(painted, () => {}) : Promise.resolve();
}

/** A file whose download failed is tried again when the connection is back, or after a while: until then the page works natively. */
async function persist(load: () => Promise<unknown>): Promise<void> {
  for (let wait = RETRY_MS; ; wait *= 2) {
    try {
      await load();
      return;
    } catch {
      const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      await Promise.race([online, after(wait)]);
    }
  }
}

/** Loads a whole style sheet, with the rules of what is not on the page yet. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(href));
    });
    document.head.append(link);
  });
}

/** The addresses in an attribute of this script. */
const named = (list: string | undefined): string[] => (list ? list.split(' ') : []);

async function boot(): Promise<void> {
  const self = document.querySelector<HTMLScriptElement>('script[data-scripts]');
  const scripts = named(self?.dataset['scripts']);
  // A tab in the background paints nothing.
  await Promise.race([Promise.all([painted(), pictureShown()]), after(PATIENCE_MS)]);
  self?.after(...scripts.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));
  await Promise.all(named(self?.dataset['styles']).map((href) => persist(() => loadStyles(href))));
  for (const script of scripts) {
    await persist(() => import(/* @vite-ignore */ script));
    await after(0);
  }
}

void boot();
