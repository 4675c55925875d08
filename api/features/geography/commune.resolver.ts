import { Args, Authorized, Query, Resolver } from 'type-graphql';
import { CommunesArgs } from './commune.args.ts';
import { findCommunes } from './commune-finder.ts';
import { CommuneView } from './commune.types.ts';

/** Places as forms ask for them. */
@Authorized()
@Resolver()
export class CommuneResolver {
  @Query(() => [CommuneView], {
    description: 'Communes by the beginning of their name or of their postal code, the greatest first.',
  })
  communes(@Args(() => CommunesArgs) { text, limit }: CommunesArgs): CommuneView[] {
    return findCommunes(text, limit);
  }
}
