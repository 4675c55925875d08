import { Arg, Ctx, ID, Int, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { QuotesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, RateLimited, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { isUuid } from '../../platform/text.ts';
import { AppError } from '../../platform/errors.ts';
import type { ReadAnswer } from './quote-choice.service.ts';
import { QuoteRequestView } from './quote.types.ts';

const TOKEN = { description: 'Secret of the private link.' };
const ANSWER = { description: 'Id of the answer.' };
const VERSION = { description: 'Version of the answer that was read.' };

const REQUEST = { request: [() => QuoteRequestView, 'The request as it is now.'] } as const;
/** NotFound: the link or the answer is wrong. Conflict: it was revised, or one is chosen. */
const CHOICE_ERRORS = [ValidationFailed, RateLimited, Conflict, NotFound, Forbidden];

function readAnswer(token: string, answerId: string, version: number): ReadAnswer {
  if (!isUuid(answerId)) throw new AppError('NOT_FOUND');
  return { token, answerId, version };
}

/** What who asked does with the answers of venues. */
@Resolver()
export class QuoteChoiceResolver {
  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Chooses the offer of a venue: the others are told.', REQUEST, CHOICE_ERRORS)
  async chooseQuoteAnswer(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { quoteChoices }: QuotesContext,
  ) {
    return { request: await quoteChoices.choose(readAnswer(token, answerId, version)) };
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Takes a choice back, within two days.', REQUEST, CHOICE_ERRORS)
  async reconsiderQuoteAnswer(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { quoteChoices }: QuotesContext,
  ) {
    return { request: await quoteChoices.reconsider(readAnswer(token, answerId, version)) };
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Answers the question of a venue.', REQUEST, CHOICE_ERRORS)
  async replyToQuoteQuestion(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('text', () => String, { description: 'The reply, at most 1000 characters.' }) text: string,
    @Ctx() { quoteChoices }: QuotesContext,
  ) {
    return { request: await quoteChoices.reply(readAnswer(token, answerId, version), text) };
  }
}
