import { UseMiddleware } from 'type-graphql';
import type { QuoteActor } from './quote.enums.ts';

/** Something that was read; without a reading nobody sees what not everybody may. */
export interface Read {
  reading?: { readonly actor: QuoteActor };
}

/** A field of a request that is null to all who read it as somebody else. */
export function VisibleTo(...actors: QuoteActor[]): ReturnType<typeof UseMiddleware> {
  return UseMiddleware(async ({ root }, next) => {
    const reading = (root as Read).reading;
    return reading && actors.includes(reading.actor) ? ((await next()) as unknown) : null;
  });
}
