import { Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Input } from '../../../platform/graphql/input.ts';
import { IdInput } from '../../../platform/graphql/inputs.ts';
import { Allow, Audited, NotAudited } from '../../../platform/graphql/operation.ts';
import { orNull } from '../../../platform/graphql/or-null.ts';
import { PayloadMutation } from '../../../platform/graphql/payload.ts';
import { readUpload } from '../../../platform/graphql/uploads.ts';
import { NotFound, RateLimited, ValidationFailed } from '../../../platform/graphql/user-errors.ts';
import { AuditAction } from '../../audit/audit.enums.ts';
import { CalendarLinksArgs } from '../calendar.inputs.ts';
import type { CalendarContext } from '../services.ts';
import { LinkCalendarInput, UploadCalendarInput } from './linked-calendar.inputs.ts';
import { LinkedCalendar } from './linked-calendar.types.ts';

const LINKED = { linkedCalendar: [() => LinkedCalendar, 'The calendar as it was read.'] } as const;
const WRONG =
  'ValidationFailed names the code: addressRefused, calendarNotFound, calendarDenied, calendarUnreachable, calendarTooSlow, calendarTooLarge, calendarTooMany or calendarUnreadable.';

/** Calendars of other programs that are read here. */
@Resolver()
export class LinkedCalendarResolver {
  @Allow('signedIn')
  @Query(() => [LinkedCalendar], {
    nullable: true,
    description:
      'The calendars of other programs that say when a venue is taken that the viewer manages; null if there is none that they may see.',
  })
  linkedCalendars(
    @Args(() => CalendarLinksArgs) { venueId }: CalendarLinksArgs,
    @Ctx() { linkedCalendars, caller }: CalendarContext,
  ): Promise<LinkedCalendar[] | null> {
    return orNull(linkedCalendars.list(caller.viewer, venueId));
  }

  @Allow('signedIn')
  @Audited(AuditAction.LINK_CALENDAR)
  @PayloadMutation(`Links a calendar at an address, which is read at once and then each half hour. ${WRONG}`, LINKED, [
    ValidationFailed,
    RateLimited,
    NotFound,
  ])
  async linkCalendar(
    @Input('The address, and the place.') input: LinkCalendarInput,
    @Ctx() { linkedCalendars, caller }: CalendarContext,
  ) {
    return { linkedCalendar: await linkedCalendars.link(caller.viewer, input) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.LINK_CALENDAR)
  @PayloadMutation(`Takes the file of a calendar, which is read once. ${WRONG}`, LINKED, [
    ValidationFailed,
    RateLimited,
    NotFound,
  ])
  async uploadCalendar(
    @Input('The file, and the place.') { file, ...place }: UploadCalendarInput,
    @Ctx() { linkedCalendars, caller }: CalendarContext,
  ) {
    const { filename: name } = await file;
    const sent = { name, read: async () => readUpload(await file) };
    return { linkedCalendar: await linkedCalendars.upload(caller.viewer, place, sent) };
  }

  @Allow('signedIn')
  @NotAudited('What is linked is read again, as it is each half hour.')
  @PayloadMutation('Reads a linked calendar now. What is wrong with it stands in the link.', LINKED, [
    RateLimited,
    NotFound,
  ])
  async refreshLinkedCalendar(
    @Input('The link.') { id }: IdInput,
    @Ctx() { linkedCalendars, caller }: CalendarContext,
  ) {
    return { linkedCalendar: await linkedCalendars.refresh(caller.viewer, id) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.UNLINK_CALENDAR)
  @PayloadMutation(
    'Ends the link to a calendar. The times that only it has taken are free.',
    { unlinkedId: [() => ID, 'The id of the link.'] },
    [NotFound],
  )
  async unlinkCalendar(@Input('The link.') { id }: IdInput, @Ctx() { linkedCalendars, caller }: CalendarContext) {
    await linkedCalendars.unlink(caller.viewer, id);
    return { unlinkedId: id };
  }
}
