import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The logo of a company. Its address is relative to the origin of the API.',
})
export class Logo {
  @Field(() => String, { description: 'Address of the picture.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A client company.' })
export class Reference {
  @Field(() => ID, { description: 'Id of the reference.' })
  id!: string;

  @Field(() => String, { description: 'Name of the company.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its web address; null = none.' })
  website!: string | null;

  @Field(() => Logo, { description: 'Its logo.' })
  logo!: Logo;
}
