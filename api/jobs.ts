import type { Database } from './database/database.ts';
import { DEMO_PICTURES, type DemoPictures } from './database/demo/demo-pictures.jobs.ts';
import { DATABASE_VACUUM, vacuum } from './database/vacuum.ts';
import { ACCOUNT_LETTER, type AccountLetters } from './features/accounts/account.letters.ts';
import { AuditAction } from './features/audit/audit.terms.ts';
import { SUBSCRIPTIONS_WATCH, watchSubscriptions } from './features/billing/subscription.expiry.ts';
import type { SubscriptionNews } from './features/billing/subscription.news.ts';
import { RETENTION_RUN, type RetentionService } from './features/data-protection/retention.service.ts';
import { CATALOGUE_TRIM, trimCatalogueLog } from './features/search/catalogue.trim.ts';
import type { DeskService } from './features/notifications/desk.service.ts';
import { DeskTopic } from './features/notifications/desk.terms.ts';
import type { LiveSettings } from './features/settings/live-settings.service.ts';
import { runImportJob, VENUES_IMPORT } from './features/transfer/import-run.job.ts';
import type { ImportRunService } from './features/transfer/import-run.service.ts';
import { IMPORTS_TRIM, trimImports } from './features/transfer/import-run.trim.ts';
import {
  deleteFiles,
  encodePhotoJob,
  PHOTO_ENCODE,
  sweepUploads,
  UPLOADS_DELETE,
  UPLOADS_SWEEP,
} from './features/venues/photo.jobs.ts';
import type { PhotoWorld } from './features/venues/photo.jobs.ts';
import { actingItself } from './kernel/acting.ts';
import { now } from './kernel/clock.ts';
import { FORMS_TRIM, trimForms } from './kernel/forms-trim.ts';
import { Jobs, type JobOptions } from './kernel/jobs/jobs.ts';
import type { Logger } from './kernel/logger.ts';
import { MAIL_SEND } from './kernel/mail/mail-queue.ts';
import type { Postman } from './kernel/mail/postman.ts';

/** Every queue of the product. How to add one: `defineQueue`. */
const QUEUES = [
  PHOTO_ENCODE,
  UPLOADS_DELETE,
  UPLOADS_SWEEP,
  CATALOGUE_TRIM,
  DATABASE_VACUUM,
  DEMO_PICTURES,
  MAIL_SEND,
  FORMS_TRIM,
  ACCOUNT_LETTER,
  SUBSCRIPTIONS_WATCH,
  RETENTION_RUN,
  VENUES_IMPORT,
  IMPORTS_TRIM,
];

/** The product's background work, ready to take jobs. */
export function openJobs(database: Database, logger: Logger, options?: JobOptions): Promise<Jobs> {
  return Jobs.open(database, QUEUES, logger, options);
}

interface JobServices {
  letters: AccountLetters;
  subscriptionNews: SubscriptionNews;
  retention: RetentionService;
  imports: ImportRunService;
  desk: DeskService;
}

/** Says what each queue's jobs do. */
export function handleJobs(
  jobs: Jobs,
  world: PhotoWorld,
  demoPictures: DemoPictures,
  postman: Postman,
  { letters, subscriptionNews, retention, imports, desk }: JobServices,
  settings: Pick<LiveSettings, 'current'>,
): void {
  const { database, storage } = world;
  jobs.handle(PHOTO_ENCODE, ({ photoId }, context) => encodePhotoJob(world, photoId, context));
  jobs.handle(UPLOADS_DELETE, ({ keys }) => deleteFiles(storage, keys));
  jobs.handle(UPLOADS_SWEEP, async (_data, context) => void (await sweepUploads(world, context, now())));
  jobs.handle(CATALOGUE_TRIM, async () => void (await trimCatalogueLog(database)));
  jobs.handle(DATABASE_VACUUM, () => vacuum(database));
  jobs.handle(MAIL_SEND, (mail, context) => postman.deliver(mail, context));
  jobs.handle(ACCOUNT_LETTER, (letter) => letters.write(letter));
  const expiry = {
    database,
    news: subscriptionNews,
    venuesChanged: world.venuesChanged,
    warningDays: () => settings.current.warningDays,
  };
  jobs.handle(SUBSCRIPTIONS_WATCH, () =>
    actingItself(AuditAction.EXPIRE_SUBSCRIPTION, async () => void (await watchSubscriptions(expiry))),
  );
  jobs.handle(RETENTION_RUN, () => retention.runBySchedule());
  const importing = {
    database,
    storage,
    jobs,
    moved: (id: string) => imports.moved(id),
    venuesChanged: () => desk.tell([DeskTopic.VENUES]),
  };
  jobs.handle(VENUES_IMPORT, ({ importId }, context) => runImportJob(importing, importId, context));
  jobs.handle(IMPORTS_TRIM, async () => void (await trimImports(database, storage)));
  jobs.handle(FORMS_TRIM, () => trimForms(database));
  jobs.handle(DEMO_PICTURES, (data, context) => demoPictures.run(data, context));
}
