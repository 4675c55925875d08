import { Ctx, Field, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { SearchContext } from './services.ts';

@ObjectType({ simpleResolvers: true, description: 'The state of the public catalogue.' })
export class CatalogueState {
  @Field(() => Int, { description: 'Number of the last change; it moves whenever something public changes.' })
  version!: number;

  @Field(() => Int, { description: 'Number of public venues.' })
  venueCount!: number;
}

@Resolver()
export class CatalogueStateResolver {
  @Allow('everybody')
  @Query(() => CatalogueState, { description: 'The state of the public catalogue.' })
  catalogueState(@Ctx() { search }: SearchContext): CatalogueState {
    return search.state();
  }

  @Allow('everybodyButDeadSessions')
  @Subscription(() => CatalogueState, {
    description: 'Sends the state of the public catalogue now and whenever it changes, at most once a second.',
    subscribe: ({ context }: { context: SearchContext }) => context.search.states,
  })
  catalogueChanged(@Root() state: CatalogueState): CatalogueState {
    return state;
  }
}
