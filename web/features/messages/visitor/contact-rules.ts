import { FORM_LIMITS } from '../../../../schema/constants.ts';
import { atMost, email, firstIssue, phone, required } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';

/** What a message may be about. */
export const SUBJECTS = ['EVENT', 'REQUEST', 'VENUE', 'DATA', 'PRESS', 'OTHER'] as const;
export type Subject = (typeof SUBJECTS)[number];

export type ContactForm = {
  subject: Subject | '';
  message: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  consent: boolean;
};

export type ContactField = keyof ContactForm;

/** In the order of the screen. */
export const EMPTY_CONTACT: ContactForm = {
  subject: '',
  message: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  consent: false,
};

/** What is wrong with a message, field by field, by the rules and codes of the API. */
export function contactIssues(form: ContactForm): FieldIssues<ContactForm> {
  const { name, message } = FORM_LIMITS;
  const checked: Record<ContactField, FieldIssue | undefined> = {
    subject: required(form.subject),
    message: firstIssue(form.message, required, atMost(message)),
    firstName: firstIssue(form.firstName, required, atMost(name)),
    lastName: firstIssue(form.lastName, required, atMost(name)),
    email: firstIssue(form.email, required, email),
    phone: phone(form.phone),
    consent: form.consent ? undefined : { code: 'consentRequired' },
  };
  return Object.fromEntries(Object.entries(checked).filter(([, issue]) => issue !== undefined));
}
