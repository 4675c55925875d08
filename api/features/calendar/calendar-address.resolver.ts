import { Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Input } from '../../platform/graphql/input.ts';
import { IdInput } from '../../platform/graphql/inputs.ts';
import { Allow, Audited } from '../../platform/graphql/operation.ts';
import { orNull } from '../../platform/graphql/or-null.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { CalendarAddress } from './calendar-link.types.ts';
import { CalendarLinksArgs, CalendarPlaceInput } from './calendar.inputs.ts';
import type { CalendarContext } from './services.ts';

/** The addresses at which other calendars read ours. */
@Resolver()
export class CalendarAddressResolver {
  @Allow('signedIn')
  @Query(() => [CalendarAddress], {
    nullable: true,
    description:
      'The addresses at which other calendars read those of a venue that the viewer manages, without their secrets; null if there is none that they may see.',
  })
  calendarAddresses(
    @Args(() => CalendarLinksArgs) { venueId }: CalendarLinksArgs,
    @Ctx() { calendarAddresses, caller }: CalendarContext,
  ): Promise<CalendarAddress[] | null> {
    return orNull(calendarAddresses.list(caller.viewer, venueId));
  }

  @Allow('signedIn')
  @Audited(AuditAction.CREATE_CALENDAR_ADDRESS)
  @PayloadMutation(
    'Makes the address at which other calendars read that of a venue or a room. The one that it had before ends.',
    {
      calendarAddress: [() => CalendarAddress, 'The address, without its secret.'],
      url: [() => String, 'The whole address, which is told this once: whoever has it may read the calendar.'],
    },
    [ValidationFailed, NotFound],
  )
  async createCalendarAddress(
    @Input('The place.') input: CalendarPlaceInput,
    @Ctx() { calendarAddresses, caller }: CalendarContext,
  ) {
    const { address, url } = await calendarAddresses.create(caller.viewer, input);
    return { calendarAddress: address, url };
  }

  @Allow('signedIn')
  @Audited(AuditAction.REVOKE_CALENDAR_ADDRESS)
  @PayloadMutation(
    'Ends an address at which other calendars read ours.',
    { revokedId: [() => ID, 'The id of the address.'] },
    [NotFound],
  )
  async revokeCalendarAddress(
    @Input('The address.') { id }: IdInput,
    @Ctx() { calendarAddresses, caller }: CalendarContext,
  ) {
    await calendarAddresses.revoke(caller.viewer, id);
    return { revokedId: id };
  }
}
