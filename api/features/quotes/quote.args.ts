import { ArrayMaxSize, IsInt, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { QUOTE, QUOTE_MAX_VENUES } from '../../../schema/constants.ts';
import { RoomLayout } from '../venues/venue.terms.ts';

@ArgsType()
export class QuoteFitArgs {
  @Field(() => [ID], { description: `Venues, at most ${QUOTE_MAX_VENUES}.` })
  @ArrayMaxSize(QUOTE_MAX_VENUES)
  @MaxLength(64, { each: true })
  venueIds!: string[];

  @Field(() => Int, { description: `People, 1 to ${QUOTE.maxParticipants}.` })
  @IsInt()
  @Min(1)
  @Max(QUOTE.maxParticipants)
  participants!: number;

  @Field(() => RoomLayout, { nullable: true, description: 'How the room is set up; null = in whichever holds most.' })
  layout?: RoomLayout | null;
}
