import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { VenueDetails } from '../venues/managed-venue.types.ts';
import { availabilityFor } from './availability-for.ts';
import type { CalendarContent } from './calendar-content.ts';
import { AvailabilityArgs } from './calendar.inputs.ts';
import { VenueAvailability } from './calendar.types.ts';
import type { CalendarContext } from './services.ts';

@Resolver(() => VenueDetails)
export class AvailabilityResolver {
  @FieldResolver(() => VenueAvailability, { description: 'Whether it is free at some time.' })
  async availability(
    @Root() venue: VenueDetails & { calendar?: CalendarContent | null },
    @Args(() => AvailabilityArgs) args: AvailabilityArgs,
    @Ctx() { calendars }: CalendarContext,
  ): Promise<VenueAvailability> {
    // The documents of the public have it with them.
    const calendar = venue.calendar === undefined ? await calendars.published(venue.id) : venue.calendar;
    return availabilityFor(calendar, venue.rooms, args);
  }
}
