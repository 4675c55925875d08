import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { MessageState } from '../messages/message.enums.ts';
import { QuoteRequestState } from '../quotes/quote.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'A quote request that came from an e-mail address.' })
export class PersonQuote {
  @Field(() => ID, { description: 'The id of the quote request.' })
  id!: string;

  @Field(() => String, { description: 'Its reference, such as `DEV-2026-000042`.' })
  reference!: string;

  @Field(() => QuoteRequestState, { description: 'The state of the quote request.' })
  state!: QuoteRequestState;

  @Field(() => DateTime, { description: 'The time at which it was sent.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A message that came from an e-mail address.' })
export class PersonMessage {
  @Field(() => ID, { description: 'The id of the message.' })
  id!: string;

  @Field(() => String, { description: 'Its reference, such as `MSG-2026-000042`.' })
  reference!: string;

  @Field(() => MessageState, { description: 'The state of the message.' })
  state!: MessageState;

  @Field(() => DateTime, { description: 'The time at which it was sent.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The data that are kept under an e-mail address.' })
export class PersonData {
  @Field(() => String, { description: 'The address, in lower case.' })
  email!: string;

  @Field(() => User, { nullable: true, description: 'The account; null if there is none.' })
  account!: User | null;

  @Field(() => [PersonQuote], { description: 'The quote requests, the latest first.' })
  quoteRequests!: PersonQuote[];

  @Field(() => [PersonMessage], { description: 'The messages, the latest first.' })
  messages!: PersonMessage[];

  /** The venues that name the address as their contact, by name. */
  contactOf!: readonly { id: string; name: string }[];

  @Field(() => Int, { description: 'The number of saved searches, whose new venues are mailed to the address.' })
  savedSearches!: number;

  @Field(() => Int, { description: 'The number of mails to the address, which are kept for some days.' })
  mails!: number;
}
