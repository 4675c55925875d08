import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The logo of a company. Its address is relative to the origin of the API.',
})
export class Logo {
  @Field(() => String, { description: 'The address of the picture.' })
  url!: string;

  @Field(() => Int, { description: 'The width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'The height in pixels.' })
  height!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A client company.' })
export class Reference {
  @Field(() => ID, { description: 'The id of the reference.' })
  id!: string;

  @Field(() => String, { description: 'The name of the company.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The web address of the company; null if it has none.' })
  website!: string | null;

  @Field(() => Logo, { description: 'The logo of the company.' })
  logo!: Logo;

  @Field(() => Boolean, { description: 'Whether the home page shows the logo.' })
  isShown!: boolean;

  @Field(() => Int, { description: 'The version of the reference, which grows with each change.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'All client companies in their order.' })
export class ReferenceContent {
  @Field(() => [Reference], { description: 'The companies, also those that are not shown.' })
  references!: Reference[];

  @Field(() => String, { description: 'The revision of the order, which a change names.' })
  revision!: string;
}
