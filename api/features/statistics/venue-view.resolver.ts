import { IsInt, Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import { IdInput } from '../../platform/graphql/inputs.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Allow, NotAudited } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import type { StatisticsContext } from './services.ts';
import { VenueViews } from './venue-view.types.ts';

const DAYS = { default: 30, min: 7, max: 365 };

@ArgsType()
class VenueViewsArgs {
  @Field(() => Int, {
    defaultValue: DAYS.default,
    description: `The number of days up to today, ${DAYS.min} to ${DAYS.max}.`,
  })
  @IsInt()
  @Min(DAYS.min)
  @Max(DAYS.max)
  days!: number;

  @Field(() => ID, { nullable: true, description: 'The id of the venue; null for all of them.' })
  venueId?: string | null;
}

@Resolver()
export class VenueViewResolver {
  @Allow('signedIn')
  @Query(() => VenueViews, {
    description: 'The number of views of the pages of the caller’s own venues, by day and by venue.',
  })
  async myVenueViews(
    @Args(() => VenueViewsArgs) { days, venueId }: VenueViewsArgs,
    @Ctx() { venueViews, caller }: StatisticsContext,
  ): Promise<VenueViews> {
    return venueViews.ofOwner(caller.viewer, days, venueId);
  }

  @Allow('everybody')
  @NotAudited('It counts, and changes nothing.')
  @PayloadMutation(
    'Counts a view of the page of a venue, once by visitor and hour. Views by the owner and the platform, and of venues that are not ' +
      'public, are not counted.',
    {},
  )
  async recordVenueView(
    @Input('The id of the venue.') { id }: IdInput,
    @Ctx() { venueViews, caller, address }: StatisticsContext,
  ) {
    venueViews.record(address, await caller.find(), id);
    return {};
  }
}
