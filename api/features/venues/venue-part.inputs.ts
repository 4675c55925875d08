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

@InputType({ description: 'The number of people that a room holds in one layout.' })
export class LayoutCapacityInput {
  @Field(() => RoomLayout, { description: 'The layout.' })
  @IsIn(Object.values(RoomLayout))
  layout!: RoomLayout;

  @Field(() => Int, { description: `The number of people, 1 to ${VENUE_LIMITS.roomCapacity}.` })
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.roomCapacity)
  capacity!: number;
}

@InputType({ description: 'A room of a venue.' })
export class RoomInput {
  @Field(() => String, { description: `The name, ${upTo(VENUE_LIMITS.roomName)}.` })
  @RequiredText(VENUE_LIMITS.roomName)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `A short description of it, ${upTo(VENUE_LIMITS.roomDescription)}; null if there is none.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.roomDescription)
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'The area in square metres; null if it is unknown.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.areaSqm)
  areaSqm?: number | null;

  @Field(() => Float, { nullable: true, description: 'The height of the ceiling in metres; null if it is unknown.' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(1)
  @Max(VENUE_LIMITS.ceilingHeightM)
  ceilingHeightM?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether daylight comes in; false if it is not sent.' })
  @IsOptional()
  @IsBoolean()
  daylight?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it can be reached without a step; false if it is not sent.',
  })
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
  @Field(() => AccessType, { description: 'The kind of the access.' })
  @IsIn(Object.values(AccessType))
  type!: AccessType;

  @Field(() => String, { description: `Its name, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  name!: string;

  @Field(() => Int, {
    description: `The number of minutes from there to the venue, 1 to ${VENUE_LIMITS.accessMinutes}.`,
  })
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.accessMinutes)
  minutes!: number;

  @Field(() => TravelMode, { description: 'The means of travel.' })
  @IsIn(Object.values(TravelMode))
  mode!: TravelMode;
}

@InputType({ description: 'A point of interest near a venue.' })
export class PointOfInterestInput {
  @Field(() => String, { description: `Its name, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  name!: string;

  @Field(() => Float, { description: `The distance in kilometres, 0 to ${VENUE_LIMITS.distanceKm}.` })
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(0)
  @Max(VENUE_LIMITS.distanceKm)
  distanceKm!: number;
}

@InputType({ description: 'An activity for teams at the venue.' })
export class ActivityInput {
  @Field(() => String, { description: `Its name, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `A short description of it, ${upTo(VENUE_LIMITS.activityDescription)}; null if there is none.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.activityDescription)
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it happens at the venue itself; false if it is not sent.',
  })
  @IsOptional()
  @IsBoolean()
  onSite?: boolean | null;
}

@InputType({ description: 'A titled part of the presentation of a venue.' })
export class ParagraphInput {
  @Field(() => String, { description: `The title, ${upTo(VENUE_LIMITS.title)}.` })
  @RequiredText(VENUE_LIMITS.title)
  title!: string;

  @Field(() => String, { description: `The text, plain text, ${upTo(VENUE_LIMITS.paragraphText)}.` })
  @RequiredText(VENUE_LIMITS.paragraphText)
  text!: string;
}
