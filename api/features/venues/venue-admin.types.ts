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
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number, else that of the company; null = not given.' })
  phone!: string | null;

  @Field(() => AccountStatus, { description: 'How the account stands.' })
  status!: AccountStatus;
}

@ObjectType('OwnerCandidate', { simpleResolvers: true, description: 'A client to whom a venue can be handed over.' })
export class OwnerCandidate {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Company; null = not given.' })
  companyName!: string | null;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => Int, { description: 'Venues that are his, deleted ones left out.' })
  venueCount!: number;
}

@ObjectType('VenueCheckResult', { simpleResolvers: true, description: 'What was found at one point of the checklist.' })
export class VenueCheckResult {
  @Field(() => VenueCheck, { description: 'The point.' })
  check!: VenueCheck;

  @Field(() => CheckState, { description: 'What was found.' })
  state!: CheckState;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number that says how much: parts missing, characters, photos, kilometres, venues; null = none does.',
  })
  value!: number | null;
}

@ObjectType('ReviewPlace', {
  simpleResolvers: true,
  description: 'Where a request lies among those of its kind that wait and that the viewer may decide, oldest first.',
})
export class ReviewPlace {
  @Field(() => Int, { description: 'How many wait.' })
  waiting!: number;

  @Field(() => Int, { nullable: true, description: 'Its place among them, from 1; null = it does not wait.' })
  position!: number | null;

  @Field(() => ID, { nullable: true, description: 'The one before it; null = none.' })
  previousId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The one after it; null = none.' })
  nextId!: string | null;
}
