/**
 * Who listens to a value that the browser keeps under a key.
 * @param forget called before the listeners when another tab has changed the value.
 */
export function listenersTo(key: string, forget: () => void = () => {}) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** Another tab changed it, or emptied the whole storage: then there is no key. */
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed !== key && changed !== null) return;
    forget();
    tell();
  };
  return {
    /** It changed in this tab. */
    tell,
    /** Calls the listener when it changes, in this tab or in another; gives back how to stop. */
    listen: (listener: () => void): (() => void) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', follow);
        // A page that comes back from the browser's cache missed the events of the other tabs.
        window.addEventListener('pageshow', tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', follow);
        window.removeEventListener('pageshow', tell);
      };
    },
  };
}
