import {
  ArrayMaxSize,
  ArrayUnique,
  IsIn,
  IsLatitude,
  IsLongitude,
  IsNotEmpty,
  IsOptional,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { SimpleValues } from '../../../schema/venue-fields.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { RequiredText } from '../../platform/form-rules.ts';
import { AccessInput, ActivityInput, ParagraphInput, PointOfInterestInput, RoomInput } from './venue-part.inputs.ts';
import { RateInput } from './rate.inputs.ts';
import { simpleInputs } from './simple-field.types.ts';
import { Amenity, EventType, VenueKind } from './venue.enums.ts';

const upTo = (max: number): string => `at most ${max} characters`;
const STAYS = 'unchanged if it is not sent';

/** The location of a venue, for both inputs; the first one requires it. */
@InputType({ description: 'The place of a venue.' })
abstract class PlaceInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The INSEE code of the commune or arrondissement, as `communes` gives it. It takes precedence over `city`, which is used if it is not sent.',
  })
  @IsOptional()
  @MaxLength(5)
  communeCode?: string | null;

  @Field(() => String, { nullable: true, description: `The postal code, five digits; ${STAYS}.` })
  @IsOptional()
  @MaxLength(10)
  postalCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the commune as it is written by hand: with the postal code it leads to a `communeCode`.',
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.title)
  city?: string | null;
}

@InputType({
  description: 'The changes to a venue. A field that is not sent stays as it is; null or the empty text takes it away.',
})
export class VenueInput extends (PlaceInput as abstract new () => PlaceInput & Partial<SimpleValues>) {
  @Field(() => String, { nullable: true, description: `The name, ${upTo(VENUE_LIMITS.name)}; ${STAYS}.` })
  @IsOptional()
  @RequiredText(VENUE_LIMITS.name)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The wished last part of its address, ${upTo(VENUE_LIMITS.slug)}, lower-case letters, digits and hyphens; empty for one made of name and city; ${STAYS}.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.slug)
  slug?: string | null;

  @Field(() => VenueKind, { nullable: true, description: `The kind of venue that it is; ${STAYS}.` })
  @IsOptional()
  @IsIn(Object.values(VenueKind))
  kind?: VenueKind | null;

  @Field(() => String, {
    nullable: true,
    description: `The presentation, plain text, ${upTo(VENUE_LIMITS.description)}; ${STAYS}.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.description)
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The street and the number, ${upTo(VENUE_LIMITS.address)}; ${STAYS}.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.address)
  address?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The latitude (WGS 84) that somebody has set, with its longitude; both are null for the centre of the commune.',
  })
  @IsOptional()
  @IsLatitude()
  latitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The longitude (WGS 84) that somebody has set, with its latitude.',
  })
  @IsOptional()
  @IsLongitude()
  longitude?: number | null;

  @Field(() => [EventType], { nullable: true, description: `The events that it is made for; ${STAYS}.` })
  @IsOptional()
  @ArrayUnique()
  @ArrayMaxSize(Object.keys(EventType).length)
  @IsIn(Object.values(EventType), { each: true })
  eventTypes?: EventType[] | null;

  @Field(() => [Amenity], { nullable: true, description: `The services and installations; ${STAYS}.` })
  @IsOptional()
  @ArrayUnique()
  @ArrayMaxSize(Object.keys(Amenity).length)
  @IsIn(Object.values(Amenity), { each: true })
  amenities?: Amenity[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `The free keywords, at most ${VENUE_LIMITS.tags} of ${VENUE_LIMITS.tag} characters; ${STAYS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(VENUE_LIMITS.tags)
  @MaxLength(VENUE_LIMITS.tag, { each: true })
  @IsNotEmpty({ each: true })
  tags?: string[] | null;

  @Field(() => [RoomInput], {
    nullable: true,
    description: `The rooms in their order, at most ${VENUE_LIMITS.rooms}; ${STAYS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(VENUE_LIMITS.rooms)
  @ValidateNested({ each: true })
  rooms?: RoomInput[] | null;

  @Field(() => [RateInput], {
    nullable: true,
    description: `The price list, at most ${VENUE_LIMITS.rates} rates; ${STAYS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(VENUE_LIMITS.rates)
  @ValidateNested({ each: true })
  rates?: RateInput[] | null;

  @Field(() => [AccessInput], {
    nullable: true,
    description: `The accesses to the venue, at most ${VENUE_LIMITS.accesses}; ${STAYS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(VENUE_LIMITS.accesses)
  @ValidateNested({ each: true })
  accesses?: AccessInput[] | null;

  @Field(() => [PointOfInterestInput], {
    nullable: true,
    description: `The points of interest nearby, at most ${VENUE_LIMITS.pointsOfInterest}; ${STAYS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(VENUE_LIMITS.pointsOfInterest)
  @ValidateNested({ each: true })
  pointsOfInterest?: PointOfInterestInput[] | null;

  @Field(() => [ActivityInput], {
    nullable: true,
    description: `The activities for teams at the venue, at most ${VENUE_LIMITS.activities}; ${STAYS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(VENUE_LIMITS.activities)
  @ValidateNested({ each: true })
  activities?: ActivityInput[] | null;

  @Field(() => [ParagraphInput], {
    nullable: true,
    description: `The titled parts of the presentation, at most ${VENUE_LIMITS.paragraphs}; ${STAYS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(VENUE_LIMITS.paragraphs)
  @ValidateNested({ each: true })
  paragraphs?: ParagraphInput[] | null;
}

simpleInputs(VenueInput);

@InputType({
  description:
    'A new venue. Its name and its place are enough for a draft: `communeCode`, or `city` with `postalCode`.',
})
export class CreateVenueInput extends VenueInput {
  @Field(() => String, { description: `The name, ${upTo(VENUE_LIMITS.name)}.` })
  @RequiredText(VENUE_LIMITS.name)
  declare name: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of its owner, for administrators alone; null makes it the caller’s, an administrator’s nobody’s.',
  })
  @IsOptional()
  @MaxLength(60)
  ownerId?: string | null;
}

@InputType({ description: 'The changes to a venue, and its id. A field that is not sent stays as it is.' })
export class UpdateVenueInput extends VenueInput {
  @Field(() => ID, { description: 'The id or the slug of the venue.' })
  id!: string;

  @Field(() => Int, { description: 'The version of the venue that was read.' })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: 'A word to the moderators where it becomes a request, at most 1000 characters; null if there is none.',
  })
  comment?: string | null;
}
