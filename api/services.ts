import { knownOf, notifyOfRegistration, standingChanged } from './account-ports.ts';
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
import { PasswordCheck } from './features/accounts/password.check.ts';
import { PasswordService } from './features/accounts/password.service.ts';
import { RegistrationService } from './features/accounts/registration.service.ts';
import { SessionService } from './features/accounts/session.service.ts';
import { SessionTokens } from './features/accounts/session.tokens.ts';
import { TwoFactorService } from './features/accounts/two-factor.service.ts';
import { UserService } from './features/accounts/user.service.ts';
import { ReferenceService } from './features/curation/reference.service.ts';
import { MessageMails } from './features/messages/message.mails.ts';
import { MessageService } from './features/messages/message.service.ts';
import { NotificationService } from './features/notifications/notification.service.ts';
import { QuoteLinks } from './features/quotes/quote.links.ts';
import { QuoteMails } from './features/quotes/quote.mails.ts';
import { QuoteNews } from './features/quotes/quote.news.ts';
import { QuoteService } from './features/quotes/quote.service.ts';
import type { Catalogue } from './features/search/catalogue.ts';
import { RoomFitService } from './features/search/room-fit.service.ts';
import { RunningPromotionsService } from './features/search/running-promotions.service.ts';
import { SearchService } from './features/search/search.service.ts';
import { UPLOADS_DELETE } from './features/venues/photo.jobs.ts';
import type { PhotoService } from './features/venues/photo.service.ts';
import { CaptchaService } from './kernel/captcha/captcha.ts';
import { Idempotency } from './kernel/idempotency/idempotency.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import { Outbox } from './kernel/mail/mail-queue.ts';
import type { MailAddress } from './kernel/mail/mail.types.ts';
import type { Fanout } from './kernel/pubsub.ts';
import { Brakes } from './kernel/rate-limit/brake.ts';
import type { RateLimits } from './kernel/rate-limit/rate-limits.ts';
import type { Secret } from './kernel/secret.ts';
import type { Storage } from './kernel/storage/storage.ts';

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
  /** Whom messages of visitors go to. */
  contact: MailAddress;
  /** Accounts that the demo world lets everybody into; none elsewhere. */
  demoAccounts: ReadonlyMap<Role, string>;
}

/** What is kept of pages that may still show a file. */
const REMOVED_KEPT_SECONDS = 300;

/** Everything that resolvers and routes call. */
export function createServices(ground: Ground): Services {
  const { database, catalogue, jobs, photos, fanout, limits, secret, contact } = ground;
  const search = new SearchService(catalogue, database);
  const rooms = new RoomFitService(catalogue);
  const captcha = new CaptchaService(secret);
  const forms = { database, idempotency: new Idempotency(database), captcha, limits };
  const links = new QuoteLinks(secret);
  const outbox = new Outbox(jobs);
  const notifications = new NotificationService(fanout);
  const news = new QuoteNews(notifications, new QuoteMails(outbox));
  return {
    search,
    promotions: new RunningPromotionsService(catalogue, search),
    references: new ReferenceService(database),
    photos,
    rooms,
    quotes: new QuoteService({ ...forms, search, rooms, links, news }),
    messages: new MessageService({ ...forms, mails: new MessageMails(outbox, contact) }),
    ...accountServices(ground, forms, new AccountNews(outbox, notifyOfRegistration(notifications))),
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
  const { database, jobs, fanout, limits, secret, storage, demoAccounts } = ground;
  const brakes = new Brakes(limits);
  const tokens = new SessionTokens(secret);
  const links = new AccountLinks(secret);
  const check = new PasswordCheck({ database, brakes });
  const sessions = new SessionService({ database, fanout, limits, tokens });
  const twoFactor = new TwoFactorService({ database, brakes, secret, check, news });
  const users = new UserService({ database, sessions, news, standingChanged });
  const avatars = new AvatarService({
    database,
    storage,
    limits,
    removeFiles: async (transaction, keys) =>
      void (await jobs.enqueue(transaction, UPLOADS_DELETE, { keys }, { startAfter: REMOVED_KEPT_SECONDS })),
  });
  return {
    sessions,
    logins: new LoginService({ ...forms, brakes, sessions, tokens, twoFactor, demoAccounts }),
    registrations: new RegistrationService({ ...forms, jobs, links }),
    passwords: new PasswordService({ ...forms, brakes, jobs, links, news, check, sessions }),
    twoFactor,
    users,
    avatars,
    accounts: new AccountService({
      database,
      limits,
      check,
      users,
      avatars,
      news,
      known: (userId) => knownOf(database, userId),
    }),
    activities: new ActivityService({ database, limits }),
    letters: new AccountLetters({ database, links, news }),
  };
}
