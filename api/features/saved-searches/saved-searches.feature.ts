import { defineFeature } from '../../platform/feature.ts';
import { AccountDeleted } from '../accounts/events.ts';
import { handleSavedSearchMails } from './mails/saved-search-views.ts';
import { SAVED_SEARCH_MAILS } from './mails/saved-search.mails.ts';
import { oneClickRoutes } from './one-click-routes.ts';
import { SEARCHES_TELL, tellOfNewcomers } from './saved-search-news.ts';
import { SavedSearch } from './saved-search.entity.ts';
import { deleteSearchesOfUser } from './saved-search.queries.ts';
import { SavedSearchResolver } from './saved-search.resolver.ts';
import { type SavedSearchNeeds, type SavedSearchServices, savedSearchServices } from './services.ts';

export const savedSearchesFeature = defineFeature<SavedSearchNeeds, SavedSearchServices>({
  name: 'saved-searches',
  entities: [SavedSearch],
  resolvers: [SavedSearchResolver],
  queues: [SEARCHES_TELL],
  mails: SAVED_SEARCH_MAILS,
  services: savedSearchServices,
  handleJobs: (jobs, services) => jobs.handle(SEARCHES_TELL, async () => void (await tellOfNewcomers(services))),
  handleMails: handleSavedSearchMails,
  subscribe: (events) =>
    void events.on(AccountDeleted, (transaction, { userId }) => deleteSearchesOfUser(transaction, userId)),
  router: ({ savedSearches }) => oneClickRoutes(savedSearches),
});
