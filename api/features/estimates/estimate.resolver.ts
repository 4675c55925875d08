import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { estimateFor } from './estimate-for.ts';
import { EstimatedEventInput } from './estimate.inputs.ts';
import { Estimate } from './estimate.types.ts';
import { VenueDetails } from '../venues/managed-venue.types.ts';

@Resolver(() => VenueDetails)
export class EstimateResolver {
  @FieldResolver(() => Estimate, {
    nullable: true,
    description:
      'What an event would cost by the price list; null if the list says nothing of such an event. It is no offer.',
  })
  estimate(
    @Root() venue: VenueDetails,
    @Arg('event', () => EstimatedEventInput, { description: 'The event.' }) event: EstimatedEventInput,
  ): Estimate | null {
    return estimateFor(venue, event);
  }
}
