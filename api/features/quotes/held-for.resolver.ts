import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { CalendarEntry } from '../calendar/calendar.types.ts';
import type { QuotesContext } from './services.ts';

@ObjectType({ simpleResolvers: true, description: 'The request that an entry of a calendar belongs to.' })
export class HeldForRequest {
  @Field(() => ID, { description: 'The id of the request.' })
  id!: string;

  @Field(() => String, { description: 'The number of the request.' })
  reference!: string;
}

@Resolver(() => CalendarEntry)
export class HeldForResolver {
  @FieldResolver(() => HeldForRequest, {
    nullable: true,
    description: 'The quote request whose answer it belongs to; null if there is none.',
  })
  quoteRequest(
    @Root() { heldFor }: CalendarEntry,
    @Ctx() { heldRequests }: QuotesContext,
  ): Promise<HeldForRequest | null> | null {
    return heldFor ? heldRequests.load(heldFor) : null;
  }
}
