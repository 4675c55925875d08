import { knownOf, notifyOfRegistration, ownerLeft, standingChanged } from './account-ports.ts';
import type { Services } from './context.ts';
import type { Database, Transaction } from './database/database.ts';
import { AccountLetters } from './features/accounts/account.letters.ts';
import { AccountLinks } from './features/accounts/account.links.ts';
import { AccountNews } from './features/accounts/account.news.ts';
import { AccountService } from './features/accounts/account.service.ts';
import type { Role } from './features/accounts/account.terms.ts';
import { ActivityService } from './features/accounts/activity.service.ts';
import { AvatarService } from './features/accounts/avatar.service.ts';
import { LoginService } from './features/accounts/login.service.ts';
import { ManagedUserService } from './features/accounts/managed-user.service.ts';
import { PasswordCheck } from './features/accounts/password.check.ts';
import { PasswordService } from './features/accounts/password.service.ts';
import { RegistrationService } from './features/accounts/registration.service.ts';
import { SessionService } from './features/accounts/session.service.ts';
import { SessionTokens } from './features/accounts/session.tokens.ts';
import { TwoFactorService } from './features/accounts/two-factor.service.ts';
import { UserService } from './features/accounts/user.service.ts';
import { AuditLogService } from './features/audit/audit-log.service.ts';
import { limitsOf } from './features/billing/plan-limits.service.ts';
import { PlanService } from './features/billing/plan.service.ts';
import { SubscriptionNews } from './features/billing/subscription.news.ts';
import { SubscriptionService } from './features/billing/subscription.service.ts';
import { HomeContentService } from './features/curation/home-content.service.ts';
import { ReferenceEditingService } from './features/curation/reference-editing.service.ts';
import { ReferenceService } from './features/curation/reference.service.ts';
import { DashboardService } from './features/insight/dashboard.service.ts';
import { countHouse } from './features/insight/house-counts.ts';
import { VenueViewService } from './features/insight/venue-view.service.ts';
import { PersonDataService } from './features/data-protection/person-data.service.ts';
import { RetentionService } from './features/data-protection/retention.service.ts';
import { MessageDeskService } from './features/messages/message-desk.service.ts';
import { MessageMails } from './features/messages/message.mails.ts';
import { MessageService } from './features/messages/message.service.ts';
import { DeskService } from './features/notifications/desk.service.ts';
import { NotificationInbox } from './features/notifications/notification-inbox.service.ts';
import { NotificationService } from './features/notifications/notification.service.ts';
import { PromotionService } from './features/promotions/promotion.service.ts';
import { QuoteAnswerMails } from './features/quotes/quote-answer.mails.ts';
import { QuoteAnswerNews } from './features/quotes/quote-answer.news.ts';
import { QuoteChoiceService } from './features/quotes/quote-choice.service.ts';
import { QuoteModerationService } from './features/quotes/quote-moderation.service.ts';
import { QuoteOwnerService } from './features/quotes/quote-owner.service.ts';
import { QuoteProposalService } from './features/quotes/quote-proposal.service.ts';
import { QuoteLinks } from './features/quotes/quote.links.ts';
import { QuoteMails } from './features/quotes/quote.mails.ts';
import { QuoteNews } from './features/quotes/quote.news.ts';
import { QuoteService } from './features/quotes/quote.service.ts';
import type { Catalogue } from './features/search/catalogue.ts';
import { refreshCatalogue } from './features/search/catalogue.writer.ts';
import { RoomFitService } from './features/search/room-fit.service.ts';
import { RunningPromotionsService } from './features/search/running-promotions.service.ts';
import { SearchService } from './features/search/search.service.ts';
import type { LiveSettings } from './features/settings/live-settings.service.ts';
import { HouseSettingsService } from './features/settings/settings.service.ts';
import { ImportRunService } from './features/transfer/import-run.service.ts';
import { SavedMappingService } from './features/transfer/saved-mapping.service.ts';
import { UPLOADS_DELETE } from './features/venues/photo.jobs.ts';
import type { PhotoService } from './features/venues/photo.service.ts';
import { VenueNews } from './features/venues/venue.news.ts';
import { CaptchaService } from './kernel/captcha/captcha.ts';
import { Idempotency } from './kernel/idempotency/idempotency.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import type { Logger } from './kernel/logger.ts';
import { Outbox } from './kernel/mail/mail-queue.ts';
import type { Fanout } from './kernel/fanout.ts';
import { Brakes } from './kernel/rate-limit/brake.ts';
import type { RateLimits } from './kernel/rate-limit/rate-limits.ts';
import type { Secret } from './kernel/secret.ts';
import { SecurityLog } from './kernel/security-log.ts';
import type { Storage } from './kernel/storage/storage.ts';
import { venueServices } from './venue-services.ts';

/** What is open before there are services. */
export interface Ground {
  database: Database;
  catalogue: Catalogue;
  jobs: Jobs;
  photos: PhotoService;
  fanout: Fanout;
  limits: RateLimits;
  secret: Secret;
  storage: Storage;
  logger: Logger;
  settings: LiveSettings;
  /** Accounts that the demo world lets everybody into; none elsewhere. */
  demoAccounts: ReadonlyMap<Role, string>;
}

/** What is kept of pages that may still show a file. */
const REMOVED_KEPT_SECONDS = 300;

/** Removes files once no kept page shows them any more. */
function removeLater(jobs: Jobs) {
  return async (transaction: Transaction, keys: string[]): Promise<void> =>
    void (await jobs.enqueue(transaction, UPLOADS_DELETE, { keys }, { startAfter: REMOVED_KEPT_SECONDS }));
}

/** Everything that resolvers and routes call. */
export function createServices(ground: Ground): Services {
  const { database, catalogue, jobs, photos, fanout, limits, secret, storage, settings, logger } = ground;
  const search = new SearchService(catalogue);
  const rooms = new RoomFitService(catalogue);
  const captcha = new CaptchaService(secret);
  const forms = { database, idempotency: new Idempotency(database), captcha, limits };
  const links = new QuoteLinks(secret);
  const outbox = new Outbox(jobs);
  const notifications = new NotificationService(fanout);
  const subscriptionNews = new SubscriptionNews(notifications, outbox);
  const answerNews = new QuoteAnswerNews(notifications, new QuoteAnswerMails(outbox));
  const answering = { database, rooms, limits, news: answerNews };
  const messageMails = new MessageMails(outbox, () => {
    const { name, email: address } = settings.current.site.operator;
    return { name, address };
  });
  const news = new QuoteNews(notifications, new QuoteMails(outbox), answerNews);
  const desk = new DeskService(fanout);
  const accounts = accountServices(ground, forms, new AccountNews(outbox, notifyOfRegistration(notifications)));
  const retention = new RetentionService({ database, settings, jobs, desk, logger });
  return {
    search,
    promotions: new RunningPromotionsService(catalogue, search),
    references: new ReferenceService(database),
    homeContent: new HomeContentService({ database, search }),
    referenceEditing: new ReferenceEditingService({ database, storage, limits, removeFiles: removeLater(jobs) }),
    dashboard: new DashboardService(database),
    desk,
    photos,
    ...venueServices({ database, jobs, photos, limits }, new VenueNews(notifications, outbox)),
    imports: new ImportRunService({ database, storage, jobs, fanout }),
    savedMappings: new SavedMappingService(database),
    rooms,
    offers: new PromotionService({ database, limitsOf, venuesChanged: refreshCatalogue }),
    plans: new PlanService(database),
    subscriptions: new SubscriptionService({
      database,
      settings,
      news: subscriptionNews,
      venuesChanged: refreshCatalogue,
    }),
    subscriptionNews,
    inbox: new NotificationInbox(database, fanout, () => countHouse(database)),
    quotes: new QuoteService({ ...forms, search, rooms, links, news }),
    ownerQuotes: new QuoteOwnerService(answering),
    quoteChoices: new QuoteChoiceService(answering),
    managedQuotes: new QuoteModerationService(answering),
    quoteProposals: new QuoteProposalService(database, search),
    messages: new MessageService({ ...forms, mails: messageMails, notifications }),
    messageDesk: new MessageDeskService({ database, mails: messageMails, notifications }),
    ...accounts,
    venueViews: new VenueViewService({ database, logger }),
    settings: new HouseSettingsService(database, settings),
    retention,
    people: new PersonDataService({ database, accounts: accounts.accounts, retention }),
    auditLog: new AuditLogService(database),
    captcha,
    jobs,
  };
}

interface Forms {
  database: Database;
  idempotency: Idempotency<Transaction>;
  captcha: CaptchaService;
  limits: RateLimits;
}

function accountServices(ground: Ground, forms: Forms, news: AccountNews) {
  const { database, jobs, fanout, limits, secret, storage, demoAccounts, logger } = ground;
  const securityLog = new SecurityLog(logger);
  const brakes = new Brakes(limits);
  const tokens = new SessionTokens(secret);
  const links = new AccountLinks(secret);
  const check = new PasswordCheck({ database, brakes, securityLog });
  const sessions = new SessionService({ database, fanout, limits, tokens, securityLog });
  const twoFactor = new TwoFactorService({ database, brakes, secret, check, news, securityLog });
  const users = new UserService({ database, sessions, news, securityLog, standingChanged });
  const avatars = new AvatarService({
    database,
    storage,
    limits,
    removeFiles: removeLater(jobs),
  });
  return {
    sessions,
    logins: new LoginService({ ...forms, brakes, sessions, tokens, twoFactor, securityLog, demoAccounts }),
    registrations: new RegistrationService({ ...forms, jobs, links }),
    passwords: new PasswordService({ ...forms, brakes, jobs, links, news, check, sessions, securityLog }),
    twoFactor,
    users,
    managedUsers: new ManagedUserService({ database, users, sessions, links, news, securityLog }),
    avatars,
    accounts: new AccountService({
      database,
      limits,
      check,
      users,
      avatars,
      news,
      known: (userId) => knownOf(database, userId),
      left: ownerLeft(jobs),
    }),
    activities: new ActivityService({ database, limits }),
    letters: new AccountLetters({ database, links, news }),
  };
}
