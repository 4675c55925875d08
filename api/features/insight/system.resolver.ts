import { Ctx, Field, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../context.ts';

@ObjectType({ simpleResolvers: true, description: 'The state of the public catalogue.' })
export class CatalogueState {
  @Field(() => Int, { description: 'Number of the last change; it moves whenever something public changes.' })
  version!: number;

  @Field(() => Int, { description: 'Number of public venues.' })
  venueCount!: number;
}

@Resolver()
export class SystemResolver {
  @Query(() => CatalogueState, { description: 'The state of the public catalogue.' })
  catalogueState(@Ctx() { search }: Context): CatalogueState {
    return search.state();
  }

  @Subscription(() => CatalogueState, {
    description: 'Sends the state of the public catalogue now and whenever it changes, at most once a second.',
    subscribe: ({ context }: { context: Context }) => context.search.states,
  })
  catalogueChanged(@Root() state: CatalogueState): CatalogueState {
    return state;
  }
}
