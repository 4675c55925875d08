const RELOADED_KEY = 'reloaded-at';
/** Servers of two releases may stand side by side for a moment: not round and round between them. */
const PAUSE_MS = 60_000;

/** The names of the scripts that this page came with (web/server/page-html.ts); each names the release that it is of. */
function ownScripts(): string[] {
  return document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset['scripts']?.split(' ') ?? [];
}

/** Whether the server has another release than the one that this page came with: its pages name another script. */
async function isOutdated(): Promise<boolean> {
  const entry = ownScripts().at(-1);
  if (!entry) return false;
  const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(entry);
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would keep it from reloading for ever.
    return false;
  }
}

/** After a script could not be loaded: loads the page again, once, if a newer release has replaced the files of this one. */
export async function reloadIfOutdated(reload: () => void = () => location.reload()): Promise<void> {
  if (await isOutdated().catch(() => false)) {
    if (mayReload()) reload();
  }
}
