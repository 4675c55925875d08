import type { Database } from '../../../platform/database/database.ts';
import { now } from '../../../platform/clock.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Newcomers } from '../../search/newcomers.service.ts';
import type { VenueFilter } from '../../search/search.inputs.ts';
import type { SearchService } from '../../search/search.service.ts';
import { readFilter } from '../saved-filter.ts';
import type { SavedSearchLinks } from '../saved-search-links.ts';
import { SavedSearch } from '../saved-search.entity.ts';
import { SEARCH_CONFIRM, SEARCH_LIMIT, SEARCH_NEWS, SEARCH_RENEWAL } from './saved-search.mails.ts';

interface Readers {
  database: Database;
  savedSearchLinks: SavedSearchLinks;
  search: SearchService;
  newcomers: Newcomers;
}

/** Registers how the views of the mails are read. Of a search that has ended meanwhile nothing is sent. */
export function handleSavedSearchMails(
  mailer: Mailer,
  { database, savedSearchLinks: links, search: venues, newcomers }: Readers,
): void {
  const find = (id: string) => database.em.findOne(SavedSearch, { id, endsAt: { $gt: now() } });
  /**
   * The conditions as they may be told. Until the address is confirmed anybody may have typed the text, which is told only if it
   * cannot be a message.
   */
  const told = (search: SavedSearch): VenueFilter => {
    const filter = readFilter(search.filter);
    const isTold = search.confirmedAt !== null || newcomers.isWhollyUnderstood(filter.text ?? '');
    return isTold ? filter : Object.assign(filter, { text: null });
  };
  for (const kind of [SEARCH_CONFIRM, SEARCH_RENEWAL]) {
    mailer.handle(kind, async ({ searchId }) => {
      const search = await find(searchId);
      if (!search) return null;
      const paths = { confirmPath: links.confirmPath(search), endPath: links.endPath(searchId) };
      return { filter: told(search), ...paths, endsAt: search.endsAt };
    });
  }
  mailer.handle(SEARCH_NEWS, async ({ searchId, venueIds, count }) => {
    const [search, cards] = [await find(searchId), await venues.cards(venueIds)];
    if (!search || cards.length === 0) return null;
    // Some may be hidden again.
    const left = count - (venueIds.length - cards.length);
    return { filter: told(search), endPath: links.endPath(searchId), venues: cards, count: left };
  });
  mailer.handle(SEARCH_LIMIT, async ({ email }) => {
    const searches = await database.em.find(
      SavedSearch,
      { email, endsAt: { $gt: now() } },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    if (searches.length === 0) return null;
    return { searches: searches.map((search) => ({ filter: told(search), endPath: links.endPath(search.id) })) };
  });
}
