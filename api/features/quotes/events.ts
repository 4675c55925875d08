import { eventOf } from '../../platform/events.ts';
import type { QuoteAnswer } from './quote-answer.entity.ts';
import type { RequestedOwner } from './quote-owners.ts';
import type { QuoteRequest } from './quote.entity.ts';

/* What happens to a quote request, published when it is written. */

interface Quote {
  request: QuoteRequest;
}

export class QuoteRequested extends eventOf<Quote>() {}
export class QuoteChanged extends eventOf<Quote>() {}
export class QuoteWithdrawn extends eventOf<Quote>() {}
/** An action of staff on the request. */
export class QuoteHandled extends eventOf<Quote>() {}
export class QuoteRejected extends eventOf<Quote>() {}
/** It was closed without a known offer. */
export class QuoteClosed extends eventOf<Quote>() {}
export class QuoteArchived extends eventOf<Quote>() {}

interface Forwarded extends Quote {
  owners: readonly RequestedOwner[];
  at: Date;
}

export class QuoteForwarded extends eventOf<Forwarded>() {}
export class QuoteReminded extends eventOf<Forwarded>() {}

interface Answered extends Quote {
  answer: QuoteAnswer;
}

/** A venue has answered or revised its answer. */
export class QuoteAnswered extends eventOf<Answered & { ownerId: string }>() {}
/** The question of a venue was answered. */
export class QuoteReplied extends eventOf<Answered>() {}
export class QuoteChosen extends eventOf<Answered>() {}
/** The choice was revoked. */
export class QuoteReconsidered extends eventOf<Answered>() {}
/** The owner of the chosen venue has deleted their account. */
export class ChosenOwnerLeft extends eventOf<Answered>() {}
/** The owner of requested venues has deleted their account. */
export class RequestedOwnerLeft extends eventOf<Quote & { venueNames: readonly string[] }>() {}
