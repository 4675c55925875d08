import { ArrayMaxSize, IsInt, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { QUOTE, QUOTE_MAX_VENUES } from '../../../schema/constants.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';

@ArgsType()
export class QuoteFitArgs {
  @Field(() => [ID], { description: `The ids of venues, at most ${QUOTE_MAX_VENUES}.` })
  @ArrayMaxSize(QUOTE_MAX_VENUES)
  @MaxLength(64, { each: true })
  venueIds!: string[];

  @Field(() => Int, { description: `The number of people, 1 to ${QUOTE.maxParticipants}.` })
  @IsInt()
  @Min(1)
  @Max(QUOTE.maxParticipants)
  participants!: number;

  @Field(() => RoomLayout, {
    nullable: true,
    description: 'The layout of the room; null for one that suits the event.',
  })
  layout?: RoomLayout | null;

  @Field(() => EventType, {
    nullable: true,
    description: 'The kind of event; null means that people are counted in any layout.',
  })
  eventType?: EventType | null;
}
