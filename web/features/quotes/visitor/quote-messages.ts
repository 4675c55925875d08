import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { EVENT_DAYS_MESSAGES } from '../../../lib/event-days.ts';
import type { FieldMessages } from '../../../lib/forms.ts';
import type { QuoteField } from './quote-form.ts';

/** What can be wrong with a request, where a sentence of its own says better what to do. */
export const QUOTE_MESSAGES: FieldMessages = {
  'eventType.required': msg({ id: 'quote.eventTypeNeeded', message: 'Choose the type of your event.' }),
  'startDate.required': msg({
    id: 'quote.startNeeded',
    message: 'Enter the day the event starts, or tick “My dates are flexible”.',
  }),
  ...EVENT_DAYS_MESSAGES,
  tooFar: msg({ id: 'quote.tooFar', message: 'That is too far ahead: three years at most.' }),
  'participants.required': msg({ id: 'quote.participantsNeeded', message: 'Say how many you will be, even roughly.' }),
  'firstName.required': msg({ id: 'quote.firstNameNeeded', message: 'Enter your first name.' }),
  'lastName.required': msg({ id: 'quote.lastNameNeeded', message: 'Enter your last name.' }),
  'companyName.required': msg({
    id: 'quote.companyNeeded',
    message: 'Enter the name of your company or organisation.',
  }),
  'email.required': msg({ id: 'quote.emailNeeded', message: 'Enter your e-mail address: the quotes are sent there.' }),
  'phone.required': msg({
    id: 'quote.phoneNeeded',
    message: 'Enter a phone number on which a venue can reach you.',
  }),
  consentRequired: msg({
    id: 'quote.consentNeeded',
    message: 'We can’t forward your request without your consent: please tick this box.',
  }),
};

/** The labels of the fields, for the fields themselves and wherever one is named. */
export function useQuoteLabels(): Readonly<Record<QuoteField, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      eventType: t({ id: 'quote.eventType', message: 'Type of event' }),
      startDate: t({ id: 'quote.startDate', message: 'First day' }),
      endDate: t({ id: 'quote.endDate', message: 'Last day' }),
      flexibleDates: t({ id: 'quote.flexibleDates', message: 'My dates are flexible' }),
      participants: t({ id: 'quote.participants', message: 'Number of people' }),
      layout: t({ id: 'quote.layout', message: 'Layout of the main room' }),
      bedrooms: t({ id: 'quote.bedrooms', message: 'Bedrooms per night' }),
      budgetPerPerson: t({ id: 'quote.budget', message: 'Budget per person, excluding VAT' }),
      catering: t({ id: 'quote.catering', message: 'Catering' }),
      cateringNote: t({ id: 'quote.cateringNote', message: 'Catering details' }),
      equipment: t({ id: 'quote.equipment', message: 'Equipment' }),
      equipmentNote: t({ id: 'quote.equipmentNote', message: 'Equipment details' }),
      mustHaves: t({ id: 'quote.mustHaves', message: 'What matters most' }),
      message: t({ id: 'quote.message', message: 'Your programme, in your own words' }),
      firstName: t({ id: 'quote.firstName', message: 'First name' }),
      lastName: t({ id: 'quote.lastName', message: 'Last name' }),
      companyName: t({ id: 'quote.company', message: 'Company or organisation' }),
      email: t({ id: 'quote.email', message: 'E-mail address' }),
      phone: t({ id: 'quote.phone', message: 'Phone' }),
      consent: t({ id: 'quote.consent', message: 'Use of your data' }),
    }),
    [t],
  );
}
