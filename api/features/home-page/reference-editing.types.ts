import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Logo } from './reference.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A client company, as the platform keeps it.' })
export class ManagedReference {
  @Field(() => ID, { description: 'Id of the reference.' })
  id!: string;

  @Field(() => String, { description: 'Name of the company.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where its logo leads; null = nowhere.' })
  website!: string | null;

  @Field(() => Logo, { description: 'Its logo.' })
  logo!: Logo;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isShown!: boolean;

  @Field(() => Int, { description: 'Counts its changes; whoever changes it names the one that he has seen.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'All client companies in their order.' })
export class ReferenceContent {
  @Field(() => [ManagedReference], { description: 'Also those that are not shown.' })
  references!: ManagedReference[];

  @Field(() => String, {
    description: 'Changes whenever the order does; whoever changes it names the one he has seen.',
  })
  revision!: string;
}
