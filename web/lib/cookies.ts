const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps a choice of the visitor for a year, so that the server renders the next page with it. Browser only. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}

/** Local storage where the browser allows it (a private window may refuse): a refused write is forgotten, a refused read is null. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice then lasts as long as the cookie or the page.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // There is nothing that could be removed.
    }
  },
};
