import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { QuotesContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { ManagedQuoteArgs, QuoteBoardArgs } from './quote-moderation.inputs.ts';
import type { QuoteModerationService } from './quote-moderation.service.ts';
import {
  ManagedQuoteChanged,
  ManagedQuotePage,
  ManagedQuoteView,
  ModerateQuoteResult,
  QuoteColumn,
} from './quote-moderation.types.ts';
import { ProposedVenue } from './quote-proposal.types.ts';
import { QUOTE_MODERATORS } from './quote.policy.ts';
import { QuoteOutcome } from './quote.enums.ts';

const ONE = { description: 'Id of the request.' };
const VERSION = { description: 'Version of the request that was read.' };

async function done(
  { managedQuotes }: QuotesContext,
  work: (quotes: QuoteModerationService) => Promise<ManagedQuoteView>,
): Promise<typeof ModerateQuoteResult> {
  const request = async (): Promise<ManagedQuoteView> => work(managedQuotes);
  return toResultUnion(
    ['VALIDATION_FAILED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    request().then((changed) => Object.assign(new ManagedQuoteChanged(), { request: changed })),
  );
}

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
  @Mutation(() => ModerateQuoteResult, { description: 'Notes that somebody is dealing with a new request.' })
  async reviewQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: QuotesContext,
  ): Promise<typeof ModerateQuoteResult> {
    return done(context, (quotes) => quotes.review({ id, version }));
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.FORWARD_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => ModerateQuoteResult, { description: 'Hands a request to the owners of venues, who are told.' })
  async forwardQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('venueIds', () => [ID], {
      nullable: true,
      description:
        'Venues, at most 10 in all; those that the request does not have are added. Null = those that it has.',
    })
    venueIds: string[] | null,
    @Ctx() context: QuotesContext,
  ): Promise<typeof ModerateQuoteResult> {
    return done(context, (quotes) => quotes.forward({ id, version }, venueIds));
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REMIND_QUOTE_OWNERS)
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => ModerateQuoteResult, {
    description: 'Asks the owners who have not answered once more, by mail and notification, once a day at most.',
  })
  async remindQuoteOwners(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: QuotesContext,
  ): Promise<typeof ModerateQuoteResult> {
    return done(context, (quotes) => quotes.remind({ id, version }));
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REJECT_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => ModerateQuoteResult, { description: 'Declines a request; who asked is told why.' })
  async rejectQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('reason', () => String, { description: 'Why, at most 1000 characters.' }) reason: string,
    @Ctx() context: QuotesContext,
  ): Promise<typeof ModerateQuoteResult> {
    return done(context, (quotes) => quotes.reject({ id, version }, reason));
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.CLOSE_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => ModerateQuoteResult, { description: 'Notes how a request ended; the owners are told.' })
  async closeQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('outcome', () => QuoteOutcome, { description: 'How.' }) outcome: QuoteOutcome,
    @Arg('answerId', () => ID, { nullable: true, description: 'The offer that was taken; null = none of those here.' })
    answerId: string | null,
    @Ctx() context: QuotesContext,
  ): Promise<typeof ModerateQuoteResult> {
    return done(context, (quotes) => quotes.close({ id, version }, outcome, answerId));
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.ARCHIVE_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => ModerateQuoteResult, { description: 'Puts a request away.' })
  async archiveQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: QuotesContext,
  ): Promise<typeof ModerateQuoteResult> {
    return done(context, (quotes) => quotes.archive({ id, version }));
  }

  @Allow(QUOTE_MODERATORS)
  @Audited(AuditAction.REOPEN_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => ModerateQuoteResult, {
    description:
      'Takes up a request again that had ended: owners have to be handed it anew, and what they answered is gone.',
  })
  async reopenQuoteRequest(
    @Arg('id', () => ID, ONE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() context: QuotesContext,
  ): Promise<typeof ModerateQuoteResult> {
    return done(context, (quotes) => quotes.reopen({ id, version }));
  }
}
