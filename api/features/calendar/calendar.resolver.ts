import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Input } from '../../platform/graphql/input.ts';
import { IdInput, VersionedInput } from '../../platform/graphql/inputs.ts';
import { Allow, Audited } from '../../platform/graphql/operation.ts';
import { orNull } from '../../platform/graphql/or-null.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { SaveCalendarEntryInput, VenueCalendarArgs } from './calendar.inputs.ts';
import { CalendarEntry, VenueCalendar } from './calendar.types.ts';
import type { CalendarContext } from './services.ts';

/** Calendars, for those who manage a venue. */
@Resolver()
export class CalendarResolver {
  @Allow('signedIn')
  @Query(() => VenueCalendar, {
    nullable: true,
    description: 'The calendar of a venue that the viewer manages; null if there is none that they may see.',
  })
  venueCalendar(
    @Args(() => VenueCalendarArgs) args: VenueCalendarArgs,
    @Ctx() { calendars, caller }: CalendarContext,
  ): Promise<VenueCalendar | null> {
    return orNull(calendars.read(caller.viewer, args));
  }

  @Allow('signedIn')
  @Audited(AuditAction.SAVE_CALENDAR_ENTRY)
  @PayloadMutation(
    'Changes an entry of a calendar, or makes a new one. NotFound: there is no such entry or venue, or not for the caller.',
    { entry: [() => CalendarEntry, 'The entry as it is now, with the first of its periods.'] },
    [ValidationFailed, NotFound, Conflict],
  )
  async saveCalendarEntry(
    @Input('The entry.', CHECKED_BY_SERVICE) input: SaveCalendarEntryInput,
    @Ctx() { calendars, caller }: CalendarContext,
  ) {
    return { entry: await calendars.save(caller.viewer, input) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.DELETE_CALENDAR_ENTRY)
  @PayloadMutation('Deletes an entry of a calendar.', { deletedId: [() => ID, 'The id of the deleted entry.'] }, [
    NotFound,
    Conflict,
  ])
  async deleteCalendarEntry(@Input('The entry.') input: VersionedInput, @Ctx() { calendars, caller }: CalendarContext) {
    await calendars.delete(caller.viewer, input);
    return { deletedId: input.id };
  }

  @Allow('signedIn')
  @Audited(AuditAction.CONFIRM_CALENDAR)
  @PayloadMutation(
    'Notes that the calendar of a venue is up to date as it is.',
    { confirmedAt: [() => DateTime, 'The time at which it was last confirmed.'] },
    [NotFound],
  )
  async confirmCalendar(@Input('The venue.') { id }: IdInput, @Ctx() { calendars, caller }: CalendarContext) {
    return { confirmedAt: await calendars.confirm(caller.viewer, id) };
  }
}
