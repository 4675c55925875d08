import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { LoginThrottles } from '../../platform/rate-limit/login-throttle.ts';
import { SecurityLog } from '../../platform/security-log.ts';
import { removeUploadsLater } from '../../platform/storage/uploads.jobs.ts';
import type { Role } from './account.enums.ts';
import { AccountEmails } from './account-emails.ts';
import { AccountLinks } from './account-links.ts';
import { AccountService } from './account.service.ts';
import { ActivityService } from './activity.service.ts';
import { AvatarService } from './avatar.service.ts';
import { LoginService } from './login.service.ts';
import { ManagedUserService } from './managed-user.service.ts';
import { PasswordCheck } from './password-check.ts';
import { PasswordService } from './password.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionService } from './session.service.ts';
import { SessionTokens } from './session-tokens.ts';
import { SessionWatch } from './session-watch.ts';
import { TwoFactorService } from './two-factor.service.ts';
import { UserService } from './user.service.ts';

export function accountServices(platform: Platform) {
  const { database, jobs, fanout, limits, secret, storage, sockets, logger } = platform;
  const forms = { database, idempotency: platform.idempotency, captcha: platform.captcha, limits };
  const securityLog = new SecurityLog(logger);
  const loginThrottles = new LoginThrottles(limits);
  const tokens = new SessionTokens(secret);
  const links = new AccountLinks(secret);
  const check = new PasswordCheck({ database, loginThrottles, securityLog });
  const sessions = new SessionService({ database, fanout, limits, tokens, securityLog });
  const twoFactor = new TwoFactorService({ database, loginThrottles, secret, check, securityLog });
  const users = new UserService({ database, sessions, securityLog });
  const avatars = new AvatarService({ database, storage, limits, removeFiles: removeUploadsLater(jobs) });
  return {
    sessions,
    sessionWatch: new SessionWatch({ database, sockets, logger }, fanout),
    logins: new LoginService({
      ...forms,
      loginThrottles,
      sessions,
      tokens,
      twoFactor,
      securityLog,
      demoAccounts: platform.demoAccounts as ReadonlyMap<Role, string>,
    }),
    registrations: new RegistrationService({ ...forms, jobs, links }),
    passwords: new PasswordService({ ...forms, loginThrottles, jobs, links, check, sessions, securityLog }),
    twoFactor,
    users,
    managedUsers: new ManagedUserService({ database, users, sessions, links, securityLog }),
    avatars,
    accounts: new AccountService({ database, limits, check, users, avatars, twoFactor }),
    activities: new ActivityService({ database, limits }),
    letters: new AccountEmails(database, links),
    accountLinks: links,
  };
}

export type AccountServices = ReturnType<typeof accountServices>;
export type AccountsContext = OperationContext & AccountServices;
