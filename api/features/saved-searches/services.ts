import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchServices } from '../search/services.ts';
import { SavedSearchLinks } from './saved-search-links.ts';
import { SavedSearchService } from './saved-search.service.ts';

export type SavedSearchNeeds = Platform & Pick<SearchServices, 'newcomers' | 'search'>;

export function savedSearchServices({ secret, ...needs }: SavedSearchNeeds) {
  const { database, idempotency, captcha, limits, outbox, newcomers } = needs;
  const savedSearchLinks = new SavedSearchLinks(secret);
  const dependencies = { database, idempotency, captcha, limits, outbox, newcomers, links: savedSearchLinks };
  return { savedSearchLinks, savedSearches: new SavedSearchService(dependencies) };
}

export type SavedSearchServices = ReturnType<typeof savedSearchServices>;
export type SavedSearchContext = OperationContext & SavedSearchServices;
