import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { Day } from '../../platform/form-rules.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { ChangeRequestStatus, ChangeRequestType, VenuePlace, VenueStatus } from './venue-management.enums.ts';

const MAX_TEXT = 120;

export enum ManagedVenueSort {
  /** Last changed first. */
  UPDATED = 'UPDATED',
  UPDATED_OLDEST = 'UPDATED_OLDEST',
  NAME = 'NAME',
  NAME_DESC = 'NAME_DESC',
  CITY = 'CITY',
  CITY_DESC = 'CITY_DESC',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
}

export enum ChangeRequestSort {
  /** Last sent first. */
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  VENUE = 'VENUE',
}

registerEnumType(ManagedVenueSort, {
  name: 'ManagedVenueSort',
  description: 'The order of venues.',
  valuesConfig: {
    UPDATED: { description: 'The venue that was changed last comes first.' },
    UPDATED_OLDEST: { description: 'The venue that was changed last comes last.' },
    NAME: { description: 'They are sorted by name.' },
    NAME_DESC: { description: 'They are sorted by name, backwards.' },
    CITY: { description: 'They are sorted by city.' },
    CITY_DESC: { description: 'They are sorted by city, backwards.' },
    NEWEST: { description: 'The newest venue comes first.' },
    OLDEST: { description: 'The oldest venue comes first.' },
  },
});
registerEnumType(VenuePlace, {
  name: 'VenuePlace',
  description: 'A place that the platform gives a venue.',
  valuesConfig: {
    FEATURED: { description: 'The venue is recommended.' },
    FAVOURITE: { description: 'The venue is a favourite.' },
    TOP_FIVE: { description: 'The venue is in the top 5.' },
    PREMIER_PAGE: { description: 'The venue is on the first page of results.' },
    HOMEPAGE_SLIDER: { description: 'The venue is in the slider of the home page.' },
  },
});
registerEnumType(ChangeRequestSort, {
  name: 'ChangeRequestSort',
  description: 'The order of change requests.',
  valuesConfig: {
    NEWEST: { description: 'The request that was sent last comes first.' },
    OLDEST: { description: 'The request that was sent first comes first.' },
    VENUE: { description: 'They are sorted by the name of the venue.' },
  },
});

@InputType({ description: 'The conditions on the venues of a list.' })
export class ManagedVenueFilter {
  @Field(() => String, { nullable: true, description: 'The words of the name or the city; null finds all.' })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;

  @Field(() => [VenueStatus], {
    nullable: true,
    description: 'The statuses to keep; null keeps all but deleted ones.',
  })
  @IsOptional()
  @ArrayMaxSize(Object.keys(VenueStatus).length)
  statuses?: VenueStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a change waits for a moderator; null for both.' })
  @IsOptional()
  pendingChange?: boolean | null;

  @Field(() => [VenuePlace], { nullable: true, description: 'The places to keep; null keeps all.' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(VenuePlace).length)
  places?: VenuePlace[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the public sees them; null for both.' })
  @IsOptional()
  isPublic?: boolean | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day, in Paris, on which they were created; null means from the beginning.',
  })
  @IsOptional()
  @Day()
  createdFrom?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the subscription of their owner has ended and they are hidden; null for both.',
  })
  @IsOptional()
  subscriptionExpired?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the plan of their owner has no room for them and they are hidden; null for both.',
  })
  @IsOptional()
  isBeyondPlan?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The id of their owner; null for any.' })
  @IsOptional()
  @MaxLength(60)
  ownerId?: string | null;
}

@InputType({ description: 'The conditions on change requests.' })
export class ChangeRequestFilter {
  @Field(() => String, {
    nullable: true,
    description: 'The words of the name or the city of the venue; null finds all.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;

  @Field(() => [ChangeRequestStatus], { nullable: true, description: 'The statuses to keep; null keeps all.' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(ChangeRequestStatus).length)
  statuses?: ChangeRequestStatus[] | null;

  @Field(() => [ChangeRequestType], { nullable: true, description: 'The kinds of change to keep; null keeps all.' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(ChangeRequestType).length)
  types?: ChangeRequestType[] | null;

  @Field(() => ID, { nullable: true, description: 'The id of the venue that they belong to; null for all venues.' })
  @IsOptional()
  @MaxLength(60)
  venueId?: string | null;
}

@ArgsType()
export class ManagedVenuesArgs extends PagingArgs {
  @Field(() => ManagedVenueFilter, {
    defaultValue: {},
    description: 'The conditions; without any, all but deleted ones are found.',
  })
  @ValidateNested()
  filter!: ManagedVenueFilter;

  @Field(() => ManagedVenueSort, { defaultValue: ManagedVenueSort.UPDATED, description: 'The order of the venues.' })
  sort!: ManagedVenueSort;
}

@ArgsType()
export class ChangeRequestsArgs extends PagingArgs {
  @Field(() => ChangeRequestFilter, { defaultValue: {}, description: 'The conditions; without any, all are found.' })
  @ValidateNested()
  filter!: ChangeRequestFilter;

  @Field(() => ChangeRequestSort, { defaultValue: ChangeRequestSort.NEWEST, description: 'The order of the requests.' })
  sort!: ChangeRequestSort;
}
