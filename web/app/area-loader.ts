import { matchPath, redirect } from 'react-router';
import { pageLoader } from '../lib/page-loader.ts';
import type { AreaMap } from '../lib/area-page.ts';

/** The server sends the frame of an area; it knows which of its paths lead elsewhere, and which nowhere. */
export const areaLoader = ({ base, pages, redirects = {} }: AreaMap) =>
  pageLoader(async ({ url: { pathname, search } }) => {
    const leadsTo = (path: string) => matchPath(path === '' ? base : `${base}/${path}`, pathname) !== null;
    if (pages.some(({ path }) => leadsTo(path))) return undefined;
    const moved = Object.entries(redirects).find(([path]) => leadsTo(path));
    return moved ? redirect(moved[1] + search) : 404;
  });
