import type { Database } from '../../../platform/database/database.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { AccountLinks } from '../account-links.ts';
import type { User } from '../user.entity.ts';

/** What the mails about an account tell. */
interface AccountView extends Pick<
  User,
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'email'
  | 'phone'
  | 'registrationNumber'
  | 'rejectionReason'
  | 'suspensionReason'
> {
  /** Path of the page with the link that is good once; null = the mail carries none. */
  linkPath: string | null;
}

export interface AccountMailData {
  /** Whom it tells of. */
  userId?: string;
  /** The link that it carries. */
  linkId?: string;
}

export type AccountMail = MailKind<AccountMailData, AccountView>;

const EXAMPLE: AccountView = {
  firstName: 'Camille',
  lastName: 'Exemple',
  companyName: 'Maison Exemple',
  email: 'camille@exemple.test',
  phone: '+33 1 99 00 12 34',
  registrationNumber: 'REG-042317',
  rejectionReason: 'Le numéro SIRET indiqué n’existe pas.',
  suspensionReason: 'Les factures de l’année ne sont pas réglées.',
  linkPath: '/verify-email?token=exemple-exemple-exemple-exemple-exemple-exe',
};

const mail = mailsOf(import.meta.dirname);
const accountMail = (name: string): AccountMail => mail({ name, examples: { everything: EXAMPLE } });

/** The proof that an address is its owner's; it is the receipt of a registration as well. */
export const EMAIL_VERIFICATION = accountMail('email-verification');
export const PASSWORD_RESET = accountMail('password-reset');
/** An administrator has a new password chosen. */
export const PASSWORD_RESET_OFFERED = accountMail('password-reset-offered');
/** An administrator has made an account for somebody, who chooses their password by the link. */
export const ACCOUNT_INVITATION = accountMail('account-invitation');
/** To who has an account, and whose address somebody has registered with again. */
export const ACCOUNT_EXISTS = accountMail('account-exists');
export const PASSWORD_CHANGED = accountMail('password-changed');
export const TWO_FACTOR_ENABLED = accountMail('two-factor-enabled');
export const TWO_FACTOR_DISABLED = accountMail('two-factor-disabled');
/** To administrators: somebody has registered. */
export const REGISTRATION_SUBMITTED = accountMail('registration-submitted');
export const REGISTRATION_APPROVED = accountMail('registration-approved');
export const REGISTRATION_REJECTED = accountMail('registration-rejected');
export const ACCOUNT_SUSPENDED = accountMail('account-suspended');
export const ACCOUNT_DEACTIVATED = accountMail('account-deactivated');
export const ACCOUNT_REACTIVATED = accountMail('account-reactivated');
export const ACCOUNT_DELETED = accountMail('account-deleted');

/** Mails that carry a link; they are not sent once it is void. */
const LINK_MAILS = [EMAIL_VERIFICATION, PASSWORD_RESET, PASSWORD_RESET_OFFERED, ACCOUNT_INVITATION];

/** Every kind of mail about an account. */
export const ACCOUNT_MAILS: readonly AccountMail[] = [
  ...LINK_MAILS,
  ACCOUNT_EXISTS,
  PASSWORD_CHANGED,
  TWO_FACTOR_ENABLED,
  TWO_FACTOR_DISABLED,
  REGISTRATION_SUBMITTED,
  REGISTRATION_APPROVED,
  REGISTRATION_REJECTED,
  ACCOUNT_SUSPENDED,
  ACCOUNT_DEACTIVATED,
  ACCOUNT_REACTIVATED,
  ACCOUNT_DELETED,
];

const SELECT_VIEW = `
  select first_name as "firstName", last_name as "lastName", company_name as "companyName", u.email, phone,
    registration_number as "registrationNumber", rejection_reason as "rejectionReason", suspension_reason as "suspensionReason"
  from user_account u`;

/** Nobody is known any more. */
const NOBODY: AccountView = {
  firstName: '',
  lastName: '',
  companyName: null,
  email: '',
  phone: null,
  registrationNumber: null,
  rejectionReason: null,
  suspensionReason: null,
  linkPath: null,
};

/** Says how the mails about accounts are read when they are sent. */
export function handleAccountMails(mailer: Mailer, database: Database, links: AccountLinks): void {
  for (const kind of ACCOUNT_MAILS) {
    if (LINK_MAILS.includes(kind)) mailer.handle(kind, ({ linkId }) => readLinkView(database, links, linkId ?? null));
    else if (kind === ACCOUNT_DELETED) mailer.handle(kind, () => Promise.resolve(NOBODY));
    else mailer.handle(kind, ({ userId }) => readView(database, userId ?? null));
  }
}

async function readView(database: Database, userId: string | null): Promise<AccountView | null> {
  const [view] = await database.rows<Omit<AccountView, 'linkPath'>>(
    `${SELECT_VIEW} where u.id = $1 and u.deleted_at is null`,
    [userId],
  );
  return view ? { ...view, linkPath: null } : null;
}

async function readLinkView(
  database: Database,
  links: AccountLinks,
  linkId: string | null,
): Promise<AccountView | null> {
  if (!linkId) return null;
  const [view] = await database.rows<Omit<AccountView, 'linkPath'>>(
    `${SELECT_VIEW} join account_link l on l.user_id = u.id where l.id = $1 and u.deleted_at is null`,
    [linkId],
  );
  const linkPath = await links.pathOf(database, linkId);
  return view && linkPath ? { ...view, linkPath } : null;
}
