import { Ctx, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { QuotesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, RateLimited, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { QuoteChoiceInput, ReplyToQuoteQuestionInput } from './quote-choice.inputs.ts';
import { QuoteRequest } from './quote.entity.ts';

const REQUEST = { request: [() => QuoteRequest, 'The request as it is now.'] } as const;
/** NotFound: the link or the answer is wrong. Conflict: it was revised, or one is chosen. */
const CHOICE_ERRORS = [ValidationFailed, RateLimited, Conflict, NotFound, Forbidden];

/** Actions of visitors on the answers to their requests. */
@Resolver()
export class QuoteChoiceResolver {
  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Chooses the offer of a venue: the others are told.', REQUEST, CHOICE_ERRORS)
  async chooseQuoteAnswer(
    @Input('The answer to the quote request.') input: QuoteChoiceInput,
    @Ctx() { quoteChoices }: QuotesContext,
  ) {
    return { request: await quoteChoices.choose(input) };
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Takes a choice back, within two days.', REQUEST, CHOICE_ERRORS)
  async reconsiderQuoteAnswer(
    @Input('The answer to the quote request.') input: QuoteChoiceInput,
    @Ctx() { quoteChoices }: QuotesContext,
  ) {
    return { request: await quoteChoices.reconsider(input) };
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Answers the question of a venue.', REQUEST, CHOICE_ERRORS)
  async replyToQuoteQuestion(
    @Input('The question and the reply to it.') { text, ...answer }: ReplyToQuoteQuestionInput,
    @Ctx() { quoteChoices }: QuotesContext,
  ) {
    return { request: await quoteChoices.reply(answer, text) };
  }
}
