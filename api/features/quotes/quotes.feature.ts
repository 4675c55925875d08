import { defineFeature } from '../../platform/feature.ts';
import { OwnedQuote } from './owned-quote.entity.ts';
import { QuoteAnswerLine } from './quote-answer-line.entity.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { writeCalendars } from './quote-calendar.ts';
import { HeldForResolver } from './held-for.resolver.ts';
import { QuoteChoiceResolver } from './quote-choice.resolver.ts';
import { QuoteCountResolver } from './quote-count.resolver.ts';
import {
  QuoteAnswerLineResolver,
  QuoteAnswerResolver,
  QuoteFieldsResolver,
  QuoteStepResolver,
  RequestedVenueResolver,
} from './quote-fields.resolver.ts';
import { QuoteModerationResolver } from './quote-moderation.resolver.ts';
import { QuoteOwnerResolver } from './quote-owner.resolver.ts';
import { QuoteRequestStep } from './quote-step.entity.ts';
import { QuoteRequestVenue } from './quote-venue.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import { handleQuoteMails, QUOTE_MAILS } from './mails/quote.mails.ts';
import { QuoteResolver } from './quote.resolver.ts';
import { QUOTE_ROUTES } from './quote.rest.ts';
import { type QuoteNeeds, type QuoteServices, quoteServices } from './services.ts';
import { subscribeToQuotes } from './subscribers.ts';
import { AUDITED_QUOTES } from './audited-tables.ts';

export const quotesFeature = defineFeature<QuoteNeeds, QuoteServices>({
  name: 'quotes',
  entities: [QuoteRequest, OwnedQuote, QuoteRequestVenue, QuoteRequestStep, QuoteAnswer, QuoteAnswerLine],
  audited: AUDITED_QUOTES,
  resolvers: [
    QuoteCountResolver,
    QuoteResolver,
    QuoteChoiceResolver,
    QuoteOwnerResolver,
    QuoteModerationResolver,
    QuoteFieldsResolver,
    RequestedVenueResolver,
    QuoteStepResolver,
    QuoteAnswerResolver,
    QuoteAnswerLineResolver,
    HeldForResolver,
  ],
  mails: QUOTE_MAILS,
  services: quoteServices,
  handleMails: (mailer, { database, quoteLinks: links, rooms, liveSettings }) =>
    handleQuoteMails(mailer, {
      database,
      links,
      slugOf: (venueId) => rooms.slugOf(venueId),
      retentionMonths: () => liveSettings.current.retention.quotes,
    }),
  subscribe: (events, services) => {
    writeCalendars(events);
    subscribeToQuotes(events, services);
  },
  rest: QUOTE_ROUTES,
});
