import type { AccountLetters } from './features/accounts/account.letters.ts';
import type { AccountService } from './features/accounts/account.service.ts';
import type { ActivityService } from './features/accounts/activity.service.ts';
import type { AvatarService } from './features/accounts/avatar.service.ts';
import type { LoginService } from './features/accounts/login.service.ts';
import type { PasswordService } from './features/accounts/password.service.ts';
import type { RegistrationService } from './features/accounts/registration.service.ts';
import type { SessionService } from './features/accounts/session.service.ts';
import type { TwoFactorService } from './features/accounts/two-factor.service.ts';
import type { UserService } from './features/accounts/user.service.ts';
import type { ReferenceService } from './features/curation/reference.service.ts';
import type { RunningPromotionsService } from './features/search/running-promotions.service.ts';
import type { MessageService } from './features/messages/message.service.ts';
import type { QuoteService } from './features/quotes/quote.service.ts';
import type { RoomFitService } from './features/search/room-fit.service.ts';
import type { SearchService } from './features/search/search.service.ts';
import type { PhotoService } from './features/venues/photo.service.ts';
import type { Caller } from './kernel/authz.ts';
import type { CaptchaService } from './kernel/captcha/captcha.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';

/** The services that resolvers and routes call. */
export interface Services {
  search: SearchService;
  promotions: RunningPromotionsService;
  references: ReferenceService;
  photos: PhotoService;
  rooms: RoomFitService;
  quotes: QuoteService;
  messages: MessageService;
  sessions: SessionService;
  logins: LoginService;
  registrations: RegistrationService;
  passwords: PasswordService;
  twoFactor: TwoFactorService;
  users: UserService;
  avatars: AvatarService;
  accounts: AccountService;
  activities: ActivityService;
  letters: AccountLetters;
  captcha: CaptchaService;
  jobs: Jobs;
}

/** What every operation of GraphQL is given. */
export interface Context extends Services {
  requestId: string;
  /** Where the operation comes from, as tries are counted by; empty for the product's own pages. */
  address: string;
  /** Who asks, as far as the gates have found out. */
  caller: Caller;
}
