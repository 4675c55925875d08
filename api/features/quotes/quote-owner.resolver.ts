import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import { QuoteAnswerInput } from './quote-answer.inputs.ts';
import { ForwardedQuoteArgs } from './quote-owner.args.ts';
import {
  AnswerQuoteRequestResult,
  ForwardedQuotePage,
  ForwardedQuoteView,
  QuoteRequestAnswered,
} from './quote-owner.types.ts';

/** Quote requests, for the owners of the venues that they were handed to. */
@Resolver()
export class QuoteOwnerResolver {
  @Authorized()
  @Query(() => ForwardedQuotePage, { description: 'The requests that were handed to venues of who asks.' })
  forwardedQuoteRequests(
    @Args(() => ForwardedQuoteArgs) { filter, sort, ...paging }: ForwardedQuoteArgs,
    @Ctx() { ownerQuotes, caller }: Context,
  ): Promise<ForwardedQuotePage> {
    return ownerQuotes.list(caller.viewer, filter, sort, paging);
  }

  @Authorized()
  @Query(() => ForwardedQuoteView, {
    nullable: true,
    description: 'One of them; null = there is none, or it was not handed to a venue of who asks.',
  })
  forwardedQuoteRequest(
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Ctx() { ownerQuotes, caller }: Context,
  ): Promise<ForwardedQuoteView | null> {
    return ownerQuotes.byId(caller.viewer, id);
  }

  @Authorized()
  @Mutation(() => AnswerQuoteRequestResult, {
    description: 'Answers a request for a venue, or revises its answer, until one is chosen.',
  })
  async answerQuoteRequest(
    @Arg('input', () => QuoteAnswerInput, { ...CHECKED_BY_SERVICE, description: 'The answer.' })
    input: QuoteAnswerInput,
    @Ctx() { ownerQuotes, caller }: Context,
  ): Promise<typeof AnswerQuoteRequestResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'RATE_LIMITED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
      ownerQuotes
        .answer(caller.viewer, input)
        .then((request) => Object.assign(new QuoteRequestAnswered(), { request })),
    );
  }
}
