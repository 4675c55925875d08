import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { QuoteRequestState } from './quote.enums.ts';
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

@ObjectType({ simpleResolvers: true, description: 'One page of all quote requests.' })
export class QuoteRequestPage extends PageOf(QuoteRequest) {
  @Field(() => [QuoteStateCount], {
    description:
      'The number of requests in each state, under all conditions but the one on states. States without any are left out.',
  })
  stateCounts!: QuoteStateCount[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of the requests that an owner was handed.' })
export class ForwardedQuotePage extends PageOf(QuoteRequest) {}
