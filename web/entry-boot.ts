/**
 * The first script of a page: loads the others when the visitor sees the first screen, so that they never compete with its picture
 * and its fonts, and runs them one by one, so that the browser answers to the visitor in between. Imports nothing: what it
 * shared with other scripts would be loaded before the first screen as well.
 */

/** After this long the scripts are loaded all the same. Milliseconds. */
const PATIENCE_MS = 1_000;
/** After this long a script whose download failed is tried again, then after twice as long, and so on. Milliseconds. */
const RETRY_MS = 2_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function pictureShown(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  return picture ? picture.decode().then(painted, () => {}) : Promise.resolve();
}

/** Runs a script. One whose download failed is tried again when the connection is back, or after a while: until then the page works natively. */
async function run(script: string): Promise<void> {
  for (let wait = RETRY_MS; ; wait *= 2) {
    try {
      await import(/* @vite-ignore */ script);
      return;
    } catch {
      const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      await Promise.race([online, after(wait)]);
    }
  }
}

async function boot(): Promise<void> {
  const self = document.querySelector<HTMLScriptElement>('script[data-scripts]');
  const scripts = self?.dataset['scripts']?.split(' ') ?? [];
  // A tab in the background paints nothing.
  await Promise.race([Promise.all([painted(), pictureShown()]), after(PATIENCE_MS)]);
  for (const href of scripts)
    self!.after(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const script of scripts) {
    await run(script);
    await after(0);
  }
}

void boot();
