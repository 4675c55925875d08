import { Field, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { OwnerQuoteProgress, QuoteRequestState } from './quote.enums.ts';
import { QuoteRequest } from './quote.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The number of requests in a state.' })
export class QuoteStateCount {
  @Field(() => QuoteRequestState, { description: 'The state.' })
  state!: QuoteRequestState;

  @Field(() => Int, { description: 'The number of requests in it.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A column of the board: the requests in a state.' })
export class QuoteColumn {
  @Field(() => QuoteRequestState, { description: 'The state.' })
  state!: QuoteRequestState;

  @Field(() => Int, { description: 'The number of requests in all.' })
  totalCount!: number;

  @Field(() => [QuoteRequest], { description: 'The requests that were changed last.' })
  items!: QuoteRequest[];
}

@ObjectType({ simpleResolvers: true, description: 'A part of the list of all quote requests.' })
export class QuoteRequestConnection extends ConnectionOf(QuoteRequest) {
  @Field(() => [QuoteStateCount], {
    description:
      'The number of requests in each state, under all conditions but the one on states. States without any are left out.',
  })
  stateCounts!: QuoteStateCount[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The number of requests with which an owner has made some progress.',
})
export class QuoteProgressCount {
  @Field(() => OwnerQuoteProgress, { description: 'The progress.' })
  progress!: OwnerQuoteProgress;

  @Field(() => Int, { description: 'The number of requests with it.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the list of the requests that an owner was handed.' })
export class ForwardedQuoteRequestConnection extends ConnectionOf(QuoteRequest, 'ForwardedQuoteRequest') {
  @Field(() => [QuoteProgressCount], {
    description:
      'The number of requests by progress, under all conditions but the one on progress. What no request has is left out.',
  })
  progressCounts!: QuoteProgressCount[];
}
