import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../../schema/constants.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { QuoteAnswerView } from './quote-answer.types.ts';
import {
  CateringOption,
  EquipmentOption,
  QuoteCriterion,
  QuoteRequestAction,
  QuoteRequestState,
} from './quote.enums.ts';

registerEnumType(QuoteRequestState, {
  name: 'QuoteRequestState',
  description: 'Where a quote request stands: from NEW over FORWARDED (to the owners) and ANSWERED to its end.',
});
registerEnumType(QuoteRequestAction, { name: 'QuoteRequestAction', description: 'What can be done with a request.' });

@ObjectType('QuoteRequestVenue', { simpleResolvers: true, description: 'A venue that a quote is asked of.' })
export class QuoteRequestVenueView {
  @Field(() => ID, { nullable: true, description: 'Id of the venue; null = it is no longer public.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Its slug; null = it is no longer public.' })
  slug!: string | null;

  @Field(() => String, { description: 'Name when it was chosen.' })
  name!: string;

  @Field(() => String, { description: 'City when it was chosen.' })
  city!: string;
}

@ObjectType('QuoteRequestStep', { simpleResolvers: true, description: 'A state that a request came to.' })
export class QuoteRequestStepView {
  @Field(() => QuoteRequestState, { description: 'The state.' })
  state!: QuoteRequestState;

  @Field(() => DateTime, { description: 'Since when.' })
  at!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What is wanted for an event.' })
export abstract class QuoteWishes {
  @Field(() => EventType, { description: 'What kind of event it is.' })
  eventType!: EventType;

  @Field(() => LocalDate, { nullable: true, description: 'First day, in Paris; null = open.' })
  startDate!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day, in Paris; null = open.' })
  endDate!: string | null;

  @Field(() => Boolean, { description: 'Whether other dates would do.' })
  flexibleDates!: boolean;

  @Field(() => Int, { description: 'People.' })
  participants!: number;

  @Field(() => RoomLayout, { nullable: true, description: 'How the main room is set up; null = not said.' })
  layout!: RoomLayout | null;

  @Field(() => Int, { nullable: true, description: 'Bedrooms; null = not said.' })
  bedrooms!: number | null;

  @Field(() => Int, { nullable: true, description: 'Budget a person before tax, in cents of euros; null = not said.' })
  budgetPerPersonCents!: number | null;

  @Field(() => [CateringOption], { description: 'Meals and drinks.' })
  catering!: CateringOption[];

  @Field(() => String, { nullable: true, description: 'More about them, plain text.' })
  cateringNote!: string | null;

  @Field(() => [EquipmentOption], { description: 'Equipment.' })
  equipment!: EquipmentOption[];

  @Field(() => String, { nullable: true, description: 'More about it, plain text.' })
  equipmentNote!: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else, plain text.' })
  message!: string | null;

  @Field(() => [QuoteCriterion], { description: 'What is indispensable.' })
  mustHaves!: QuoteCriterion[];
}

@ObjectType('QuoteRequest', { simpleResolvers: true, description: 'A quote request, as who sent it sees it.' })
export class QuoteRequestView extends QuoteWishes {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;

  @Field(() => String, { description: 'Its number, such as DEV-2026-000042.' })
  reference!: string;

  @Field(() => QuoteRequestState, { description: 'Where it stands.' })
  state!: QuoteRequestState;

  @Field(() => [QuoteRequestAction], { description: 'What the viewer can do with it now.' })
  availableActions!: QuoteRequestAction[];

  @Field(() => [QuoteRequestStepView], { description: 'The states that it came to, oldest first.' })
  history!: QuoteRequestStepView[];

  @Field(() => String, {
    nullable: true,
    description: 'Why it was rejected; null = it was not, or no reason was given.',
  })
  rejectionReason!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its sender withdrew it; null = he did not.' })
  withdrawnAt!: Date | null;

  @Field(() => DateTime, { description: 'Until when the private link leads here.' })
  linkExpiresAt!: Date;

  @Field(() => Int, { description: 'Grows with each change; a change names the one that it was made from.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was changed last.' })
  updatedAt!: Date;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'Company.' })
  companyName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Telephone number.' })
  phone!: string;

  @Field(() => LanguageType, { description: 'In which the sender is written to.' })
  language!: Language;

  @Field(() => [QuoteRequestVenueView], { description: 'The venues that are asked, in the order of the sender.' })
  venues!: QuoteRequestVenueView[];

  @Field(() => [QuoteAnswerView], { description: 'What venues have answered, the first one first.' })
  answers!: QuoteAnswerView[];
}

@ObjectType({ simpleResolvers: true, description: 'Whether a venue has a room for an event.' })
export class VenueFit {
  @Field(() => ID, { description: 'Id of the venue.' })
  venueId!: string;

  @Field(() => Int, {
    description:
      'People in its largest room, in the layout that was named or one that suits the event; 0 = none is known.',
  })
  largestRoom!: number;

  @Field(() => RoomLayout, { nullable: true, description: 'In which that room holds as many; null = none is known.' })
  layout!: RoomLayout | null;

  @Field(() => Boolean, { description: 'Whether that room holds all of them.' })
  fits!: boolean;
}
