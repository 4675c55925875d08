import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType('Commune', {
  simpleResolvers: true,
  description: 'A commune of France; of Paris, Lyon and Marseille the arrondissements.',
})
export class CommuneView {
  @Field(() => ID, { description: 'INSEE code.' })
  code!: string;

  @Field(() => String, { description: 'Name as it is shown: "Lyon 2e".' })
  name!: string;

  @Field(() => [String], { description: 'Its postal codes.' })
  postalCodes!: string[];

  @Field(() => String, { description: 'Name of its department.' })
  department!: string;

  @Field(() => String, { description: 'Name of its region.' })
  region!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude of its centre (WGS 84); null = unknown.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude of its centre (WGS 84); null = unknown.' })
  longitude!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Where an address was found.' })
export class AddressPosition {
  @Field(() => Float, { description: 'Latitude (WGS 84).' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude (WGS 84).' })
  longitude!: number;

  @Field(() => String, { description: 'The address as the register of addresses writes it.' })
  label!: string;
}
