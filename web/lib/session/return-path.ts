/** Query parameter of /login that keeps where one wanted to go. */
const PARAMETER = 'retour';
/** Where a return would only lead back to signing in. */
const NOWHERE = [
  '/login',
  '/register',
  '/registration-pending',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
];

/** The page to sign in on, that comes back to this path of the site. */
export function loginAddress(from: string): string {
  return `/login?${PARAMETER}=${encodeURIComponent(from)}`;
}

/** Where to go after signing in: a path of this very origin, or null. Nothing that a link to /login could name leads elsewhere. */
export function returnPath(search: string, origin: string): string | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return null;
  try {
    const url = new URL(asked, origin);
    if (url.origin !== origin || NOWHERE.includes(url.pathname)) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Where somebody belongs who wanted to go nowhere in particular. */
export function homeOf(role: 'ADMIN' | 'CLIENT' | 'TEAM'): string {
  return role === 'CLIENT' ? '/dashboard' : '/admin';
}
