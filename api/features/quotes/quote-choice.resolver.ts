import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { QuotesContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { isUuid } from '../../platform/text.ts';
import { AppError } from '../../platform/errors.ts';
import type { ReadAnswer } from './quote-choice.service.ts';
import { QuoteChoiceResult, QuoteRequestChanged, type QuoteRequestView } from './quote.types.ts';

const TOKEN = { description: 'Secret of the private link.' };
const ANSWER = { description: 'Id of the answer.' };
const VERSION = { description: 'Version of the answer that was read.' };

async function outcome(read: ReadAnswer, work: () => Promise<QuoteRequestView>): Promise<typeof QuoteChoiceResult> {
  const done = isUuid(read.answerId) ? work() : Promise.reject(new AppError('NOT_FOUND'));
  return toResultUnion(
    ['VALIDATION_FAILED', 'RATE_LIMITED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    done.then((request) => Object.assign(new QuoteRequestChanged(), { request })),
  );
}

/** What who asked does with the answers of venues. */
@Resolver()
export class QuoteChoiceResolver {
  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => QuoteChoiceResult, { description: 'Chooses the offer of a venue: the others are told.' })
  async chooseQuoteAnswer(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { quoteChoices }: QuotesContext,
  ): Promise<typeof QuoteChoiceResult> {
    const read = { token, answerId, version };
    return outcome(read, () => quoteChoices.choose(read));
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => QuoteChoiceResult, { description: 'Takes a choice back, within two days.' })
  async reconsiderQuoteAnswer(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { quoteChoices }: QuotesContext,
  ): Promise<typeof QuoteChoiceResult> {
    const read = { token, answerId, version };
    return outcome(read, () => quoteChoices.reconsider(read));
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => QuoteChoiceResult, { description: 'Answers the question of a venue.' })
  async replyToQuoteQuestion(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('text', () => String, { description: 'The reply, at most 1000 characters.' }) text: string,
    @Ctx() { quoteChoices }: QuotesContext,
  ): Promise<typeof QuoteChoiceResult> {
    const read = { token, answerId, version };
    return outcome(read, () => quoteChoices.reply(read, text));
  }
}
