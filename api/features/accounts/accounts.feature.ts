import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { AccountLink } from './account-link.entity.ts';
import { ACCOUNT_EMAIL } from './account-emails.ts';
import { ACCOUNT_MAILS, handleAccountMails } from './mails/account.mails.ts';
import { accountRoutes } from './account.rest.ts';
import { Activity } from './activity.entity.ts';
import { ManagedUserResolver } from './managed-user.resolver.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { registrationOpenApi } from './registration-openapi.ts';
import { RegistrationResolver } from './registration.resolver.ts';
import { type AccountServices, accountServices } from './services.ts';
import { Session } from './session.entity.ts';
import { sessionOpenApi } from './session-openapi.ts';
import { SessionResolver } from './session.resolver.ts';
import { User } from './user.entity.ts';
import { userOpenApi } from './user-openapi.ts';
import { UserResolver } from './user.resolver.ts';
import { userRoutes } from './user.rest.ts';
import { subscribeToAccounts } from './subscribers.ts';
import { AUDITED_ACCOUNTS } from './audited-tables.ts';

export const accountsFeature = defineFeature<Platform, AccountServices>({
  name: 'accounts',
  entities: [User, Session, AccountLink, RecoveryCode, Activity],
  audited: AUDITED_ACCOUNTS,
  resolvers: [SessionResolver, RegistrationResolver, ProfileResolver, UserResolver, ManagedUserResolver],
  queues: [ACCOUNT_EMAIL],
  mails: ACCOUNT_MAILS,
  openApi: [sessionOpenApi, registrationOpenApi, userOpenApi],
  services: accountServices,
  handleJobs: (jobs, { letters }) => jobs.handle(ACCOUNT_EMAIL, (letter) => letters.write(letter)),
  handleMails: (mailer, { database, accountLinks }) => handleAccountMails(mailer, database, accountLinks),
  subscribe: subscribeToAccounts,
  routes: (routes, services) => {
    accountRoutes(routes, services);
    userRoutes(routes, services);
  },
  stop: ({ sessionWatch }) => sessionWatch.stop(),
});
