import { CaptchaResolver } from './captcha/captcha.resolver.ts';
import { CAPTCHA_ROUTES } from './captcha/captcha.rest.ts';
import { NodeResolver } from './graphql/node.ts';
import { DATABASE_VACUUM, vacuum } from './database/vacuum.ts';
import { defineFeature } from './feature.ts';
import { FORMS_TRIM, trimForms } from './forms-trim.ts';
import { MAIL_SEND } from './mail/mail-queue.ts';
import type { Platform } from './platform.ts';
import { deleteUploads, UPLOADS_DELETE } from './storage/uploads.jobs.ts';

/** What all features use and none of them owns. */
export const platformFeature = defineFeature<Platform>({
  name: 'platform',
  tables: ['application_state', 'reference_counter', 'idempotency_key', 'used_captcha', 'rate_limit'],
  resolvers: [CaptchaResolver, NodeResolver],
  queues: [DATABASE_VACUUM, FORMS_TRIM, MAIL_SEND, UPLOADS_DELETE],
  handleJobs: (jobs, { database, storage }) => {
    jobs.handle(DATABASE_VACUUM, () => vacuum(database));
    jobs.handle(FORMS_TRIM, () => trimForms(database));
    jobs.handle(UPLOADS_DELETE, ({ keys }) => deleteUploads(storage, keys));
  },
  handleMails: (mailer, { jobs }) => jobs.handle(MAIL_SEND, (mail, context) => mailer.deliver(mail, context)),
  rest: CAPTCHA_ROUTES,
});
