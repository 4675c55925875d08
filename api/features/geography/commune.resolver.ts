import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { GeographyContext } from './services.ts';
import { AddressPositionArgs, CommunesArgs } from './commune.inputs.ts';
import { findCommunes } from './commune-finder.ts';
import { AddressPosition, CommuneView } from './commune.types.ts';

/** Places as forms ask for them. */
@Resolver()
export class CommuneResolver {
  @Allow('signedIn')
  @Query(() => [CommuneView], {
    description: 'Communes by the beginning of their name or of their postal code, the greatest first.',
  })
  communes(@Args(() => CommunesArgs) { text, limit }: CommunesArgs): CommuneView[] {
    return findCommunes(text, limit);
  }

  @Allow('signedIn')
  @Query(() => AddressPosition, {
    nullable: true,
    description:
      'Where a street or a house is in a commune; null where nobody knows it, or the site looks no addresses up.',
  })
  addressPosition(
    @Ctx() { addresses }: GeographyContext,
    @Args(() => AddressPositionArgs) { address, communeCode }: AddressPositionArgs,
  ): Promise<AddressPosition | null> {
    return addresses.find(address, communeCode);
  }
}
