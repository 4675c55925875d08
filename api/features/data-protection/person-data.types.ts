import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AccountStatus, Role } from '../accounts/account.enums.ts';
import { MessageState } from '../messages/message.enums.ts';
import { QuoteRequestState } from '../quotes/quote.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'The account of an e-mail address.' })
export class PersonAccount {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'His name.' })
  name!: string;

  @Field(() => Role, { description: 'What he may do.' })
  role!: Role;

  @Field(() => AccountStatus, { description: 'How the account stands.' })
  status!: AccountStatus;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether it is deleted with the rest: a refused registration is. Others are deleted by their owner.',
  })
  isErasable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A quote request that came from an e-mail address.' })
export class PersonQuote {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: '`DEV-2026-000042`' })
  reference!: string;

  @Field(() => QuoteRequestState, { description: 'Where it stands.' })
  state!: QuoteRequestState;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A message that came from an e-mail address.' })
export class PersonMessage {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: '`MSG-2026-000042`' })
  reference!: string;

  @Field(() => MessageState, { description: 'Where it stands.' })
  state!: MessageState;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A venue that names an e-mail address as its contact.' })
export class PersonVenue {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What is kept under an e-mail address.' })
export class PersonData {
  @Field(() => String, { description: 'The address, in lower case.' })
  email!: string;

  @Field(() => PersonAccount, { nullable: true, description: 'The account; null = there is none.' })
  account!: PersonAccount | null;

  @Field(() => [PersonQuote], { description: 'Quote requests, the latest first.' })
  quoteRequests!: PersonQuote[];

  @Field(() => [PersonMessage], { description: 'Messages, the latest first.' })
  messages!: PersonMessage[];

  @Field(() => [PersonVenue], { description: 'Venues that name it as their contact; their owners decide on that.' })
  venues!: PersonVenue[];

  @Field(() => Int, { description: 'Mails to it of which the address is kept for some days.' })
  mails!: number;
}
