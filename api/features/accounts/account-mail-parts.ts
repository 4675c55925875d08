import type { Language } from '../../../schema/constants.ts';
import type { Operator } from '../../../schema/render-contract.ts';
import { greetingName } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailBlock, type MailDocument, type MailKind } from '../../platform/mail/mail.types.ts';

/** What the mails about an account tell. What is null does not concern the mail. */
export interface AccountMailView {
  firstName: string;
  lastName: string;
  companyName: string | null;
  email: string;
  phone: string | null;
  registrationNumber: string | null;
  rejectionReason: string | null;
  suspensionReason: string | null;
  /** Path of the page with the link that is good once. */
  linkPath: string | null;
}

export interface AccountMailData {
  /** Whom it tells of. */
  userId?: string;
  /** The link that it carries. */
  linkId?: string;
}

export type AccountMail = MailKind<AccountMailData, AccountMailView>;

/** The words of a mail in one language; the greeting and the reason are those of all. */
interface Words {
  subject: string;
  preheader: string;
  title: string;
  blocks: (view: AccountMailView, operator: Operator) => readonly MailBlock[];
  /** Why the recipient gets it; unless given, because he has an account. */
  reason?: string;
}

const REASON: Record<Language, string> = {
  fr: 'Vous recevez ce message parce qu’un compte existe avec cette adresse.',
  en: 'You are receiving this message because there is an account with this address.',
};

export const EXAMPLE: AccountMailView = {
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

/** A mail to the owner of an account. */
export function accountMail(name: string, words: Record<Language, Words>): AccountMail {
  return defineMail<AccountMailData, AccountMailView>({
    name,
    examples: { everything: EXAMPLE },
    write: (view, { language, operator }): MailDocument => {
      const { blocks, reason, ...head } = words[language];
      const known = greetingName(view.firstName);
      const greeting =
        language === 'fr' ? (known ? `Bonjour ${known},` : 'Bonjour,') : known ? `Dear ${known},` : 'Hello,';
      return {
        ...head,
        blocks: [{ kind: 'paragraph', text: greeting }, ...blocks(view, operator)],
        reason: reason ?? REASON[language],
      };
    },
  });
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, path });
