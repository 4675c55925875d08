/** After this long the page is taken over all the same. Milliseconds. */
const PATIENCE_MS = 300;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves in a task of its own: the browser answers to the visitor between one piece of work and the next. */
export function nextTask(): Promise<void> {
  return after(0);
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function pictureShown(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  return picture && !picture.complete ? picture.decode().catch(() => {}) : Promise.resolve();
}

/** Resolves when the visitor sees the first screen with its picture, or soon in any case (a tab in the background paints nothing). */
export async function firstScreen(): Promise<void> {
  await Promise.race([Promise.all([painted(), pictureShown()]), after(PATIENCE_MS)]);
}
