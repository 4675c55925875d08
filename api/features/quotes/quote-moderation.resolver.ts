import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { QuotesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { VersionedInput } from '../../platform/graphql/inputs.ts';
import {
  CloseQuoteRequestInput,
  ForwardQuoteRequestInput,
  ManagedQuoteArgs,
  QuoteBoardArgs,
  RejectQuoteRequestInput,
} from './quote-moderation.inputs.ts';
import { QuoteColumn, QuoteRequestConnection } from './quote-list.types.ts';
import { QuoteRequest } from './quote.entity.ts';
import { RequestedVenue } from './quote.types.ts';
import { QUOTE_MODERATORS } from './quote.policy.ts';

const ONE = { description: 'The id of the request.' };
const WHICH = 'The request that is meant.';

const REQUEST = { request: [() => QuoteRequest, 'The request as it is now.'] } as const;
/** Forbidden: where the request stands, that cannot be done. */
const MODERATION_ERRORS = [ValidationFailed, Conflict, NotFound, Forbidden];

/** Quote requests, for staff. */
@Resolver()
export class QuoteModerationResolver {
  @Allow(QUOTE_MODERATORS)
  @Query(() => QuoteRequestConnection, { description: 'All quote requests.' })
  quoteRequests(
    @Args(() => ManagedQuoteArgs) { filter, sort, ...part }: ManagedQuoteArgs,
    @Ctx() { managedQuotes, caller }: QuotesContext,
  ): Promise<QuoteRequestConnection> {
    return managedQuotes.list(caller.viewer, filter, sort, part);
  }

  @Allow(QUOTE_MODERATORS)
  @Query(() => [QuoteColumn], {
    description: 'All quote requests by their states: a column for each state that is asked for.',
  })
  quoteBoard(
    @Args(() => QuoteBoardArgs) { filter, cards }: QuoteBoardArgs,
    @Ctx() { managedQuotes, caller }: QuotesContext,
  ): Promise<QuoteColumn[]> {
    return managedQuotes.board(caller.viewer, filter, cards);
  }

  @Allow(QUOTE_MODERATORS)
  @Query(() => [RequestedVenue], {
    description: 'The public venues that a request does not have yet and could be handed to, the most fitting first.',
  })
  quoteProposals(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('text', () => String, {
      nullable: true,
      description:
        'A part of a name or a place, at most 100 characters; null means in the departments of the venues that the request has.',
    })
    text: string | null,
    @Arg('fitting', () => Boolean, {
      defaultValue: true,
      description: 'Whether only venues are given that are made for the event and have a room for its people.',
    })
    fitting: boolean,
    @Ctx() { quoteProposals }: QuotesContext,
  ): Promise<RequestedVenue[]> {
    return quoteProposals.proposals(id, text?.slice(0, 100) ?? null, fitting);
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REVIEW_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Notes that somebody is dealing with a new request.', REQUEST, MODERATION_ERRORS)
  async reviewQuoteRequest(@Input(WHICH) input: VersionedInput, @Ctx() { managedQuotes, caller }: QuotesContext) {
    return { request: await managedQuotes.review(caller.viewer, input) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.FORWARD_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Hands a request to the owners of venues, who are told.', REQUEST, MODERATION_ERRORS)
  async forwardQuoteRequest(
    @Input('The request, and the venues that it is handed to.') { venueIds, ...read }: ForwardQuoteRequestInput,
    @Ctx() { managedQuotes, caller }: QuotesContext,
  ) {
    return { request: await managedQuotes.forward(caller.viewer, read, venueIds ?? null) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REMIND_QUOTE_OWNERS)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation(
    'Asks the owners who have not answered once more, by mail and notification, once a day at most.',
    REQUEST,
    MODERATION_ERRORS,
  )
  async remindQuoteOwners(@Input(WHICH) input: VersionedInput, @Ctx() { managedQuotes, caller }: QuotesContext) {
    return { request: await managedQuotes.remind(caller.viewer, input) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REJECT_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Declines a request; its sender is told why.', REQUEST, MODERATION_ERRORS)
  async rejectQuoteRequest(
    @Input('The request and the reason.') { reason, ...read }: RejectQuoteRequestInput,
    @Ctx() { managedQuotes, caller }: QuotesContext,
  ) {
    return { request: await managedQuotes.reject(caller.viewer, read, reason) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.CLOSE_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Notes how a request ended; the owners are told.', REQUEST, MODERATION_ERRORS)
  async closeQuoteRequest(
    @Input('The request and its end.') { outcome, answerId, ...read }: CloseQuoteRequestInput,
    @Ctx() { managedQuotes, caller }: QuotesContext,
  ) {
    return { request: await managedQuotes.close(caller.viewer, read, outcome, answerId ?? null) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Puts a request away.', REQUEST, MODERATION_ERRORS)
  async archiveQuoteRequest(@Input(WHICH) input: VersionedInput, @Ctx() { managedQuotes, caller }: QuotesContext) {
    return { request: await managedQuotes.archive(caller.viewer, input) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REOPEN_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation(
    'Takes up a request again that had ended: owners have to be handed it anew, and what they answered is gone.',
    REQUEST,
    MODERATION_ERRORS,
  )
  async reopenQuoteRequest(@Input(WHICH) input: VersionedInput, @Ctx() { managedQuotes, caller }: QuotesContext) {
    return { request: await managedQuotes.reopen(caller.viewer, input) };
  }
}
