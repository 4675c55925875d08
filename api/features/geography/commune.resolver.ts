import { IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import { findCommunes } from './commune-finder.ts';
import { Commune, Department, Region } from './commune.entity.ts';
import { gazetteer } from './gazetteer.ts';
import type { Commune as GazetteerCommune } from './place.ts';
import type { GeographyContext } from './services.ts';

@ArgsType()
class CommunesArgs {
  @Field(() => String, { description: 'The beginning of a name or of a postal code, as it was typed.' })
  @MaxLength(100)
  text!: string;

  @Field(() => Int, { defaultValue: 10, description: 'The greatest number of communes, up to 50.' })
  @IsInt()
  @Min(1)
  @Max(50)
  limit!: number;
}

@ArgsType()
class AddressPositionArgs {
  @Field(() => String, { description: 'The street and number.' })
  @MaxLength(200)
  address!: string;

  @Field(() => ID, { description: 'The INSEE code of the commune.' })
  @Matches(/^\d[\dAB]\d{3}$/)
  communeCode!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The position of an address.' })
class AddressPosition {
  @Field(() => Float, { description: 'The latitude (WGS 84).' })
  latitude!: number;

  @Field(() => Float, { description: 'The longitude (WGS 84).' })
  longitude!: number;

  @Field(() => String, { description: 'The address as the register of addresses writes it.' })
  label!: string;
}

/** Communes for the completion of forms, from the gazetteer. */
@Resolver(() => Commune)
export class CommuneResolver {
  @Allow('signedIn')
  @Query(() => [Commune], {
    description: 'The communes whose name or postal code begins with a text, the most populous first.',
  })
  communes(@Args(() => CommunesArgs) { text, limit }: CommunesArgs): GazetteerCommune[] {
    return findCommunes(text, limit);
  }

  @FieldResolver(() => Department, { description: 'The department in which it lies.' })
  department(@Root() { departmentCode }: GazetteerCommune): Pick<Department, 'code' | 'name'> {
    return gazetteer().departments.get(departmentCode)!;
  }

  @FieldResolver(() => Region, { description: 'The region in which it lies.' })
  region(@Root() { regionCode }: GazetteerCommune): Region {
    return gazetteer().regions.get(regionCode)!;
  }

  @Allow('signedIn')
  @Query(() => AddressPosition, {
    nullable: true,
    description:
      'The position of a street or house in a commune; null if it is unknown, or if the site looks no addresses up.',
  })
  addressPosition(
    @Ctx() { addresses }: GeographyContext,
    @Args(() => AddressPositionArgs) { address, communeCode }: AddressPositionArgs,
  ): Promise<AddressPosition | null> {
    return addresses.find(address, communeCode);
  }
}
