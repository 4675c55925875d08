import { webOperation } from './web-operation.ts';

/** One question of a screen of the platform. */
export interface AdminCase {
  screen: string;
  /** Which of its questions. */
  what: string;
  query: string;
  variables: object;
}

/** A page far back in twenty thousand rows of twenty a page. */
const FAR_BACK = 900;

interface Table {
  screen: string;
  operation: string;
  sorts: readonly string[];
  /** What the list is narrowed down to; each is asked in the first order. */
  filters: readonly object[];
  pages?: readonly number[];
  more?: object;
}

/** Every table that may have twenty thousand rows: each of its orders at the front and far back, and each of its filters. */
const TABLES: readonly Table[] = [
  {
    screen: 'Venues',
    operation: 'AdminVenues',
    sorts: ['UPDATED', 'UPDATED_OLDEST', 'NAME', 'NAME_DESC', 'CITY', 'CITY_DESC', 'NEWEST', 'OLDEST'],
    filters: [
      { text: 'domaine' },
      { text: 'a' },
      { text: 'château lyon' },
      { text: 'nothing like it' },
      { statuses: ['PENDING'] },
      { statuses: ['PUBLISHED'] },
      { places: ['FAVOURITE', 'PREMIER_PAGE', 'TOP_FIVE'] },
      { pendingChange: true },
      { subscriptionExpired: true },
    ],
    more: { pageSize: 20 },
  },
  {
    screen: 'Change requests',
    operation: 'ModeratedRequests',
    sorts: ['NEWEST', 'OLDEST', 'VENUE'],
    filters: [
      { text: 'domaine' },
      { text: 'a' },
      { text: 'château lyon' },
      { text: 'nothing like it' },
      { types: ['CREATION'], statuses: ['PENDING'] },
      { types: ['UPDATE', 'DELETION'] },
    ],
  },
  {
    screen: 'Quote requests',
    operation: 'AdminQuotes',
    sorts: ['NEWEST', 'OLDEST', 'EVENT_DATE', 'PARTICIPANTS', 'COMPANY', 'UPDATED'],
    filters: [
      { text: 'martin' },
      { text: 'a' },
      { text: 'nothing like it' },
      { states: ['NEW', 'IN_REVIEW'] },
      { eventTypes: ['JOURNEE_ETUDE'] },
      { eventFrom: '2026-12-01', eventTo: '2026-12-31' },
    ],
    // By cursor.
    pages: [1],
  },
  {
    screen: 'Messages',
    operation: 'AdminMessages',
    sorts: ['NEWEST', 'OLDEST', 'NAME', 'SUBJECT'],
    filters: [{ text: 'martin' }, { text: 'a' }, { text: 'nothing like it' }, { states: ['NEW'] }],
    // By cursor.
    pages: [1],
  },
  {
    screen: 'Users',
    operation: 'Users',
    sorts: [
      'NAME',
      'NAME_DESC',
      'EMAIL',
      'EMAIL_DESC',
      'COMPANY',
      'COMPANY_DESC',
      'NEWEST',
      'OLDEST',
      'LAST_LOGIN',
      'LAST_LOGIN_ASC',
    ],
    filters: [
      { text: 'martin' },
      { text: 'a' },
      { text: 'nothing like it' },
      { roles: ['CLIENT'] },
      { statuses: ['SUSPENDED'] },
    ],
  },
  {
    screen: 'Registrations',
    operation: 'Registrations',
    sorts: ['OLDEST', 'NEWEST', 'NAME', 'NAME_DESC', 'COMPANY', 'COMPANY_DESC'],
    filters: [{ text: 'martin' }, { emailVerified: true }],
    pages: [1, 100],
  },
  {
    screen: 'Subscriptions',
    operation: 'Subscriptions',
    sorts: ['END_DATE', 'END_DATE_DESC', 'OWNER', 'OWNER_DESC', 'NEWEST', 'REQUESTED'],
    filters: [{ text: 'martin' }, { status: 'EXPIRED' }, { requested: true }, { endsSoon: true }],
  },
];

/** Questions that have no order. */
const SINGLE: readonly { screen: string; operation: string; variables: readonly object[] }[] = [
  { screen: 'Dashboard', operation: 'Dashboard', variables: [{}] },
  { screen: 'Bell and badges', operation: 'NotificationFeed', variables: [{ first: 8 }] },
  {
    screen: 'Notifications',
    operation: 'Notifications',
    variables: [{ filter: {} }, { filter: { unread: true } }],
  },
  {
    screen: 'Quote requests',
    operation: 'AdminQuoteBoard',
    variables: [{ filter: {} }, { filter: { text: 'martin' } }],
  },
  {
    screen: 'Favourites and first page',
    operation: 'CuratedVenues',
    variables: [
      { set: 'FAVOURITES', page: 1 },
      { set: 'PREMIER_PAGE', text: 'domaine', page: 1 },
    ],
  },
];

const PROMOTIONS = `query ($state: PromotionState, $page: Int!) { allPromotions(filter: { state: $state }, page: $page) {
  totalCount items { id title startsOn endsOn state isShown venue { id name } } } }`;

/** Everything that is measured. */
export function adminCases(): AdminCase[] {
  return [
    ...SINGLE.flatMap(({ screen, operation, variables }) =>
      variables.map((each) => ({
        screen,
        what: `${operation} ${JSON.stringify(each)}`,
        query: webOperation(operation),
        variables: each,
      })),
    ),
    ...[{ page: 1 }, { page: FAR_BACK }, { state: 'RUNNING', page: 1 }].map((variables) => ({
      screen: 'Promotions',
      what: JSON.stringify(variables),
      query: PROMOTIONS,
      variables,
    })),
    ...TABLES.flatMap(casesOf),
  ];
}

function casesOf({ screen, operation, sorts, filters, pages = [1, FAR_BACK], more = {} }: Table): AdminCase[] {
  const query = webOperation(operation);
  const ordered = sorts.flatMap((sort) => pages.map((page) => ({ filter: {}, sort, page })));
  const narrowed = filters.map((filter) => ({ filter, sort: sorts[0]!, page: 1 }));
  return [...ordered, ...narrowed].map(({ filter, sort, page }) => ({
    screen,
    what: [sort, page > 1 ? `page ${page}` : '', JSON.stringify(filter).replace('{}', '')].filter(Boolean).join(' '),
    query,
    variables: { ...more, filter, sort, page },
  }));
}
