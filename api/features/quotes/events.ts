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
/** Somebody of the platform has dealt with it, whatever they did. */
export class QuoteHandled extends eventOf<Quote>() {}
export class QuoteRejected extends eventOf<Quote>() {}
/** It has ended, and not by an offer that is known here. */
export class QuoteClosed extends eventOf<Quote>() {}
export class QuoteArchived extends eventOf<Quote>() {}

interface Asked extends Quote {
  owners: readonly RequestedOwner[];
  at: Date;
}

export class QuoteForwarded extends eventOf<Asked>() {}
export class QuoteReminded extends eventOf<Asked>() {}

interface Answered extends Quote {
  answer: QuoteAnswer;
}

/** A venue has answered or revised its answer. */
export class QuoteAnswered extends eventOf<Answered & { ownerId: string }>() {}
/** The question of a venue has its reply. */
export class QuoteReplied extends eventOf<Answered>() {}
export class QuoteChosen extends eventOf<Answered>() {}
/** The choice was taken back. */
export class QuoteReconsidered extends eventOf<Answered>() {}
/** The owner of the venue that was chosen has left. */
export class ChosenOwnerLeft extends eventOf<Answered>() {}
/** The owner of venues that were asked has left. */
export class RequestedOwnerLeft extends eventOf<Quote & { venueNames: readonly string[] }>() {}
