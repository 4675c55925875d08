import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import type { Context } from './context.ts';
import { ManagedUserResolver } from './features/accounts/managed-user.resolver.ts';
import { ProfileResolver } from './features/accounts/profile.resolver.ts';
import { RegistrationResolver } from './features/accounts/registration.resolver.ts';
import { SessionResolver } from './features/accounts/session.resolver.ts';
import { UserResolver } from './features/accounts/user.resolver.ts';
import { AuditResolver } from './features/audit/audit.resolver.ts';
import { BillingResolver } from './features/billing/billing.resolver.ts';
import { HomeContentResolver } from './features/curation/home-content.resolver.ts';
import { HomeResolver } from './features/curation/home.resolver.ts';
import { ReferenceResolver } from './features/curation/reference.resolver.ts';
import { PersonDataResolver } from './features/data-protection/person-data.resolver.ts';
import { RetentionResolver } from './features/data-protection/retention.resolver.ts';
import { CommuneResolver } from './features/geography/commune.resolver.ts';
import { MessageDeskResolver } from './features/messages/message-desk.resolver.ts';
import { MessageResolver } from './features/messages/message.resolver.ts';
import { PromotionResolver } from './features/promotions/promotion.resolver.ts';
import { DeskResolver } from './features/notifications/desk.resolver.ts';
import { NotificationResolver } from './features/notifications/notification.resolver.ts';
import { QuoteChoiceResolver } from './features/quotes/quote-choice.resolver.ts';
import { QuoteModerationResolver } from './features/quotes/quote-moderation.resolver.ts';
import { QuoteOwnerResolver } from './features/quotes/quote-owner.resolver.ts';
import { QuoteResolver } from './features/quotes/quote.resolver.ts';
import { MapResolver } from './features/search/map.resolver.ts';
import { PreviewResolver } from './features/search/preview.resolver.ts';
import { PublicSiteResolver } from './features/search/public-site.resolver.ts';
import { SearchResolver } from './features/search/search.resolver.ts';
import { HouseSettingsResolver } from './features/settings/settings.resolver.ts';
import { ChangeRequestResolver } from './features/venues/change-request.resolver.ts';
import { ManagedVenueResolver } from './features/venues/managed-venue.resolver.ts';
import { VenueDeskResolver } from './features/venues/venue-desk.resolver.ts';
import { VenueResolver } from './features/venues/venue.resolver.ts';
import { PhotoResolver } from './features/venues/photo.resolver.ts';
import { ImportRunResolver } from './features/transfer/import-run.resolver.ts';
import { DashboardResolver } from './features/insight/dashboard.resolver.ts';
import { SystemResolver } from './features/insight/system.resolver.ts';
import { VenueViewResolver } from './features/insight/venue-view.resolver.ts';
import { CaptchaResolver } from './kernel/captcha/captcha.resolver.ts';
import { validateInput } from './kernel/validation.ts';

/** Every resolver of the product; what they don't reach is not in the schema. */
const RESOLVERS = [
  SearchResolver,
  PublicSiteResolver,
  MapResolver,
  HomeResolver,
  HomeContentResolver,
  ReferenceResolver,
  CommuneResolver,
  ManagedVenueResolver,
  VenueResolver,
  ChangeRequestResolver,
  VenueDeskResolver,
  PreviewResolver,
  NotificationResolver,
  DeskResolver,
  QuoteResolver,
  QuoteChoiceResolver,
  QuoteOwnerResolver,
  QuoteModerationResolver,
  MessageResolver,
  MessageDeskResolver,
  CaptchaResolver,
  SessionResolver,
  RegistrationResolver,
  ProfileResolver,
  UserResolver,
  ManagedUserResolver,
  PhotoResolver,
  BillingResolver,
  PromotionResolver,
  ImportRunResolver,
  SystemResolver,
  DashboardResolver,
  VenueViewResolver,
  HouseSettingsResolver,
  RetentionResolver,
  PersonDataResolver,
  AuditResolver,
] as const;

/** Builds the executable schema. It needs no database: services come with the context of each operation. */
export async function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [...RESOLVERS],
    // Demanded of every schema with subscriptions; each of ours has a `subscribe` of its own.
    pubSub: { publish: noTopics, subscribe: noTopics },
    authChecker: async ({ context }: { context: Context }, roles: string[]) =>
      Boolean(await context.caller.enter(roles)),
    validateFn: async (input: unknown) => {
      if (typeof input === 'object' && input !== null) await validateInput(input);
    },
  });
}

function noTopics(): never {
  throw new Error('Subscriptions listen by services: there are no topics.');
}
