import { QUOTE, QUOTE_MAX_VENUES } from '../../../../schema/constants.ts';
import { mendedForm, newIdempotencyKey, tabStorage } from '../../../lib/tab-storage.ts';
import { EVENT_TYPE_VALUES, eventTypeSlug } from '../../../lib/terms.ts';
import { ROOM_LAYOUT_VALUES } from '../../../lib/venue-terms.ts';
import { EMPTY_FORM, type QuoteForm } from './quote-form.ts';

/** What is kept in the tab until the request is sent. */
export type QuoteDraft = {
  readonly form: QuoteForm;
  /** Slugs of the chosen venues. */
  readonly venues: readonly string[];
  /** Where the visitor would like to be, as the search said it: where alternatives are looked for. */
  readonly location: string;
  /** Idempotency key: a request that is sent again after a lost answer is the same one. */
  readonly key: string;
};

/** What the API answered to the request that was sent. The token opens the private page. */
export type SentQuote = { readonly reference: string; readonly token: string; readonly email: string };

const DRAFT_KEY = 'quote-draft';
const SENT_KEY = 'quote-sent';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SLUG = /^[a-z0-9-]{1,160}$/;

const slugsOf = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && SLUG.test(value));

/** The draft as the tab kept it; null = there is none. */
export function keptDraft(): QuoteDraft | null {
  const value = tabStorage.read(DRAFT_KEY) as Partial<Record<keyof QuoteDraft, unknown>> | null;
  if (typeof value !== 'object' || value === null) return null;
  return {
    form: mendedForm(EMPTY_FORM, value.form),
    venues: slugsOf(Array.isArray(value.venues) ? value.venues : []).slice(0, QUOTE_MAX_VENUES),
    location: typeof value.location === 'string' ? value.location : '',
    key: typeof value.key === 'string' ? value.key : newIdempotencyKey(),
  };
}

/** Keeps the draft in the tab; null forgets it. */
export function keepDraft(draft: QuoteDraft | null): void {
  tabStorage.write(DRAFT_KEY, draft);
}

/** The request that this tab sent last; null = none. */
export function keptSent(): SentQuote | null {
  const value = tabStorage.read(SENT_KEY) as Partial<Record<keyof SentQuote, unknown>> | null;
  if (typeof value !== 'object' || value === null) return null;
  const { reference, token, email } = value;
  return typeof reference === 'string' && typeof token === 'string' && typeof email === 'string'
    ? { reference, token, email }
    : null;
}

export function keepSent(sent: SentQuote | null): void {
  tabStorage.write(SENT_KEY, sent);
}

const dayOf = (query: URLSearchParams, name: 'startDate' | 'endDate') => {
  const day = query.get(name) ?? '';
  return DAY.test(day) ? { [name]: day } : {};
};

/** What the address of the page asks for: venues by slug, and what the search knew of the event. */
export function askedBy(search: string): Pick<QuoteDraft, 'venues' | 'location'> & { form: Partial<QuoteForm> } {
  const query = new URLSearchParams(search);
  const named = query.getAll('lieux').flatMap((value) => value.split(','));
  const venues = [...new Set(slugsOf(named.map((name) => name.trim().toLowerCase())))].slice(0, QUOTE_MAX_VENUES);
  const eventType = EVENT_TYPE_VALUES.find((type) => eventTypeSlug(type) === query.get('eventType')?.toLowerCase());
  const layout = ROOM_LAYOUT_VALUES.find((one) => one.toLowerCase().replaceAll('_', '-') === query.get('layout'));
  const capacity = query.get('capacity')?.trim() ?? '';
  const people = /^\d{1,5}$/.test(capacity) ? Number(capacity) : 0;
  return {
    venues,
    location: (query.get('location') ?? '').trim().slice(0, 100),
    form: {
      ...(eventType ? { eventType } : {}),
      ...(layout ? { layout } : {}),
      ...dayOf(query, 'startDate'),
      ...dayOf(query, 'endDate'),
      ...(people > 0 && people <= QUOTE.maxParticipants ? { participants: String(people) } : {}),
    },
  };
}

/**
 * The draft to go on with: what was kept, and what the address adds. Venues of the address join those already chosen; when there would be
 * too many, the oldest make room. What the visitor has typed wins over the criteria of a search.
 */
export function startingDraft(search: string, kept: QuoteDraft | null): QuoteDraft {
  const asked = askedBy(search);
  const before = kept?.venues.filter((slug) => !asked.venues.includes(slug)) ?? [];
  const room = QUOTE_MAX_VENUES - asked.venues.length;
  const form = { ...EMPTY_FORM, ...kept?.form };
  return {
    form: {
      ...form,
      eventType: form.eventType || (asked.form.eventType ?? ''),
      participants: form.participants || (asked.form.participants ?? ''),
      layout: form.layout || (asked.form.layout ?? ''),
      // Both days or none: half of a visitor's dates and half of an address's make no stay.
      ...(form.startDate || form.endDate
        ? {}
        : { startDate: asked.form.startDate ?? '', endDate: asked.form.endDate ?? '' }),
    },
    venues: [...before.slice(Math.max(0, before.length - room)), ...asked.venues],
    location: asked.location || (kept?.location ?? ''),
    key: kept?.key ?? newIdempotencyKey(),
  };
}
