import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isWhole, listAddress, type ListAddress, type ListChanges } from '../../../lib/list/list-address.ts';
import { QUOTES_PATH } from './admin-quote.ts';
import type { AdminQuotesQueryVariables } from './quotes-admin.gen.ts';

const FILTERS = {
  etat: {
    nouvelles: 'NEW',
    'en-examen': 'IN_REVIEW',
    transmises: 'FORWARDED',
    repondues: 'ANSWERED',
    gagnees: 'WON',
    perdues: 'LOST',
    refusees: 'REJECTED',
    archivees: 'ARCHIVED',
  },
  evenement: {
    'seminaire-semi-residentiel': 'SEMINAIRE_SEMI_RESIDENTIEL',
    'seminaire-residentiel': 'SEMINAIRE_RESIDENTIEL',
    'conference-congres': 'CONFERENCE_CONGRES',
    'journee-etude': 'JOURNEE_ETUDE',
    'repas-d-affaire': 'REPAS_D_AFFAIRE',
    'soiree-et-cocktail': 'SOIREE_ET_COCKTAIL',
    prestataires: 'PRESTATAIRES',
  },
} as const;

const SORTS = {
  recentes: 'NEWEST',
  anciennes: 'OLDEST',
  date: 'EVENT_DATE',
  participants: 'PARTICIPANTS',
  entreprise: 'COMPANY',
  modifiees: 'UPDATED',
} as const;

/** What the list of requests has in common with every list. */
export const QUOTES = listAddress({ path: QUOTES_PATH, filters: FILTERS, sorts: SORTS });
type List = ListAddress<typeof FILTERS, typeof SORTS>;

export type QuoteSort = List['sort'];
type QuoteView = 'table' | 'board';

/** What the list of requests has in its address beside what every list has. */
type Own = {
  readonly view: QuoteView;
  /** Days of the event, YYYY-MM-DD; empty = not narrowed down by them. */
  readonly from: string;
  readonly to: string;
};

export type QuotesAddress = List & Own;
export type QuotesChanges = ListChanges<typeof FILTERS, typeof SORTS> & Partial<Own>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayOf = (text: string | null): string => (text !== null && DAY.test(text) ? text : '');

/** Never fails: unknown values are left out. */
export function parseQuotes(search: string): QuotesAddress {
  const query = new URLSearchParams(search);
  const view = query.get('vue') === 'colonnes' ? 'board' : 'table';
  // Under this name notifications of earlier days led to a request.
  const reference = query.get('reference');
  const list = QUOTES.parse(search);
  return {
    ...list,
    text: list.text || (reference ?? ''),
    view,
    from: dayOf(query.get('du')),
    to: dayOf(query.get('au')),
  };
}

/** Names only what differs from the whole list. A change of anything but the part leads to the first one. */
export function quotesPath(address: QuotesAddress, changes: QuotesChanges = {}): string {
  const { view, from, to } = { ...address, ...changes };
  const [path = QUOTES_PATH, given = ''] = QUOTES.pathOf(address, changes).split('?');
  const query = new URLSearchParams(given);
  if (from) query.set('du', from);
  if (to) query.set('au', to);
  if (view === 'board') query.set('vue', 'colonnes');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether nothing narrows the list down. */
export function isAllQuotes(address: QuotesAddress): boolean {
  return isWhole(address) && address.from === '' && address.to === '';
}

/** Conditions as the API takes them; the board has all states. */
export function filterOf({ text, filters, from, to, view }: QuotesAddress): AdminQuotesQueryVariables['filter'] {
  return {
    ...(text ? { text } : {}),
    ...(filters.etat && view === 'table' ? { states: [filters.etat] } : {}),
    ...(filters.evenement ? { eventTypes: [filters.evenement] } : {}),
    ...(from ? { eventFrom: from } : {}),
    ...(to ? { eventTo: to } : {}),
  };
}

/** The same for `GET /quotes/export`. */
export function exportQuery(address: QuotesAddress, language: string): string {
  const { text, states, eventTypes, eventFrom, eventTo } = filterOf(address);
  const word = (value: string): string => value.toLowerCase().replaceAll('_', '-');
  const query = new URLSearchParams({ language });
  if (text) query.set('q', text);
  if (states) query.set('state', states.map(word).join(','));
  if (eventTypes) query.set('eventType', eventTypes.map(word).join(','));
  if (eventFrom) query.set('eventFrom', eventFrom);
  if (eventTo) query.set('eventTo', eventTo);
  return String(query);
}

/** The list that the address asks for, links to others, and the way there. */
export function useQuotesAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => parseQuotes(search), [search]);
  const link = (changes: QuotesChanges): string => quotesPath(address, changes);
  return {
    address,
    link,
    go: (changes: QuotesChanges) => void navigate(link(changes), { replace: true, preventScrollReset: true }),
  };
}
