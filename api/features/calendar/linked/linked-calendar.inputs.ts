import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Field, InputType } from 'type-graphql';
import { LINKED_CALENDAR } from '../../../../schema/calendar-limits.ts';
import { RequiredText } from '../../../platform/form-rules.ts';
import { CalendarPlaceInput } from '../calendar.inputs.ts';

@InputType({ description: 'A calendar at an address of another program.' })
export class LinkCalendarInput extends CalendarPlaceInput {
  @Field(() => String, { description: 'Its address: `https://…` or `webcal://…`, of the public internet.' })
  @RequiredText(LINKED_CALENDAR.url)
  url!: string;
}

@InputType({ description: 'A file of a calendar.' })
export class UploadCalendarInput extends CalendarPlaceInput {
  @Field(() => GraphQLUpload, {
    description: `The file (iCalendar, .ics), at most ${LINKED_CALENDAR.maxBytes / 1024 / 1024} MB. It replaces the one of the same name and place.`,
  })
  file!: Promise<FileUpload>;
}
