import type { APIRequestContext } from '@playwright/test';
import { findsNothingOn } from './axe.ts';
import { demoPerson } from './owner.ts';
import { test } from './story.ts';

/** What is behind the sign-in, by who sees it; `:venue`, `:quote` and `:change` stand for one of his. */
const AREAS = {
  CLIENT: [
    '/dashboard',
    '/dashboard/manage-establishments',
    '/dashboard/create-establishment-selection',
    '/dashboard/create-establishment-paid',
    '/dashboard/establishments/:venue',
    '/dashboard/establishments/:venue/apercu',
    ...['presentation', 'photos', 'adresse', 'salles', 'services', 'activites', 'acces', 'alentours', 'textes'].map(
      (tab) => `/dashboard/establishments/:venue/edit?onglet=${tab}`,
    ),
    '/dashboard/establishments/:venue/edit?onglet=contact',
    '/dashboard/establishments/:venue/edit?onglet=page',
    '/dashboard/establishment-requests',
    '/dashboard/change-requests',
    '/dashboard/change-requests/:change',
    '/dashboard/quotes',
    '/dashboard/quotes/:quote',
    '/dashboard/promotions',
    '/dashboard/subscription',
    '/dashboard/notifications',
    '/dashboard/profile',
  ],
  ADMIN: [
    '/admin',
    '/admin/notifications',
    '/admin/pending-registrations',
    '/admin/import-export',
    '/admin/establishment-requests',
    '/admin/establishment-requests/:submission',
    '/admin/change-requests',
    '/admin/change-requests/:change',
    '/admin/quotes',
    '/admin/quotes?vue=colonnes',
    '/admin/quotes/:quote',
    '/admin/messages',
    '/admin/messages/:message',
    '/admin/audit-log',
    '/admin/audit-log/:entry',
    '/admin/establishments',
    '/admin/establishments/:venue',
    '/admin/establishments/:venue/edit',
    '/admin/homepage-slider-management',
    '/admin/favorites-management',
    '/admin/top5-management',
    '/admin/premier-page-management',
    '/admin/reference-management',
    '/admin/users',
    '/admin/users/new',
    '/admin/users/:user',
    '/admin/users/:user/edit',
    '/admin/subscriptions',
    '/admin/subscriptions/plans',
    '/admin/data-protection',
    '/admin/settings',
    '/dashboard',
  ],
} as const;

/** What stands for the parameters of those addresses. */
const IDS = {
  CLIENT:
    'venue: myVenues { items { id } } change: changeRequests { items { id } } quote: forwardedQuoteRequests { items { id } }',
  ADMIN: `venue: managedVenues { items { id } } submission: changeRequests(filter: { types: [CREATION] }) { items { id } }
    change: changeRequests { items { id } } quote: quoteRequests { items { id } } message: messages { items { id } }
    user: users { items { id } } entry: auditEntries { items { id } }`,
} as const;

// A trace would take longer than what it traces; the finding names the element.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

type Role = keyof typeof AREAS;
type Found = Record<string, { items: { id: string }[] }>;
const people = new Map<Role, Promise<{ token: string; found: Found }>>();

/** Signed in once a worker. */
function person(request: APIRequestContext, role: Role): Promise<{ token: string; found: Found }> {
  const known = people.get(role) ?? signIn(request, role);
  people.set(role, known);
  return known;
}

async function signIn(request: APIRequestContext, role: Role): Promise<{ token: string; found: Found }> {
  const { ask, token } = await demoPerson(request, role);
  return { token, found: await ask<Found>(`{ ${IDS[role]} }`) };
}

for (const [role, paths] of Object.entries(AREAS) as [Role, readonly string[]][]) {
  for (const template of paths) {
    test(`axe finds nothing on ${template} for a ${role}, light and dark`, async ({ page, request }) => {
      const { token, found } = await person(request, role);
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
      await findsNothingOn(
        page,
        template.replace(/:(\w+)/, (_, name: string) => found[name]?.items[0]?.id ?? `no-${name}`),
      );
    });
  }
}
