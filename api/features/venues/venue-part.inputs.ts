import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { RequiredText } from '../../platform/form-rules.ts';
import { AccessType, RoomLayout, TravelMode } from './venue.enums.ts';

const upTo = (max: number): string => `at most ${max} characters`;

@InputType({ description: 'People that a room holds in one layout.' })
export class LayoutCapacityInput {
  @Field(() => RoomLayout, { description: 'The layout.' })
  @IsIn(Object.values(RoomLayout))
  layout!: RoomLayout;

  @Field(() => Int, { description: `People, 1 to ${VENUE_LIMITS.roomCapacity}.` })
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.roomCapacity)
  capacity!: number;
}

@InputType({ description: 'A room of a venue.' })
export class RoomInput {
  @Field(() => String, { description: `Name, ${upTo(VENUE_LIMITS.roomName)}.` })
  @RequiredText(VENUE_LIMITS.roomName)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `A few words about it, ${upTo(VENUE_LIMITS.roomDescription)}; null = none.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.roomDescription)
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'Area in square metres; null = unknown.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.areaSqm)
  areaSqm?: number | null;

  @Field(() => Float, { nullable: true, description: 'Height under the ceiling in metres; null = unknown.' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(1)
  @Max(VENUE_LIMITS.ceilingHeightM)
  ceilingHeightM?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether daylight comes in; not sent = no.' })
  @IsOptional()
  @IsBoolean()
  daylight?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be reached without a step; not sent = no.' })
  @IsOptional()
  @IsBoolean()
  stepFree?: boolean | null;

  @Field(() => [LayoutCapacityInput], { defaultValue: [], description: 'The layouts that it takes, each once.' })
  @ArrayMaxSize(Object.keys(RoomLayout).length)
  @ArrayUnique((item: LayoutCapacityInput) => item.layout)
  @ValidateNested({ each: true })
  capacities!: LayoutCapacityInput[];
}

@InputType({ description: 'A station, airport or road near a venue.' })
export class AccessInput {
  @Field(() => AccessType, { description: 'What it is.' })
  @IsIn(Object.values(AccessType))
  type!: AccessType;

  @Field(() => String, { description: `Its name, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  name!: string;

  @Field(() => Int, { description: `Minutes from there to the venue, 1 to ${VENUE_LIMITS.accessMinutes}.` })
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.accessMinutes)
  minutes!: number;

  @Field(() => TravelMode, { description: 'How one covers the way.' })
  @IsIn(Object.values(TravelMode))
  mode!: TravelMode;
}

@InputType({ description: 'Something worth a visit near a venue.' })
export class PointOfInterestInput {
  @Field(() => String, { description: `Its name, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  name!: string;

  @Field(() => Float, { description: `Distance in kilometres, 0 to ${VENUE_LIMITS.distanceKm}.` })
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(0)
  @Max(VENUE_LIMITS.distanceKm)
  distanceKm!: number;
}

@InputType({ description: 'Something that a team can do there.' })
export class ActivityInput {
  @Field(() => String, { description: `Its name, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `A few words about it, ${upTo(VENUE_LIMITS.activityDescription)}; null = none.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.activityDescription)
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it happens at the venue itself; not sent = no.' })
  @IsOptional()
  @IsBoolean()
  onSite?: boolean | null;
}

@InputType({ description: 'A titled part of the presentation of a venue.' })
export class ParagraphInput {
  @Field(() => String, { description: `Title, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  title!: string;

  @Field(() => String, { description: `Plain text, ${upTo(VENUE_LIMITS.paragraphText)}.` })
  @RequiredText(VENUE_LIMITS.paragraphText)
  text!: string;
}
