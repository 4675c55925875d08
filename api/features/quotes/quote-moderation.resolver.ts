import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { QuotesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { ManagedQuoteArgs, QuoteBoardArgs } from './quote-moderation.inputs.ts';
import { ManagedQuotePage, ManagedQuoteView, QuoteColumn } from './quote-moderation.types.ts';
import { ProposedVenue } from './quote-proposal.types.ts';
import { QUOTE_MODERATORS } from './quote.policy.ts';
import { QuoteOutcome } from './quote.enums.ts';

const ONE = { description: 'Id of the request.' };
const VERSION = { description: 'Version of the request that was read.' };

const REQUEST = { request: [() => ManagedQuoteView, 'The request as it is now.'] } as const;
/** Forbidden: where the request stands, that cannot be done. */
const MODERATION_ERRORS = [ValidationFailed, Conflict, NotFound, Forbidden];

/** Quote requests, for the platform. */
@Resolver()
export class QuoteModerationResolver {
  @Allow(QUOTE_MODERATORS)
  @Query(() => ManagedQuotePage, { description: 'All quote requests.' })
  quoteRequests(
    @Args(() => ManagedQuoteArgs) { filter, sort, ...paging }: ManagedQuoteArgs,
    @Ctx() { managedQuotes, caller }: QuotesContext,
  ): Promise<ManagedQuotePage> {
    return managedQuotes.list(caller.viewer, filter, sort, paging);
  }

  @Allow(QUOTE_MODERATORS)
  @Query(() => [QuoteColumn], {
    description: 'All quote requests by where they stand: a column for each state that is asked for.',
  })
  quoteBoard(
    @Args(() => QuoteBoardArgs) { filter, cards }: QuoteBoardArgs,
    @Ctx() { managedQuotes, caller }: QuotesContext,
  ): Promise<QuoteColumn[]> {
    return managedQuotes.board(caller.viewer, filter, cards);
  }

  @Allow(QUOTE_MODERATORS)
  @Query(() => [ProposedVenue], {
    description: 'Public venues that a request does not have yet and could be handed to, the most fitting first.',
  })
  quoteProposals(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('text', () => String, {
      nullable: true,
      description:
        'Part of a name or a place, at most 100 characters; null = in the departments of the venues that the request has.',
    })
    text: string | null,
    @Arg('fitting', () => Boolean, {
      defaultValue: true,
      description: 'Only venues that are made for the event and have a room for its people.',
    })
    fitting: boolean,
    @Ctx() { quoteProposals }: QuotesContext,
  ): Promise<ProposedVenue[]> {
    return quoteProposals.proposals(id, text?.slice(0, 100) ?? null, fitting);
  }

  @Allow(QUOTE_MODERATORS)
  @Query(() => ManagedQuoteView, { nullable: true, description: 'A quote request; null = there is none of this id.' })
  managedQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Ctx() { managedQuotes }: QuotesContext,
  ): Promise<ManagedQuoteView | null> {
    return managedQuotes.byId(id);
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REVIEW_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Notes that somebody is dealing with a new request.', REQUEST, MODERATION_ERRORS)
  async reviewQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { managedQuotes }: QuotesContext,
  ) {
    return { request: await managedQuotes.review({ id, version }) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.FORWARD_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Hands a request to the owners of venues, who are told.', REQUEST, MODERATION_ERRORS)
  async forwardQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('venueIds', () => [ID], {
      nullable: true,
      description:
        'Venues, at most 10 in all; those that the request does not have are added. Null = those that it has.',
    })
    venueIds: string[] | null,
    @Ctx() { managedQuotes }: QuotesContext,
  ) {
    return { request: await managedQuotes.forward({ id, version }, venueIds) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REMIND_QUOTE_OWNERS)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation(
    'Asks the owners who have not answered once more, by mail and notification, once a day at most.',
    REQUEST,
    MODERATION_ERRORS,
  )
  async remindQuoteOwners(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { managedQuotes }: QuotesContext,
  ) {
    return { request: await managedQuotes.remind({ id, version }) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REJECT_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Declines a request; who asked is told why.', REQUEST, MODERATION_ERRORS)
  async rejectQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('reason', () => String, { description: 'Why, at most 1000 characters.' }) reason: string,
    @Ctx() { managedQuotes }: QuotesContext,
  ) {
    return { request: await managedQuotes.reject({ id, version }, reason) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.CLOSE_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Notes how a request ended; the owners are told.', REQUEST, MODERATION_ERRORS)
  async closeQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('outcome', () => QuoteOutcome, { description: 'How.' }) outcome: QuoteOutcome,
    @Arg('answerId', () => ID, { nullable: true, description: 'The offer that was taken; null = none of those here.' })
    answerId: string | null,
    @Ctx() { managedQuotes }: QuotesContext,
  ) {
    return { request: await managedQuotes.close({ id, version }, outcome, answerId) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Puts a request away.', REQUEST, MODERATION_ERRORS)
  async archiveQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { managedQuotes }: QuotesContext,
  ) {
    return { request: await managedQuotes.archive({ id, version }) };
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REOPEN_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation(
    'Takes up a request again that had ended: owners have to be handed it anew, and what they answered is gone.',
    REQUEST,
    MODERATION_ERRORS,
  )
  async reopenQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { managedQuotes }: QuotesContext,
  ) {
    return { request: await managedQuotes.reopen({ id, version }) };
  }
}
