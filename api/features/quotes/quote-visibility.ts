import { UseMiddleware } from 'type-graphql';
import type { QuoteActor } from './quote.enums.ts';

/** An object with the reading that loaded it; without one, restricted fields are null. */
export interface Read {
  reading?: { readonly actor: QuoteActor };
}

/** A field of a request that is null for readers in other roles. */
export function VisibleTo(...actors: QuoteActor[]): ReturnType<typeof UseMiddleware> {
  return UseMiddleware(async ({ root }, next) => {
    const reading = (root as Read).reading;
    return reading && actors.includes(reading.actor) ? ((await next()) as unknown) : null;
  });
}
