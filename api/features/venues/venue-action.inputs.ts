import { IsBoolean, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IdInput, VersionedInput } from '../../platform/graphql/inputs.ts';
import { BulkVenueAction } from './venue-management.enums.ts';

const REASON = 'The reason that the owner is told, at most 1000 characters.';

@InputType({ description: 'The venue that is rejected, and the reason.' })
export class RejectVenueInput extends VersionedInput {
  @Field(() => String, { description: REASON })
  reason!: string;
}

@InputType({ description: 'The venue that is deleted.' })
export class DeleteVenueInput extends IdInput {
  @Field(() => Int, { nullable: true, description: 'The version of the venue that was read; null deletes any.' })
  version?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A word to the moderators where it becomes a request, at most 1000 characters; null if there is none.',
  })
  comment?: string | null;
}

@InputType({ description: 'The venues and the action on them.' })
export class ActOnVenuesInput {
  @Field(() => BulkVenueAction, { description: 'The action on each of them.' })
  action!: BulkVenueAction;

  @Field(() => [ID], { description: 'The ids of the venues, at most 100, each once.' })
  ids!: string[];
}

/** The changes of a venue by moderators and administrators. Absent fields are unchanged. */
@InputType({ description: 'What moderators and administrators change of a venue.' })
export class VenueStaffInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of its owner, for administrators alone; null makes it nobody’s.',
  })
  @IsOptional()
  @MaxLength(60)
  ownerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is recommended and stands before others.' })
  @IsOptional()
  @IsBoolean()
  isFeatured?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is one of the favourites.' })
  @IsOptional()
  @IsBoolean()
  isFavourite?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is one of the top 5, where it comes behind those that are there.',
  })
  @IsOptional()
  @IsBoolean()
  isTopFive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is on the first page.' })
  @IsOptional()
  @IsBoolean()
  isPremierPage?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is in the slider of the home page.' })
  @IsOptional()
  @IsBoolean()
  isHomepageSlider?: boolean | null;
}

@InputType({
  description:
    'The changes of moderators and administrators to a venue, and its id. A field that is not sent stays as it is.',
})
export class UpdateVenueStaffInput extends VenueStaffInput {
  @Field(() => ID, { description: 'The id or the slug of the venue.' })
  id!: string;

  @Field(() => Int, { description: 'The version of the venue that was read.' })
  version!: number;
}

@InputType({
  description:
    'The changes of moderators and administrators to venues, and their ids. A field that is not sent stays as it is.',
})
export class UpdateVenuesStaffInput extends VenueStaffInput {
  @Field(() => [ID], { description: 'The ids of the venues, at most 100, each once.' })
  ids!: string[];
}

@InputType({ description: 'The change request that is accepted.' })
export class ApproveChangeRequestInput extends VersionedInput {
  @Field(() => String, {
    nullable: true,
    description: 'A word to the owner, at most 1000 characters; null if there is none.',
  })
  note?: string | null;
}

@InputType({ description: 'The change request that is rejected, and the reason.' })
export class RejectChangeRequestInput extends VersionedInput {
  @Field(() => String, { description: REASON })
  reason!: string;
}
