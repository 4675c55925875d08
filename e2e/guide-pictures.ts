import type { Page } from '@playwright/test';
import type { Ask } from './owner.ts';

/** A picture of the guides: whose screen, where, and what is done before it is taken. */
export interface GuidePicture {
  name: string;
  /** Who sees it; null = somebody who is not signed in. */
  role: 'ADMIN' | 'CLIENT' | null;
  /** An address, or how it is found. */
  path: string | ((ask: Ask) => Promise<string>);
  prepare?: (page: Page) => Promise<void>;
}

interface Found {
  found: { items?: { id: string }[]; edges?: { node: { id: string } }[] };
}

/** The address of the first of a list, which has pages unless it is said to be a connection. */
const firstOf =
  (list: string, address: (id: string) => string, selection = 'items { id }') =>
  async (ask: Ask): Promise<string> => {
    const { found } = await ask<Found>(`{ found: ${list} { ${selection} } }`);
    const first = found.items?.[0] ?? found.edges?.[0]?.node;
    if (!first) throw new Error(`The demo world has nothing to show for ${list}.`);
    return address(first.id);
  };

const EDGES = 'edges { node { id } }';

const venueForm = firstOf(
  'myVenues(filter: { statuses: [PUBLISHED] }, sort: NAME)',
  (id) => `/dashboard/edit-establishment/${id}`,
);

/** The pictures of docs/guides, in the order in which the guides show them. */
export const GUIDE_PICTURES: readonly GuidePicture[] = [
  { name: 'register', role: null, path: '/register' },
  { name: 'owner-dashboard', role: 'CLIENT', path: '/dashboard' },
  { name: 'owner-venue-form', role: 'CLIENT', path: venueForm },
  {
    name: 'owner-photos',
    role: 'CLIENT',
    path: venueForm,
    prepare: async (page) => {
      await page.getByRole('tab', { name: /^Photos/ }).click();
      const first = page.locator('[role=tabpanel] img').first();
      await first.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'owner-quote',
    role: 'CLIENT',
    path: firstOf('forwardedQuoteRequests(first: 1)', (id) => `/dashboard/quotes/${id}`, EDGES),
  },
  { name: 'owner-subscription', role: 'CLIENT', path: '/dashboard/subscription' },
  { name: 'admin-dashboard', role: 'ADMIN', path: '/admin' },
  {
    name: 'admin-change-request',
    role: 'ADMIN',
    path: firstOf(
      'changeRequests(filter: { types: [UPDATE], statuses: [PENDING] })',
      (id) => `/admin/change-requests/${id}`,
    ),
  },
  {
    name: 'admin-quote',
    role: 'ADMIN',
    path: firstOf('quoteRequests(first: 1)', (id) => `/admin/quotes/${id}`, EDGES),
  },
  {
    name: 'admin-slider',
    role: 'ADMIN',
    path: '/admin/homepage-slider-management',
    prepare: (page) => page.locator('main li img').first().waitFor(),
  },
  { name: 'admin-import', role: 'ADMIN', path: '/admin/import-export' },
  {
    name: 'admin-users',
    role: 'ADMIN',
    path: '/admin/users',
    prepare: (page) => page.locator('main').getByText('admin@pleniere.test').first().waitFor(),
  },
];
