import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { NotificationCounts } from '../notifications/notification.types.ts';
import type { QuotesContext } from './services.ts';

/** The count of quote requests of the caller. */
@Resolver(() => NotificationCounts)
export class QuoteCountResolver {
  @FieldResolver(() => Int, {
    description: 'The number of quote requests that wait for an answer of a venue of the caller.',
  })
  quotesToAnswer(@Ctx() { ownerQuotes, caller }: QuotesContext): Promise<number> {
    return ownerQuotes.countToAnswer(caller.viewer.id);
  }
}
