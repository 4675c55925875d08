import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';

/** Its public pages, the most particular path first. */
export const messagesRoutes: readonly PageRoute[] = [
  { path: '/contact', page: lazyPage('messages/visitor/contact-page', () => import('./visitor/contact-page.tsx')) },
];
