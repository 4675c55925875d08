import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { AccountLink } from './account-link.entity.ts';
import { ACCOUNT_EMAIL } from './account-emails.ts';
import { ACCOUNT_MAILS, handleAccountMails } from './mails/account.mails.ts';
import { Activity } from './activity.entity.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { RegistrationResolver } from './registration.resolver.ts';
import { REGISTRATION_ROUTES } from './registration.rest.ts';
import { type AccountServices, accountServices } from './services.ts';
import { Session } from './session.entity.ts';
import { SessionResolver } from './session.resolver.ts';
import { SESSION_ROUTES } from './session.rest.ts';
import { User } from './user.entity.ts';
import { UserFieldsResolver } from './user-fields.resolver.ts';
import { UserResolver } from './user.resolver.ts';
import { USER_ROUTES } from './user.rest.ts';
import { subscribeToAccounts } from './subscribers.ts';
import { AUDITED_ACCOUNTS } from './audited-tables.ts';

export const accountsFeature = defineFeature<Platform, AccountServices>({
  name: 'accounts',
  entities: [User, Session, AccountLink, RecoveryCode, Activity],
  audited: AUDITED_ACCOUNTS,
  resolvers: [SessionResolver, RegistrationResolver, ProfileResolver, UserResolver, UserFieldsResolver],
  queues: [ACCOUNT_EMAIL],
  mails: ACCOUNT_MAILS,
  services: accountServices,
  handleJobs: (jobs, { letters }) => jobs.handle(ACCOUNT_EMAIL, (letter) => letters.write(letter)),
  handleMails: (mailer, { database, accountLinks }) => handleAccountMails(mailer, database, accountLinks),
  subscribe: subscribeToAccounts,
  rest: [...SESSION_ROUTES, ...REGISTRATION_ROUTES, ...USER_ROUTES],
  stop: ({ sessionWatch }) => sessionWatch.stop(),
});
