import type { Services } from './context.ts';
import type { Database } from './database/database.ts';
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
import type { PhotoService } from './features/venues/photo.service.ts';
import { CaptchaService } from './kernel/captcha/captcha.ts';
import { Idempotency } from './kernel/idempotency/idempotency.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import { Outbox } from './kernel/mail/mail-queue.ts';
import type { MailAddress } from './kernel/mail/mail.types.ts';
import type { Fanout } from './kernel/pubsub.ts';
import type { RateLimits } from './kernel/rate-limit/rate-limits.ts';
import type { Secret } from './kernel/secret.ts';

/** What is open before there are services. */
export interface Ground {
  database: Database;
  catalogue: Catalogue;
  jobs: Jobs;
  photos: PhotoService;
  fanout: Fanout;
  limits: RateLimits;
  secret: Secret;
  /** Whom messages of visitors go to. */
  contact: MailAddress;
}

/** Everything that resolvers and routes call. */
export function createServices({
  database,
  catalogue,
  jobs,
  photos,
  fanout,
  limits,
  secret,
  contact,
}: Ground): Services {
  const search = new SearchService(catalogue, database);
  const rooms = new RoomFitService(catalogue);
  const captcha = new CaptchaService(secret);
  const forms = { database, idempotency: new Idempotency(database), captcha, limits };
  const links = new QuoteLinks(secret);
  const outbox = new Outbox(jobs);
  const news = new QuoteNews(new NotificationService(fanout), new QuoteMails(outbox));
  return {
    search,
    promotions: new RunningPromotionsService(catalogue, search),
    references: new ReferenceService(database),
    photos,
    rooms,
    quotes: new QuoteService({ ...forms, search, rooms, links, news }),
    messages: new MessageService({ ...forms, mails: new MessageMails(outbox, contact) }),
    captcha,
    jobs,
  };
}
