import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { isUuid } from '../../kernel/text.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ReadAnswer } from './quote-choice.service.ts';
import { QuoteChoiceResult, QuoteRequestChanged, type QuoteRequestView } from './quote.types.ts';

const TOKEN = { description: 'Secret of the private link.' };
const ANSWER = { description: 'Id of the answer.' };
const VERSION = { description: 'Version of the answer that was read.' };

async function outcome(read: ReadAnswer, work: () => Promise<QuoteRequestView>): Promise<typeof QuoteChoiceResult> {
  const done = isUuid(read.answerId) ? work() : Promise.reject(new AppError('NOT_FOUND'));
  return orFailure(
    ['VALIDATION_FAILED', 'RATE_LIMITED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
    done.then((request) => Object.assign(new QuoteRequestChanged(), { request })),
  );
}

/** What who asked does with the answers of venues. */
@Resolver()
export class QuoteChoiceResolver {
  @Mutation(() => QuoteChoiceResult, { description: 'Chooses the offer of a venue: the others are told.' })
  async chooseQuoteAnswer(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { quoteChoices }: Context,
  ): Promise<typeof QuoteChoiceResult> {
    const read = { token, answerId, version };
    return outcome(read, () => quoteChoices.choose(read));
  }

  @Mutation(() => QuoteChoiceResult, { description: 'Takes a choice back, within two days.' })
  async reconsiderQuoteAnswer(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { quoteChoices }: Context,
  ): Promise<typeof QuoteChoiceResult> {
    const read = { token, answerId, version };
    return outcome(read, () => quoteChoices.reconsider(read));
  }

  @Mutation(() => QuoteChoiceResult, { description: 'Answers the question of a venue.' })
  async replyToQuoteQuestion(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('answerId', () => ID, ANSWER) answerId: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('text', () => String, { description: 'The reply, at most 1000 characters.' }) text: string,
    @Ctx() { quoteChoices }: Context,
  ): Promise<typeof QuoteChoiceResult> {
    const read = { token, answerId, version };
    return outcome(read, () => quoteChoices.reply(read, text));
  }
}
