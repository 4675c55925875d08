import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, NotAudited, Refreshes, SharedRead } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { QuotesContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import {
  CaptchaFailed,
  Conflict,
  Forbidden,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { QuoteFitArgs } from './quote-args.ts';
import { ChangeQuoteRequestInput, RequestQuoteInput, WithdrawQuoteRequestInput } from './quote.inputs.ts';
import { QuoteRequest } from './quote.entity.ts';
import { VenueFit } from './quote.types.ts';

const TOKEN = 'The secret of the private link.';
const REQUEST = { request: [() => QuoteRequest, 'The request as it is now.'] } as const;
const INPUT = 'The content of the quote request.';

@Resolver()
export class QuoteResolver {
  @Allow('everybody')
  @Query(() => QuoteRequest, {
    nullable: true,
    description:
      'The quote request of a private link, as its sender reads it. Null if the link is wrong or has expired.',
  })
  quoteRequestByLink(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Ctx() { quotes }: QuotesContext,
  ): Promise<QuoteRequest | null> {
    return quotes.byLink(token);
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
  @PayloadMutation(
    'Sends a quote request.',
    {
      ...REQUEST,
      token: [() => String, 'The secret of the private link, by which the request is read, changed and withdrawn.'],
    },
    [ValidationFailed, CaptchaFailed, RateLimited, Conflict],
  )
  async requestQuote(
    @Input(INPUT, CHECKED_BY_SERVICE) { captchaToken, idempotencyKey, ...input }: RequestQuoteInput,
    @Ctx() { quotes, address }: QuotesContext,
  ) {
    return quotes.request(input, { captchaToken, idempotencyKey, address });
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation(
    'Changes a quote request that nobody has dealt with yet. NotFound: the link is wrong or has expired.',
    REQUEST,
    [ValidationFailed, RateLimited, Conflict, NotFound, Forbidden],
  )
  async changeQuoteRequest(
    @Input(INPUT, CHECKED_BY_SERVICE) { token, version, ...input }: ChangeQuoteRequestInput,
    @Ctx() { quotes }: QuotesContext,
  ) {
    return quotes.change(token, input, version);
  }

  @Allow('everybody')
  @NotAudited('A visitor without an account does it; the request keeps its own history.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Withdraws a quote request. NotFound: the link is wrong or has expired.', REQUEST, [
    ValidationFailed,
    RateLimited,
    Conflict,
    NotFound,
    Forbidden,
  ])
  async withdrawQuoteRequest(
    @Input('The request and the reason.') { token, version, reason }: WithdrawQuoteRequestInput,
    @Ctx() { quotes }: QuotesContext,
  ) {
    return quotes.withdraw(token, version, reason ?? null);
  }
}
