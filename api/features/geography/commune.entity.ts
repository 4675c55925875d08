import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';

/** Its code is INSEE's. */
@ObjectType({ simpleResolvers: true, description: 'A region of France.' })
@Entity()
export class Region {
  @Field(() => String, { description: 'The INSEE code.' })
  @PrimaryKey({ type: 'text' })
  code!: string;

  @Field(() => String, { description: 'The official name.' })
  @Property({ type: 'text' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A department of France.' })
@Entity()
export class Department {
  @Field(() => String, { description: 'The code that postal codes and number plates begin with: "69", "2A".' })
  @PrimaryKey({ type: 'text' })
  code!: string;

  @Field(() => String, { description: 'The official name.' })
  @Property({ type: 'text' })
  name!: string;

  @ManyToOne({ entity: () => Region, ref: true })
  region!: Ref<Region>;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A commune of France; Paris, Lyon and Marseille are given by their arrondissements.',
})
@Entity()
export class Commune {
  [PrimaryKeyProp]?: 'code';

  @Field(() => ID, { description: 'The INSEE code, which is not the postal code.' })
  @PrimaryKey({ type: 'text' })
  code!: string;

  @Field(() => String, { description: 'The name as it is shown: "Lyon 2e".' })
  @Property({ type: 'text' })
  name!: string;

  /** The name for display: "Paris 2e". */
  @Property({ type: 'text' })
  label!: string;

  /** The label for searching and sorting. */
  @Property({ type: 'text', generated: 'f_unaccent(lower(label)) stored' })
  foldedLabel!: string & Opt;

  @ManyToOne({ entity: () => Department, ref: true })
  department!: Ref<Department>;

  @Field(() => [String], { description: 'The postal codes.' })
  @Property({ type: 'text[]' })
  @Index({ type: 'gin' })
  postalCodes!: string[];

  @Property({ type: 'integer' })
  population!: number;

  @Field(() => Float, { description: 'The latitude of the centre (WGS 84).' })
  @Property({ type: 'double' })
  latitude!: number;

  @Field(() => Float, { description: 'The longitude of the centre (WGS 84).' })
  @Property({ type: 'double' })
  longitude!: number;
}
