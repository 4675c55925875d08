import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
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
  description: 'Order of venues: last or first changed first, by name, by city, last or first made first.',
});
registerEnumType(VenuePlace, {
  name: 'VenuePlace',
  description:
    'A place that the platform gives a venue: recommended, favourite, top 5, first page, slider of the home page.',
});
registerEnumType(ChangeRequestSort, {
  name: 'ChangeRequestSort',
  description: 'Order of change requests: last or first sent first, or by the name of the venue.',
});

@InputType({ description: 'Which venues of a list.' })
export class ManagedVenueFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name or the city; null = any.' })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;

  @Field(() => [VenueStatus], {
    nullable: true,
    description: 'How they stand; null = any but deleted.',
  })
  @IsOptional()
  @ArrayMaxSize(Object.keys(VenueStatus).length)
  statuses?: VenueStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a change waits for a moderator; null = whatever.' })
  @IsOptional()
  pendingChange?: boolean | null;

  @Field(() => [VenuePlace], { nullable: true, description: 'They have one of these places; null = whatever.' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(VenuePlace).length)
  places?: VenuePlace[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the subscription of their owner has ended and they are hidden; null = whatever.',
  })
  @IsOptional()
  subscriptionExpired?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the plan of their owner has no room for them and they are hidden; null = whatever.',
  })
  @IsOptional()
  isBeyondPlan?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Whose they are; null = anybody’s.' })
  @IsOptional()
  @MaxLength(60)
  ownerId?: string | null;
}

@InputType({ description: 'Which change requests.' })
export class ChangeRequestFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name or the city of the venue; null = any.' })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;

  @Field(() => [ChangeRequestStatus], { nullable: true, description: 'What became of them; null = anything.' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(ChangeRequestStatus).length)
  statuses?: ChangeRequestStatus[] | null;

  @Field(() => [ChangeRequestType], { nullable: true, description: 'What is asked for; null = anything.' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(ChangeRequestType).length)
  types?: ChangeRequestType[] | null;

  @Field(() => ID, { nullable: true, description: 'Of this venue; null = of any.' })
  @IsOptional()
  @MaxLength(60)
  venueId?: string | null;
}

@ArgsType()
export class ManagedVenuesArgs extends PagingArgs {
  @Field(() => ManagedVenueFilter, { defaultValue: {}, description: 'Conditions; none finds all but deleted ones.' })
  @ValidateNested()
  filter!: ManagedVenueFilter;

  @Field(() => ManagedVenueSort, { defaultValue: ManagedVenueSort.UPDATED, description: 'Order of the venues.' })
  sort!: ManagedVenueSort;
}

@ArgsType()
export class ChangeRequestsArgs extends PagingArgs {
  @Field(() => ChangeRequestFilter, { defaultValue: {}, description: 'Conditions; none finds all.' })
  @ValidateNested()
  filter!: ChangeRequestFilter;

  @Field(() => ChangeRequestSort, { defaultValue: ChangeRequestSort.NEWEST, description: 'Order of the requests.' })
  sort!: ChangeRequestSort;
}
