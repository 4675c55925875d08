import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { firstOfMonth } from '../../../lib/first-of-month.ts';
import { listAddress, type ListChanges } from '../../../lib/list/list-address.ts';
import type { AdminVenuesQueryVariables } from './venues-admin.gen.ts';

/** The list of all venues, as its address says it. */
export const VENUES = listAddress({
  path: '/admin/establishments',
  filters: {
    etat: {
      brouillons: 'DRAFT',
      'en-examen': 'PENDING',
      refuses: 'REJECTED',
      approuves: 'APPROVED',
      publies: 'PUBLISHED',
      supprimes: 'DELETED',
    },
    place: {
      recommandes: 'FEATURED',
      'coups-de-coeur': 'FAVOURITE',
      'top-5': 'TOP_FIVE',
      'premiere-page': 'PREMIER_PAGE',
      diaporama: 'HOMEPAGE_SLIDER',
    },
    suivi: {
      visibles: 'PUBLIC',
      'ce-mois': 'THIS_MONTH',
      modifications: 'CHANGE',
      'abonnement-termine': 'EXPIRED',
      'hors-formule': 'BEYOND_PLAN',
    },
  },
  sorts: {
    recents: 'UPDATED',
    '-recents': 'UPDATED_OLDEST',
    nom: 'NAME',
    '-nom': 'NAME_DESC',
    ville: 'CITY',
    '-ville': 'CITY_DESC',
    nouveaux: 'NEWEST',
    anciens: 'OLDEST',
  },
});

export type AdminAddress = ReturnType<typeof VENUES.parse>;
export type AdminChanges = ListChanges<typeof VENUES.filters, typeof VENUES.sorts>;
export type Place = NonNullable<AdminAddress['filters']['place']>;
export type AdminSort = AdminAddress['sort'];

/** Whose venues alone are listed (`proprietaire`); other pages link here so. */
const OWNER = 'proprietaire';
const PAGE_SIZE = 25;

export function useAdminAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const address = VENUES.parse(search);
    const ownerId = new URLSearchParams(search).get(OWNER);
    const link = (changes: AdminChanges) => {
      const path = VENUES.pathOf(address, changes);
      if (ownerId === null) return path;
      return `${path}${path.includes('?') ? '&' : '?'}${OWNER}=${encodeURIComponent(ownerId)}`;
    };
    return {
      address,
      ownerId,
      link,
      /** Without a step of its own in the browser's history. */
      go: (changes: AdminChanges) => void navigate(link(changes), { replace: true, preventScrollReset: true }),
    };
  }, [navigate, search]);
}

/** @param today the day in Paris. */
export function toVariables(
  { text, filters, sort, page }: AdminAddress,
  ownerId: string | null,
  today: string,
): AdminVenuesQueryVariables {
  const { etat, place, suivi } = filters;
  return {
    filter: {
      ...(text ? { text } : {}),
      ...(etat ? { statuses: [etat] } : {}),
      ...(place ? { places: [place] } : {}),
      ...(suivi === 'PUBLIC' ? { isPublic: true } : {}),
      ...(suivi === 'THIS_MONTH' ? { createdFrom: firstOfMonth(today) } : {}),
      ...(suivi === 'CHANGE' ? { pendingChange: true } : {}),
      ...(suivi === 'EXPIRED' ? { subscriptionExpired: true } : {}),
      ...(suivi === 'BEYOND_PLAN' ? { isBeyondPlan: true } : {}),
      ...(ownerId === null ? {} : { ownerId }),
    },
    sort,
    page,
    pageSize: PAGE_SIZE,
  };
}

const word = (value: string): string => value.toLowerCase().replaceAll('_', '-');

/** The same for `GET /establishments/export`. */
export function exportQuery({ filter }: AdminVenuesQueryVariables): string {
  const query = new URLSearchParams();
  if (filter.text) query.set('q', filter.text);
  if (filter.statuses) query.set('status', filter.statuses.map(word).join(','));
  if (filter.places) query.set('place', filter.places.map(word).join(','));
  if (filter.createdFrom) query.set('createdFrom', filter.createdFrom);
  for (const name of ['isPublic', 'pendingChange', 'subscriptionExpired', 'isBeyondPlan'] as const) {
    if (typeof filter[name] === 'boolean') query.set(name, String(filter[name]));
  }
  if (filter.ownerId) query.set('ownerId', filter.ownerId);
  return String(query);
}
