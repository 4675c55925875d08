import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { FieldMessages } from '../../../lib/forms.ts';
import type { ContactField, Subject } from './contact-rules.ts';

export const SUBJECT_NAMES = {
  EVENT: msg({ id: 'contact.subjectEvent', message: 'I am organising an event' }),
  REQUEST: msg({ id: 'contact.subjectRequest', message: 'A quote request I have sent' }),
  VENUE: msg({ id: 'contact.subjectVenue', message: 'I run a venue' }),
  DATA: msg({ id: 'contact.subjectData', message: 'My personal data' }),
  PRESS: msg({ id: 'contact.subjectPress', message: 'Press' }),
  OTHER: msg({ id: 'contact.subjectOther', message: 'Another question' }),
} as const satisfies Record<Subject, MessageDescriptor>;

/** What can be wrong with a message, where a sentence of its own says better what to do. */
export const CONTACT_MESSAGES: FieldMessages = {
  'subject.required': msg({ id: 'contact.subjectNeeded', message: 'Choose what your message is about.' }),
  'message.required': msg({ id: 'contact.messageNeeded', message: 'Write your message.' }),
  'firstName.required': msg({ id: 'quote.firstNameNeeded', message: 'Enter your first name.' }),
  'lastName.required': msg({ id: 'quote.lastNameNeeded', message: 'Enter your last name.' }),
  'email.required': msg({
    id: 'contact.emailNeeded',
    message: 'Enter your e-mail address: that is where we will reply.',
  }),
  consentRequired: msg({
    id: 'contact.consentNeeded',
    message: 'We can’t reply without your consent: please tick this box.',
  }),
};

/** The labels of the fields. */
export function useContactLabels(): Readonly<Record<ContactField, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      subject: t({ id: 'contact.subject', message: 'Your message is about' }),
      message: t({ id: 'contact.message', message: 'Your message' }),
      firstName: t({ id: 'quote.firstName', message: 'First name' }),
      lastName: t({ id: 'quote.lastName', message: 'Last name' }),
      email: t({ id: 'quote.email', message: 'E-mail address' }),
      phone: t({ id: 'quote.phone', message: 'Phone' }),
      consent: t({ id: 'quote.consent', message: 'Use of your data' }),
    }),
    [t],
  );
}
