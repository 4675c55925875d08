import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { SearchServices } from '../search/services.ts';
import type { SettingsServices } from '../settings/services.ts';
import { QuoteChoiceService } from './quote-choice.service.ts';
import { QuoteLeavingService } from './quote-leaving.service.ts';
import { QuoteModerationService } from './quote-moderation.service.ts';
import { QuoteOwnerService } from './quote-owner.service.ts';
import { QuoteProposalService } from './quote-proposal.service.ts';
import { QuoteLinks } from './quote-links.ts';
import { heldRequests } from './quote.queries.ts';
import { QuoteService } from './quote.service.ts';

export type QuoteNeeds = Platform &
  Pick<NotificationServices, 'notifications'> &
  Pick<SearchServices, 'search' | 'rooms'> &
  Pick<SettingsServices, 'liveSettings'>;

export function quoteServices(needs: QuoteNeeds) {
  const { database, limits, idempotency, captcha, secret, search, rooms } = needs;
  const quoteLinks = new QuoteLinks(secret);
  const answering = { database, rooms, limits };
  return {
    quotes: new QuoteService({ database, idempotency, captcha, limits, search, rooms, links: quoteLinks }),
    quoteLinks,
    ownerQuotes: new QuoteOwnerService(answering),
    leaving: new QuoteLeavingService(database),
    quoteChoices: new QuoteChoiceService(answering),
    managedQuotes: new QuoteModerationService(answering),
    heldRequests: heldRequests(database),
    quoteProposals: new QuoteProposalService(database, search),
  };
}

export type QuoteServices = ReturnType<typeof quoteServices>;
export type QuotesContext = OperationContext & QuoteServices & Pick<SearchServices, 'rooms'>;
