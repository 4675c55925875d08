import type { Database } from './database/database.ts';
import { DEMO_PICTURES, type DemoPictures } from './database/demo/demo-pictures.jobs.ts';
import { DATABASE_VACUUM, vacuum } from './database/vacuum.ts';
import { ACCOUNT_LETTER, type AccountLetters } from './features/accounts/account.letters.ts';
import { ACCOUNTS_TRIM, trimAccounts } from './features/accounts/activity.service.ts';
import { MESSAGES_TRIM, trimMessages } from './features/messages/message.trim.ts';
import { anonymiseQuotes, QUOTES_ANONYMISE } from './features/quotes/quote.retention.ts';
import { CATALOGUE_TRIM, trimCatalogueLog } from './features/search/catalogue.trim.ts';
import {
  deleteFiles,
  encodePhotoJob,
  PHOTO_ENCODE,
  sweepUploads,
  UPLOADS_DELETE,
  UPLOADS_SWEEP,
} from './features/venues/photo.jobs.ts';
import type { PhotoWorld } from './features/venues/photo.jobs.ts';
import { now } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
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
  MESSAGES_TRIM,
  ACCOUNT_LETTER,
  ACCOUNTS_TRIM,
];

/** The product's background work, ready to take jobs. */
export function openJobs(database: Database, logger: Logger, options?: JobOptions): Promise<Jobs> {
  return Jobs.open(database, QUEUES, logger, options);
}

/** Says what each queue's jobs do. */
export function handleJobs(
  jobs: Jobs,
  world: PhotoWorld,
  demoPictures: DemoPictures,
  postman: Postman,
  letters: AccountLetters,
  { quoteRetentionMonths }: Pick<Config, 'quoteRetentionMonths'>,
): void {
  const { database, storage } = world;
  jobs.handle(PHOTO_ENCODE, ({ photoId }, context) => encodePhotoJob(world, photoId, context));
  jobs.handle(UPLOADS_DELETE, ({ keys }) => deleteFiles(storage, keys));
  jobs.handle(UPLOADS_SWEEP, async (_data, context) => void (await sweepUploads(world, context, now())));
  jobs.handle(CATALOGUE_TRIM, async () => void (await trimCatalogueLog(database)));
  jobs.handle(DATABASE_VACUUM, () => vacuum(database));
  jobs.handle(MESSAGES_TRIM, async () => void (await trimMessages(database)));
  jobs.handle(MAIL_SEND, (mail, context) => postman.deliver(mail, context));
  jobs.handle(ACCOUNT_LETTER, (letter) => letters.write(letter));
  jobs.handle(ACCOUNTS_TRIM, () => trimAccounts(database));
  jobs.handle(QUOTES_ANONYMISE, async () => void (await anonymiseQuotes(database, quoteRetentionMonths)));
  jobs.handle(FORMS_TRIM, () => trimForms(database));
  jobs.handle(DEMO_PICTURES, (data, context) => demoPictures.run(data, context));
}
