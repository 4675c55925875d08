import { EMPTY_FORM, type QuoteForm } from './quote-form.ts';

/** A form in which nothing is wrong on 21 November 2026. */
export function aQuoteForm(given: Partial<QuoteForm> = {}): QuoteForm {
  return {
    ...EMPTY_FORM,
    eventType: 'JOURNEE_ETUDE',
    startDate: '2027-03-01',
    participants: '60',
    firstName: 'Jeanne',
    lastName: 'Essai',
    companyName: 'Essai SAS',
    email: 'jeanne@essai.test',
    phone: '01 99 00 00 01',
    consent: true,
    ...given,
  };
}
