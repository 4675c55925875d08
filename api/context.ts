import type { AccountLetters } from './features/accounts/account.letters.ts';
import type { AccountService } from './features/accounts/account.service.ts';
import type { ActivityService } from './features/accounts/activity.service.ts';
import type { AvatarService } from './features/accounts/avatar.service.ts';
import type { LoginService } from './features/accounts/login.service.ts';
import type { ManagedUserService } from './features/accounts/managed-user.service.ts';
import type { PasswordService } from './features/accounts/password.service.ts';
import type { RegistrationService } from './features/accounts/registration.service.ts';
import type { SessionService } from './features/accounts/session.service.ts';
import type { TwoFactorService } from './features/accounts/two-factor.service.ts';
import type { UserService } from './features/accounts/user.service.ts';
import type { AuditLogService } from './features/audit/audit-log.service.ts';
import type { VenueViewService } from './features/insight/venue-view.service.ts';
import type { PlanService } from './features/billing/plan.service.ts';
import type { SubscriptionService } from './features/billing/subscription.service.ts';
import type { SubscriptionNews } from './features/billing/subscription.news.ts';
import type { DeskService } from './features/notifications/desk.service.ts';
import type { NotificationInbox } from './features/notifications/notification-inbox.service.ts';
import type { HomeContentService } from './features/curation/home-content.service.ts';
import type { ReferenceEditingService } from './features/curation/reference-editing.service.ts';
import type { ReferenceService } from './features/curation/reference.service.ts';
import type { PersonDataService } from './features/data-protection/person-data.service.ts';
import type { RetentionService } from './features/data-protection/retention.service.ts';
import type { DashboardService } from './features/insight/dashboard.service.ts';
import type { PromotionService } from './features/promotions/promotion.service.ts';
import type { RunningPromotionsService } from './features/search/running-promotions.service.ts';
import type { MessageDeskService } from './features/messages/message-desk.service.ts';
import type { MessageService } from './features/messages/message.service.ts';
import type { QuoteChoiceService } from './features/quotes/quote-choice.service.ts';
import type { QuoteModerationService } from './features/quotes/quote-moderation.service.ts';
import type { QuoteOwnerService } from './features/quotes/quote-owner.service.ts';
import type { QuoteProposalService } from './features/quotes/quote-proposal.service.ts';
import type { QuoteService } from './features/quotes/quote.service.ts';
import type { RoomFitService } from './features/search/room-fit.service.ts';
import type { ManagedVenueList } from './features/search/managed-list.service.ts';
import type { PreviewService } from './features/search/preview.service.ts';
import type { SearchService } from './features/search/search.service.ts';
import type { ImportRunService } from './features/transfer/import-run.service.ts';
import type { SavedMappingService } from './features/transfer/saved-mapping.service.ts';
import type { BulkVenueService } from './features/venues/bulk-venue.service.ts';
import type { HouseSettingsService } from './features/settings/settings.service.ts';
import type { ChangeRequestService } from './features/venues/change-request.service.ts';
import type { ManagedVenueService } from './features/venues/managed-venue.service.ts';
import type { PhotoEditingService } from './features/venues/photo-editing.service.ts';
import type { PhotoService } from './features/venues/photo.service.ts';
import type { VenueExportService } from './features/venues/venue-export.service.ts';
import type { VenueDeskService } from './features/venues/venue-desk.service.ts';
import type { VenueService } from './features/venues/venue.service.ts';
import type { Caller } from './kernel/authz.ts';
import type { CaptchaService } from './kernel/captcha/captcha.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';

/** The services that resolvers and routes call. */
export interface Services {
  search: SearchService;
  promotions: RunningPromotionsService;
  references: ReferenceService;
  /** What the house puts on the home page; `search` has what visitors see of it. */
  homeContent: HomeContentService;
  referenceEditing: ReferenceEditingService;
  dashboard: DashboardService;
  desk: DeskService;
  photos: PhotoService;
  venues: VenueService;
  bulkVenues: BulkVenueService;
  managedVenues: ManagedVenueService;
  changeRequests: ChangeRequestService;
  venueDesk: VenueDeskService;
  previews: PreviewService;
  /** Venues as files, out and in. */
  venueExports: VenueExportService;
  imports: ImportRunService;
  savedMappings: SavedMappingService;
  /** The REST form of a venue, whether or not the public sees it. */
  managedRest: (venueId: string) => Promise<Buffer>;
  /** Lists of REST for somebody with a session. */
  managedList: ManagedVenueList;
  photoEditing: PhotoEditingService;
  rooms: RoomFitService;
  /** Promotions as they are written; `promotions` has those that the public sees. */
  offers: PromotionService;
  plans: PlanService;
  subscriptions: SubscriptionService;
  subscriptionNews: SubscriptionNews;
  inbox: NotificationInbox;
  quotes: QuoteService;
  ownerQuotes: QuoteOwnerService;
  quoteChoices: QuoteChoiceService;
  managedQuotes: QuoteModerationService;
  quoteProposals: QuoteProposalService;
  messages: MessageService;
  messageDesk: MessageDeskService;
  sessions: SessionService;
  logins: LoginService;
  registrations: RegistrationService;
  passwords: PasswordService;
  twoFactor: TwoFactorService;
  users: UserService;
  managedUsers: ManagedUserService;
  avatars: AvatarService;
  accounts: AccountService;
  activities: ActivityService;
  letters: AccountLetters;
  venueViews: VenueViewService;
  settings: HouseSettingsService;
  retention: RetentionService;
  people: PersonDataService;
  auditLog: AuditLogService;
  captcha: CaptchaService;
  jobs: Jobs;
}

/** What every operation of GraphQL is given. */
export interface Context extends Services {
  /** Where the operation comes from, as tries are counted by; empty for the product's own pages. */
  address: string;
  /** Who asks, as far as the gates have found out. */
  caller: Caller;
}
