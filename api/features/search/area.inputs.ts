import {
  IsInt,
  IsLatitude,
  IsLongitude,
  IsNotEmpty,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { NEAR } from '../../../schema/constants.ts';
import { centreOf, type NamedPlace, resolveLocation } from '../geography/location.ts';

const RECTANGLE = 'A rectangle on the map, in degrees (WGS 84).';

/** The fields of both `Bounds` and `BoundsInput`. */
@ObjectType({ simpleResolvers: true, description: RECTANGLE })
@InputType('BoundsInput', { description: RECTANGLE })
export class Bounds {
  @Field(() => Float, { description: 'The latitude of the northern edge.' })
  @IsLatitude()
  north!: number;

  @Field(() => Float, { description: 'The latitude of the southern edge.' })
  @IsLatitude()
  south!: number;

  @Field(() => Float, { description: 'The longitude of the eastern edge.' })
  @IsLongitude()
  east!: number;

  @Field(() => Float, { description: 'The longitude of the western edge.' })
  @IsLongitude()
  west!: number;
}

@InputType({ description: 'A point, given as a place or by its coordinates (WGS 84), and the distance from it.' })
export class NearInput {
  @Field(() => String, {
    nullable: true,
    description: 'The place whose middle is the point, as `location` takes it; not read where coordinates are given.',
  })
  @ValidateIf(({ latitude, longitude }: NearInput) => !hasValue(latitude) || !hasValue(longitude))
  @IsNotEmpty()
  @MaxLength(NEAR.maxPlace)
  place?: string | null;

  @Field(() => Float, { nullable: true, description: 'The latitude of the point.' })
  @IsOptional()
  @IsLatitude()
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'The longitude of the point.' })
  @IsOptional()
  @IsLongitude()
  longitude?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The greatest distance in kilometres, as the crow flies, 1 to ${NEAR.maxKilometres}; ${NEAR.kilometres} unless given.`,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(NEAR.maxKilometres)
  kilometres?: number | null;
}

/** The distance that a condition asks for, in kilometres. */
export function reachOf({ kilometres }: Pick<NearInput, 'kilometres'>): number {
  return kilometres ?? NEAR.kilometres;
}

/** A point and a distance from it. */
export interface Circle {
  latitude: number;
  longitude: number;
  kilometres: number;
}

/** A circle around a place. */
export interface ReadNear {
  /** None around an unknown place, null without a condition. */
  around: Circle[] | null;
  /** The text of the place, where there is one and it is known. */
  named: NamedPlace[];
  unknown: string[];
}

/** The circle that is meant. */
export function readNear(near: NearInput | null | undefined): ReadNear {
  if (!near) return { around: null, named: [], unknown: [] };
  const { latitude, longitude } = near;
  const kilometres = reachOf(near);
  if (hasValue(latitude) && hasValue(longitude)) {
    return { around: [{ latitude, longitude, kilometres }], named: [], unknown: [] };
  }
  const place = near.place ?? '';
  const location = resolveLocation(place);
  const centre = location && centreOf(location);
  if (!centre) return { around: [], named: [], unknown: [place] };
  return { around: [{ ...centre, kilometres }], named: [{ text: place, label: location.label }], unknown: [] };
}

function hasValue<Value>(value: Value): value is NonNullable<Value> {
  return value !== null && value !== undefined;
}
