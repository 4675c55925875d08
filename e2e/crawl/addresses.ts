import type { APIRequestContext } from '@playwright/test';
import { asker } from '../owner.ts';
import { soon } from '../quote-form.ts';
import { siteRoutes, type Who } from './routes.ts';

const VENUE = 'l-atelier-vaucanson-lyon-1er';
const COMPARED = 'hotel-haussoullier-paris-8e,palais-garnieri-nice,chateau-d-arzelier-grignan';
const TABS = 'presentation photos adresse salles services activites acces alentours textes contact page'.split(' ');

/**
 * For each page of the router, by its pattern, the addresses at which it is looked at: with something on it, and in the
 * states that an address can name. `{venue}` stands for the first that the person has of that kind.
 */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/'],
  '/new-homepage': ['/new-homepage'],
  '/establishments': [
    '/establishments',
    '/establishments?location=Lyon&capacity=60&category=4',
    '/establishments?location=Lyon&capacity=3000',
    '/establishments?near=Lyon&km=50&kind=hotel&roomArea=100&bedrooms=20&station=20',
    `/establishments?startDate=${soon(60)}&flexibleDays=2&capacity=20`,
    '/establishments?vue=carte',
  ],
  '/ma-selection': ['/ma-selection'],
  '/comparer': ['/comparer', `/comparer?lieux=${COMPARED}`],
  '/demande-devis': ['/demande-devis', `/demande-devis?lieux=${VENUE}&capacity=20000`],
  '/demande-devis/suivi': ['/demande-devis/suivi#nothing'],
  '/recherches/confirmer': ['/recherches/confirmer', '/recherches/confirmer?token=x'],
  '/recherches/arreter': ['/recherches/arreter', '/recherches/arreter?token=x'],
  '/promotions-en-cours': ['/promotions-en-cours'],
  '/lieux/:place': ['/lieux/bretagne', '/lieux/seminaire-residentiel', '/lieux/lyon'],
  '/lieux/:place/:eventType': ['/lieux/bretagne/seminaire-residentiel'],
  '/establishment/:slug': [`/establishment/${VENUE}`, '/establishment/nowhere'],
  '/establishment': ['/establishment'],
  '/builder-content': ['/builder-content'],
  '/a-propos': ['/a-propos'],
  '/contact': ['/contact'],
  '/mentions-legales': ['/mentions-legales'],
  '/licences': ['/licences'],
  '/politique-confidentialite': ['/politique-confidentialite'],
  '/conditions-utilisation': ['/conditions-utilisation'],
  '/login': ['/login'],
  '/register': ['/register'],
  '/registration-pending': ['/registration-pending'],
  '/forgot-password': ['/forgot-password'],
  '/reset-password': ['/reset-password', '/reset-password?token=x'],
  '/verify-email': ['/verify-email', '/verify-email?token=x'],
  '/dashboard': ['/dashboard'],
  '/dashboard/quotes': ['/dashboard/quotes'],
  '/dashboard/quotes/:id': ['/dashboard/quotes/{ownQuote}'],
  '/dashboard/notifications': ['/dashboard/notifications'],
  '/dashboard/manage-establishments': ['/dashboard/manage-establishments'],
  '/dashboard/create-establishment-selection': ['/dashboard/create-establishment-selection'],
  '/dashboard/create-establishment': ['/dashboard/create-establishment'],
  '/dashboard/create-establishment-free': ['/dashboard/create-establishment-free'],
  '/dashboard/create-establishment-paid': ['/dashboard/create-establishment-paid'],
  '/dashboard/establishments/:id': ['/dashboard/establishments/{ownVenue}'],
  '/dashboard/establishments/:id/edit': TABS.map((tab) => `/dashboard/establishments/{ownVenue}/edit?onglet=${tab}`),
  '/dashboard/edit-establishment/:id': ['/dashboard/edit-establishment/{ownVenue}'],
  '/dashboard/establishments/:id/calendar': ['/dashboard/establishments/{ownVenue}/calendar'],
  '/dashboard/establishments/:id/apercu': ['/dashboard/establishments/{ownVenue}/apercu'],
  '/dashboard/establishment-requests': ['/dashboard/establishment-requests'],
  '/dashboard/change-requests': ['/dashboard/change-requests'],
  '/dashboard/change-requests/:id': ['/dashboard/change-requests/{change}'],
  '/dashboard/profile': ['/dashboard/profile'],
  '/dashboard/promotions': ['/dashboard/promotions'],
  '/dashboard/subscription': ['/dashboard/subscription'],
  '/admin': ['/admin'],
  '/admin/notifications': ['/admin/notifications'],
  '/admin/pending-registrations': ['/admin/pending-registrations'],
  '/admin/establishment-requests': ['/admin/establishment-requests'],
  '/admin/establishment-requests/:id': ['/admin/establishment-requests/{submission}'],
  '/admin/change-requests': ['/admin/change-requests'],
  '/admin/change-requests/:id': ['/admin/change-requests/{change}'],
  '/admin/quotes': ['/admin/quotes', '/admin/quotes?vue=colonnes', '/admin/quotes?q=nowhere'],
  '/admin/quotes/:id': ['/admin/quotes/{quote}'],
  '/admin/messages': ['/admin/messages'],
  '/admin/messages/:id': ['/admin/messages/{message}'],
  '/admin/establishments': ['/admin/establishments'],
  '/admin/establishments/:id': ['/admin/establishments/{venue}'],
  '/admin/establishments/:id/edit': ['/admin/establishments/{venue}/edit'],
  '/admin/establishments/:id/apercu': ['/admin/establishments/{venue}/apercu'],
  '/admin/import-export': ['/admin/import-export'],
  '/admin/homepage-slider-management': ['/admin/homepage-slider-management'],
  '/admin/favorites-management': ['/admin/favorites-management'],
  '/admin/top5-management': ['/admin/top5-management'],
  '/admin/premier-page-management': ['/admin/premier-page-management'],
  '/admin/reference-management': ['/admin/reference-management'],
  '/admin/users': ['/admin/users'],
  '/admin/users/new': ['/admin/users/new'],
  '/admin/users/:id': ['/admin/users/{user}'],
  '/admin/users/:id/edit': ['/admin/users/{user}/edit'],
  '/admin/subscriptions': ['/admin/subscriptions'],
  '/admin/subscriptions/plans': ['/admin/subscriptions/plans'],
  '/admin/subscriptions/:id': ['/admin/subscriptions/{subscriber}'],
  '/admin/data-protection': ['/admin/data-protection'],
  '/admin/settings': ['/admin/settings'],
  '/admin/audit-log': ['/admin/audit-log'],
  '/admin/audit-log/:id': ['/admin/audit-log/{entry}'],
};

const OWNER = `ownVenue: myVenues { items { id } } ownQuote: forwardedQuoteRequests { edges { node { id } } }
  change: changeRequests { items { id } }`;
const STAFF = `venue: managedVenues { items { id } } submission: changeRequests(filter: { types: [CREATION] }) { items { id } }
  change: changeRequests { items { id } } quote: quoteRequests { edges { node { id } } } message: messages { edges { node { id } } }`;
const ADMINISTRATOR = `user: users { items { id } } entry: auditEntries { edges { node { id } } }
  subscriber: users(filter: { roles: [CLIENT] }) { items { id } }
  ownVenue: managedVenues { items { id } } ownQuote: quoteRequests { edges { node { id } } }`;
const IDS: Readonly<Record<Exclude<Who, 'VISITOR'>, string>> = {
  CLIENT: OWNER,
  TEAM: STAFF,
  ADMIN: STAFF + ADMINISTRATOR,
};

/** Whoever is signed in is led on from there. */
const FOR_VISITORS_ALONE = '/login';

/** Somebody to crawl as; the token is null for a visitor. */
export type Person = { who: Who; token: string | null };

/**
 * Every address that the person may open.
 * @throws an Error that names the pages of the router without an example, and the examples that no page has
 */
export async function addressesFor({ who, token }: Person, request: APIRequestContext): Promise<string[]> {
  const routes = await siteRoutes();
  const patterns = new Set(routes.map(({ pattern }) => pattern));
  const missing = [...patterns].filter((pattern) => !EXAMPLES[pattern]?.length);
  const stale = Object.keys(EXAMPLES).filter((pattern) => !patterns.has(pattern));
  if (missing.length + stale.length > 0)
    throw new Error(`Pages without an example address: ${missing.join()}; examples without a page: ${stale.join()}`);

  const found =
    who === 'VISITOR' || !token
      ? {}
      : await asker(
          request,
          token,
        )<Record<string, { items?: { id: string }[]; edges?: { node: { id: string } }[] }>>(`{ ${IDS[who]} }`);
  return routes
    .filter((route) => route.for.includes(who) && (who === 'VISITOR' || route.pattern !== FOR_VISITORS_ALONE))
    .flatMap(({ pattern }) => EXAMPLES[pattern]!)
    .map((address) =>
      address.replace(/\{(\w+)\}/, (_, name: string) => {
        const id = found[name]?.items?.[0]?.id ?? found[name]?.edges?.[0]?.node.id;
        if (id === undefined) throw new Error(`The demo world has no ${name} for ${who}, which ${address} needs`);
        return id;
      }),
    );
}
