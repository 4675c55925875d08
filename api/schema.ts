import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import type { Context } from './context.ts';
import { ProfileResolver } from './features/accounts/profile.resolver.ts';
import { RegistrationResolver } from './features/accounts/registration.resolver.ts';
import { SessionResolver } from './features/accounts/session.resolver.ts';
import { UserResolver } from './features/accounts/user.resolver.ts';
import { HomeResolver } from './features/curation/home.resolver.ts';
import { MessageResolver } from './features/messages/message.resolver.ts';
import { QuoteResolver } from './features/quotes/quote.resolver.ts';
import { MapResolver } from './features/search/map.resolver.ts';
import { PublicSiteResolver } from './features/search/public-site.resolver.ts';
import { SearchResolver } from './features/search/search.resolver.ts';
import { SystemResolver } from './features/insight/system.resolver.ts';
import { CaptchaResolver } from './kernel/captcha/captcha.resolver.ts';
import { createFanout } from './kernel/pubsub.ts';
import { validateInput } from './kernel/validation.ts';

/** Every resolver of the product; what they don't reach is not in the schema. */
const RESOLVERS = [
  SearchResolver,
  PublicSiteResolver,
  MapResolver,
  HomeResolver,
  QuoteResolver,
  MessageResolver,
  CaptchaResolver,
  SessionResolver,
  RegistrationResolver,
  ProfileResolver,
  UserResolver,
  SystemResolver,
] as const;

/** Builds the executable schema. It needs no database: services come with the context of each operation. */
export async function createSchema(pubSub: PubSub = createFanout(null).pubSub): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [...RESOLVERS],
    pubSub,
    authChecker: async ({ context }: { context: Context }, roles: string[]) =>
      Boolean(await context.caller.enter(roles)),
    validateFn: async (input: unknown) => {
      if (typeof input === 'object' && input !== null) await validateInput(input);
    },
  });
}
