import { IsNumber, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BoundsInput } from './search.inputs.ts';
import { Bounds } from './search.types.ts';

@ObjectType({ simpleResolvers: true, description: 'One venue on the map, or several that lie close together.' })
export class MapMarker {
  @Field(() => Float, { description: 'Latitude; of several venues, of their middle.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude; of several venues, of their middle.' })
  longitude!: number;

  @Field(() => Int, { description: 'Venues that it stands for.' })
  count!: number;

  @Field(() => String, { nullable: true, description: 'Name of the venue; null = it stands for several.' })
  name!: string | null;

  @Field(() => [ID], { description: 'Ids of its venues, most prominent first, at most 12.' })
  ids!: string[];

  @Field(() => Bounds, { description: 'The smallest rectangle that holds its venues.' })
  bounds!: Bounds;
}

@ArgsType()
export class MarkersArgs {
  @Field(() => BoundsInput, { description: 'The part of the map that is looked at.' })
  @ValidateNested()
  area!: BoundsInput;

  @Field(() => Float, {
    description: 'Degrees of longitude within which venues share a marker. Raised where the area would take too many.',
  })
  @IsNumber()
  @Min(0)
  @Max(360)
  cell!: number;
}
