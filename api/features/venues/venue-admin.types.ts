import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AccountStatus } from '../accounts/account.enums.ts';
import { CheckState, VenueCheck } from './venue-admin.enums.ts';

registerEnumType(VenueCheck, {
  name: 'VenueCheck',
  description: 'A point of the checklist that moderators follow before they accept a venue, in this order.',
  valuesConfig: {
    PARTS: { description: 'Everything that a review needs is there.' },
    DESCRIPTION: { description: 'The presentation is long enough.' },
    PHOTOS: { description: 'There are enough pictures.' },
    PHOTO_TEXTS: { description: 'The pictures have descriptions for people who do not see them.' },
    CONTACT: { description: 'The e-mail address and the telephone number are there.' },
    ROOMS: { description: 'There are rooms, and each has a capacity.' },
    CAPACITIES: { description: 'No room holds more people than its floor allows.' },
    POSITION: { description: 'Somebody has set the position on the map.' },
    POSITION_IN_COMMUNE: { description: 'The position lies in the commune.' },
    UNIQUE: { description: 'There is no other venue of this name in this commune.' },
    OWNER: { description: 'The owner is approved and has verified their e-mail address.' },
    PLAN: { description: 'The plan of the owner has room for one more public venue.' },
  },
});
registerEnumType(CheckState, {
  name: 'CheckState',
  description: 'The result of a point of the checklist.',
  valuesConfig: {
    GOOD: { description: 'The point is fulfilled.' },
    LOOK: { description: 'The point needs a look by the moderator.' },
    WRONG: { description: 'The point is not fulfilled.' },
  },
});

@ObjectType('OwnerContact', { simpleResolvers: true, description: 'The contact of the owner of a venue.' })
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

@ObjectType('OwnerCandidate', { simpleResolvers: true, description: 'A client who can become the owner of a venue.' })
export class OwnerCandidate {
  @Field(() => ID, { description: 'The id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Their first and last name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Their company; null if they have not given one.' })
  companyName!: string | null;

  @Field(() => String, { description: 'Their e-mail address.' })
  email!: string;

  @Field(() => Int, { description: 'The number of venues that they have, without deleted ones.' })
  venueCount!: number;
}

@ObjectType('VenueCheckResult', {
  simpleResolvers: true,
  description: 'The result of one point of the checklist of a venue.',
})
export class VenueCheckResult {
  @Field(() => VenueCheck, { description: 'The point of the checklist.' })
  check!: VenueCheck;

  @Field(() => CheckState, { description: 'The result of the check.' })
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
  description: 'The place of a request among the pending ones of its kind that the caller may decide, oldest first.',
})
export class ReviewPlace {
  @Field(() => Int, { description: 'The number of pending requests.' })
  waiting!: number;

  @Field(() => Int, { nullable: true, description: 'Its place among them, from 1; null if it is not pending.' })
  position!: number | null;

  @Field(() => ID, { nullable: true, description: 'The id of the one before it; null if there is none.' })
  previousId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the one after it; null if there is none.' })
  nextId!: string | null;
}
