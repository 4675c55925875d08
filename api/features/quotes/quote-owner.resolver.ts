import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { QuotesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, Forbidden, NotFound, RateLimited, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { QuoteAnswerInput } from './quote-answer.inputs.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QUOTE_MODERATORS } from './quote.policy.ts';
import { PromisedEvent } from './quote.types.ts';
import { ForwardedQuoteArgs } from './quote-owner.inputs.ts';
import { ForwardedQuoteRequestConnection } from './quote-list.types.ts';

/** Quote requests, for the owners that they were forwarded to. */
@Resolver()
export class QuoteOwnerResolver {
  @Allow('signedIn')
  @Query(() => ForwardedQuoteRequestConnection, {
    description: 'The requests that were handed to venues of the caller.',
  })
  forwardedQuoteRequests(
    @Args(() => ForwardedQuoteArgs) { filter, sort, ...part }: ForwardedQuoteArgs,
    @Ctx() { ownerQuotes, caller }: QuotesContext,
  ): Promise<ForwardedQuoteRequestConnection> {
    return ownerQuotes.list(caller.viewer, filter, sort, part);
  }

  @Allow('signedIn')
  @Query(() => QuoteRequest, {
    nullable: true,
    description:
      'A quote request, as the platform or the owner of a venue reads it. Null if there is none, or it was not handed to a venue of the caller.',
  })
  quoteRequest(
    @Arg('id', () => ID, { description: 'The id of the request.' }) id: string,
    @Ctx() { managedQuotes, ownerQuotes, caller: { viewer } }: QuotesContext,
  ): Promise<QuoteRequest | null> {
    return (QUOTE_MODERATORS.includes(viewer.role) ? managedQuotes : ownerQuotes).byId(viewer, id);
  }

  @Allow('signedIn')
  @Query(() => [PromisedEvent], {
    description: 'The events to come for which a venue of the caller was chosen, the next first.',
  })
  promisedEvents(@Ctx() { leaving, caller }: QuotesContext): Promise<PromisedEvent[]> {
    return leaving.promised(caller.viewer.id);
  }

  @Allow('signedIn')
  @Audited(AuditAction.ANSWER_QUOTE_REQUEST)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation(
    'Answers a request for a venue, or revises its answer, until one is chosen. Forbidden: it has ended, or one was chosen.',
    { request: [() => QuoteRequest, 'The request as it is now.'] },
    [ValidationFailed, RateLimited, Conflict, NotFound, Forbidden],
  )
  async answerQuoteRequest(
    @Input('The answer.', CHECKED_BY_SERVICE) input: QuoteAnswerInput,
    @Ctx() { ownerQuotes, caller }: QuotesContext,
  ) {
    return { request: await ownerQuotes.answer(caller.viewer, input) };
  }
}
