import { Field, ID, InputType, Int } from 'type-graphql';
import { FORM_LIMITS } from '../../../schema/constants.ts';

@InputType({ description: 'An answer to a quote request, by the private link of the request.' })
export class QuoteChoiceInput {
  @Field(() => String, { description: 'The secret of the private link.' })
  token!: string;

  @Field(() => ID, { description: 'The id of the answer.' })
  answerId!: string;

  @Field(() => Int, { description: 'The version of the answer that was read. Conflict: it has changed since.' })
  version!: number;
}

@InputType({ description: 'The reply to the question of a venue.' })
export class ReplyToQuoteQuestionInput extends QuoteChoiceInput {
  @Field(() => String, { description: `The reply, at most ${FORM_LIMITS.reason} characters.` })
  text!: string;
}
