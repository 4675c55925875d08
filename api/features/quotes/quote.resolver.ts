import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes, SharedRead } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { QuotesContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { QuoteFitArgs } from './quote-args.ts';
import { QuoteRequestInput } from './quote.inputs.ts';
import {
  ChangeQuoteRequestResult,
  QuoteRequestChanged,
  QuoteRequested,
  QuoteRequestView,
  RequestQuoteResult,
  VenueFit,
  WithdrawQuoteRequestResult,
} from './quote.types.ts';

const TOKEN = 'Secret of the private link.';
const INPUT = { ...CHECKED_BY_SERVICE, description: 'What is wanted.' };

@Resolver()
export class QuoteResolver {
  @Allow('everybody')
  @Query(() => QuoteRequestView, {
    nullable: true,
    description: 'The quote request of a private link; null = the link is wrong or has expired.',
  })
  quoteRequest(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Ctx() { quotes }: QuotesContext,
  ): Promise<QuoteRequestView | null> {
    return quotes.byToken(token);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => [VenueFit], {
    description: 'Whether venues have a room for so many people; those that are not public are left out.',
  })
  quoteFit(
    @Args(() => QuoteFitArgs) { venueIds, participants, layout, eventType }: QuoteFitArgs,
    @Ctx() { rooms }: QuotesContext,
  ): VenueFit[] {
    return rooms
      .largestRooms(venueIds, layout ?? null, eventType ?? null)
      .map((room) => ({ ...room, fits: room.largestRoom >= participants }));
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => RequestQuoteResult, { description: 'Sends a quote request.' })
  async requestQuote(
    @Arg('input', () => QuoteRequestInput, INPUT) input: QuoteRequestInput,
    @Arg('captchaToken', () => String, { description: 'Solution of a `captchaChallenge`.' }) captchaToken: string,
    @Arg('idempotencyKey', () => ID, {
      nullable: true,
      description:
        'Chosen by the client, up to 200 characters. For a day the same key and input give the same request.',
    })
    idempotencyKey: string | null,
    @Ctx() { quotes, address }: QuotesContext,
  ): Promise<typeof RequestQuoteResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED', 'CONFLICT'],
      quotes
        .request(input, { captchaToken, idempotencyKey, address })
        .then((sent) => Object.assign(new QuoteRequested(), sent)),
    );
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => ChangeQuoteRequestResult, { description: 'Changes a quote request that nobody has dealt with yet.' })
  async changeQuoteRequest(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('input', () => QuoteRequestInput, INPUT) input: QuoteRequestInput,
    @Arg('version', () => Int, { description: 'Version of the request that was changed.' }) version: number,
    @Ctx() { quotes }: QuotesContext,
  ): Promise<typeof ChangeQuoteRequestResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'RATE_LIMITED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'],
      quotes.change(token, input, version).then((done) => Object.assign(new QuoteRequestChanged(), done)),
    );
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => WithdrawQuoteRequestResult, { description: 'Withdraws a quote request.' })
  async withdrawQuoteRequest(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why, at most 1000 characters; null = not said.' })
    reason: string | null,
    @Ctx() { quotes }: QuotesContext,
  ): Promise<typeof WithdrawQuoteRequestResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'RATE_LIMITED', 'NOT_FOUND', 'FORBIDDEN'],
      quotes.withdraw(token, reason).then((done) => Object.assign(new QuoteRequestChanged(), done)),
    );
  }
}
