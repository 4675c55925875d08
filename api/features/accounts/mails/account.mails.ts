import type { Database } from '../../../platform/database/database.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { AccountLinks } from '../account-links.ts';
import { User } from '../user.entity.ts';

/** The fields of an account in mails. */
const ACCOUNT_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'registrationNumber',
  'rejectionReason',
  'suspensionReason',
] as const satisfies readonly (keyof User)[];

interface AccountView extends Pick<User, (typeof ACCOUNT_FIELDS)[number]> {
  /** Path of the page with the single-use link; null = the mail has none. */
  linkPath: string | null;
}

export interface AccountMailData {
  /** The user that the mail is about. */
  userId?: string;
  /** The link in the mail. */
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

/** Verifies an e-mail address; it also confirms the registration. */
export const EMAIL_VERIFICATION = accountMail('email-verification');
export const PASSWORD_RESET = accountMail('password-reset');
/** An administrator has requested a new password for the user. */
export const PASSWORD_RESET_OFFERED = accountMail('password-reset-offered');
/** An administrator has created an account; its owner chooses a password by the link. */
export const ACCOUNT_INVITATION = accountMail('account-invitation');
/** To a user with whose address another registration was sent. */
export const ACCOUNT_EXISTS = accountMail('account-exists');
export const PASSWORD_CHANGED = accountMail('password-changed');
export const TWO_FACTOR_ENABLED = accountMail('two-factor-enabled');
export const TWO_FACTOR_DISABLED = accountMail('two-factor-disabled');
/** To administrators: a new registration. */
export const REGISTRATION_SUBMITTED = accountMail('registration-submitted');
export const REGISTRATION_APPROVED = accountMail('registration-approved');
export const REGISTRATION_REJECTED = accountMail('registration-rejected');
export const ACCOUNT_SUSPENDED = accountMail('account-suspended');
export const ACCOUNT_DEACTIVATED = accountMail('account-deactivated');
export const ACCOUNT_REACTIVATED = accountMail('account-reactivated');
export const ACCOUNT_DELETED = accountMail('account-deleted');

/** All kinds of mails about accounts. */
export const ACCOUNT_MAILS: readonly AccountMail[] = [
  EMAIL_VERIFICATION,
  PASSWORD_RESET,
  PASSWORD_RESET_OFFERED,
  ACCOUNT_INVITATION,
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

/** The data of a mail about a deleted account, which has no name any more. */
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

/** Registers how the views of the mails are read. A mail is not sent if its link has become invalid. */
export function handleAccountMails(mailer: Mailer, database: Database, links: AccountLinks): void {
  for (const kind of ACCOUNT_MAILS) {
    mailer.handle(kind, async ({ userId, linkId }) => {
      if (kind === ACCOUNT_DELETED) return NOBODY;
      const link = linkId ? await links.find(database, linkId) : null;
      const id = linkId ? link?.userId : userId;
      const user = id ? await database.em.findOne(User, { id, deletedAt: null }) : null;
      if (!user) return null;
      const told = Object.fromEntries(ACCOUNT_FIELDS.map((name) => [name, user[name]])) as Pick<
        User,
        (typeof ACCOUNT_FIELDS)[number]
      >;
      return { ...told, linkPath: link?.path ?? null };
    });
  }
}
