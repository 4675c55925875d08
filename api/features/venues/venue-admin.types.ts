import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AccountStatus } from '../accounts/account.enums.ts';
import { CheckState, VenueCheck } from './venue-admin.enums.ts';

registerEnumType(VenueCheck, {
  name: 'VenueCheck',
  description: 'What moderators look at before they accept a venue, in this order.',
});
registerEnumType(CheckState, {
  name: 'CheckState',
  description: 'What was found: all is well, look at it, it is wrong.',
});

@ObjectType('OwnerContact', { simpleResolvers: true, description: 'How the owner of a venue is reached.' })
export class OwnerContact {
  @Field(() => String, { description: 'The e-mail address of their account.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Their telephone number, else that of their company; null if they have given none.',
  })
  phone!: string | null;

  @Field(() => AccountStatus, { description: 'The status of their account.' })
  status!: AccountStatus;
}

@ObjectType('OwnerCandidate', { simpleResolvers: true, description: 'A client to whom a venue can be handed over.' })
export class OwnerCandidate {
  @Field(() => ID, { description: 'The id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Their first and last name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Their company; null if they have not given one.' })
  companyName!: string | null;

  @Field(() => String, { description: 'Their e-mail address.' })
  email!: string;

  @Field(() => Int, { description: 'How many venues they have, without deleted ones.' })
  venueCount!: number;
}

@ObjectType('VenueCheckResult', { simpleResolvers: true, description: 'What was found at one point of the checklist.' })
export class VenueCheckResult {
  @Field(() => VenueCheck, { description: 'The point of the checklist.' })
  check!: VenueCheck;

  @Field(() => CheckState, { description: 'What was found.' })
  state!: CheckState;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number that says how much: missing parts, characters, pictures, kilometres or venues; null if none does.',
  })
  value!: number | null;
}

@ObjectType('ReviewPlace', {
  simpleResolvers: true,
  description: 'Where a request lies among the pending ones of its kind that the caller may decide, oldest first.',
})
export class ReviewPlace {
  @Field(() => Int, { description: 'How many requests are pending.' })
  waiting!: number;

  @Field(() => Int, { nullable: true, description: 'Its place among them, from 1; null if it is not pending.' })
  position!: number | null;

  @Field(() => ID, { nullable: true, description: 'The id of the one before it; null if there is none.' })
  previousId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the one after it; null if there is none.' })
  nextId!: string | null;
}
