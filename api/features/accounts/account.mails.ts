import type { Database } from '../../platform/database/database.ts';
import { defineMail } from '../../platform/mail/mail.types.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import {
  ACCOUNT_DEACTIVATED,
  ACCOUNT_INVITATION,
  ACCOUNT_REACTIVATED,
  ACCOUNT_SUSPENDED,
  PASSWORD_RESET_OFFERED,
} from './account-admin-mails.ts';
import { ACCOUNT_EXISTS, EMAIL_VERIFICATION, PASSWORD_RESET } from './account-link-mails.ts';
import type { AccountLinks } from './account-links.ts';
import { EXAMPLE, type AccountMail, type AccountMailData, type AccountMailView } from './account-mail-parts.ts';
import {
  ACCOUNT_DELETED,
  PASSWORD_CHANGED,
  REGISTRATION_APPROVED,
  REGISTRATION_REJECTED,
  TWO_FACTOR_DISABLED,
  TWO_FACTOR_ENABLED,
} from './account-notice-mails.ts';

/** To administrators: somebody has registered. */
export const REGISTRATION_SUBMITTED: AccountMail = defineMail<AccountMailData, AccountMailView>({
  name: 'registration-submitted',
  examples: { everything: EXAMPLE },
  write: ({ firstName, lastName, companyName, email, phone, registrationNumber }, { language }) => {
    const french = language === 'fr';
    return {
      subject: `${french ? 'Nouvelle inscription' : 'New registration'} ${registrationNumber ?? ''}`.trim(),
      preheader: french ? 'Elle attend votre décision.' : 'It is waiting for your decision.',
      title: french ? 'Une inscription attend votre décision' : 'A registration is waiting for your decision',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: french ? 'Numéro' : 'Number', value: registrationNumber ?? '–' },
            { label: french ? 'Nom' : 'Name', value: `${firstName} ${lastName}` },
            { label: french ? 'Société' : 'Company', value: companyName ?? '–' },
            { label: 'E-mail', value: email },
            { label: french ? 'Téléphone' : 'Telephone', value: phone ?? '–' },
          ],
        },
        {
          kind: 'button',
          label: french ? 'Ouvrir les inscriptions' : 'Open the registrations',
          path: '/admin/pending-registrations',
        },
      ],
      reason: french
        ? 'Vous recevez ce message parce que vous administrez la plateforme.'
        : 'You are receiving this message because you are an administrator of the platform.',
    };
  },
});

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
const NOBODY: AccountMailView = {
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

async function readView(database: Database, userId: string | null): Promise<AccountMailView | null> {
  const [view] = await database.rows<Omit<AccountMailView, 'linkPath'>>(
    `${SELECT_VIEW} where u.id = $1 and u.deleted_at is null`,
    [userId],
  );
  return view ? { ...view, linkPath: null } : null;
}

async function readLinkView(
  database: Database,
  links: AccountLinks,
  linkId: string | null,
): Promise<AccountMailView | null> {
  if (!linkId) return null;
  const [view] = await database.rows<Omit<AccountMailView, 'linkPath'>>(
    `${SELECT_VIEW} join account_link l on l.user_id = u.id where l.id = $1 and u.deleted_at is null`,
    [linkId],
  );
  const linkPath = await links.pathOf(database, linkId);
  return view && linkPath ? { ...view, linkPath } : null;
}
