import type { Language } from '../../../../schema/constants.ts';
import type { EventType } from '../../../lib/terms.ts';
import { cents, wholeNumber, wholeNumberOrNull } from '../../../lib/typed-numbers.ts';
import type { RoomLayout } from '../../../lib/venue-terms.ts';
import { CRITERION_VALUES, type CateringOption, type EquipmentOption, type QuoteCriterion } from './quote-terms.ts';

/** What the form holds: texts as typed, so that nothing that can't be read yet is lost. Names are those of the API's input. */
export type QuoteForm = {
  eventType: EventType | '';
  /** YYYY-MM-DD, as a date field gives it. */
  startDate: string;
  endDate: string;
  flexibleDates: boolean;
  participants: string;
  layout: RoomLayout | '';
  bedrooms: string;
  /** Euros before tax, as typed: “85”, “85,50”. */
  budgetPerPerson: string;
  catering: CateringOption[];
  cateringNote: string;
  equipment: EquipmentOption[];
  equipmentNote: string;
  message: string;
  mustHaves: QuoteCriterion[];
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  phone: string;
  consent: boolean;
};

export type QuoteField = keyof QuoteForm;

export const EMPTY_FORM: QuoteForm = {
  eventType: '',
  startDate: '',
  endDate: '',
  flexibleDates: false,
  participants: '',
  layout: '',
  bedrooms: '',
  budgetPerPerson: '',
  catering: [],
  cateringNote: '',
  equipment: [],
  equipmentNote: '',
  message: '',
  mustHaves: [],
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phone: '',
  consent: false,
};

/** The fields of each step, in their order on the screen: the first wrong one gets the focus. */
export const STEP_FIELDS: readonly (readonly QuoteField[])[] = [
  ['eventType', 'startDate', 'endDate', 'flexibleDates', 'participants', 'layout'],
  ['bedrooms', 'budgetPerPerson', 'catering', 'cateringNote', 'equipment', 'equipmentNote', 'mustHaves', 'message'],
  ['firstName', 'lastName', 'companyName', 'email', 'phone', 'consent'],
];

export const STEP_COUNT = STEP_FIELDS.length;

/** The step, from 1, that asks for a field. */
export function stepOf(field: QuoteField): number {
  return STEP_FIELDS.findIndex((fields) => fields.includes(field)) + 1;
}

/** Whether the request says something about a criterion, so that it can be a must. */
export function isAsked(form: QuoteForm, criterion: QuoteCriterion): boolean {
  switch (criterion) {
    case 'DATES':
      return form.startDate !== '';
    case 'PARTICIPANTS':
      return form.participants.trim() !== '';
    case 'LAYOUT':
      return form.layout !== '';
    case 'BEDROOMS':
      return wholeNumber(form.bedrooms) > 0;
    case 'BUDGET':
      return form.budgetPerPerson.trim() !== '';
    case 'CATERING':
      return form.catering.length > 0 || form.cateringNote.trim() !== '';
    case 'EQUIPMENT':
      return form.equipment.length > 0 || form.equipmentNote.trim() !== '';
  }
}

const orNull = (text: string): string | null => text.trim() || null;
/** The form as the API takes it. Only for a form without issues: what can't be read would be no number. */
export function toInput(form: QuoteForm, venueIds: readonly string[], language: Language) {
  return {
    eventType: form.eventType as EventType,
    startDate: orNull(form.startDate),
    // One day needs one date.
    endDate: orNull(form.endDate) ?? orNull(form.startDate),
    flexibleDates: form.flexibleDates,
    participants: wholeNumber(form.participants),
    layout: form.layout || null,
    bedrooms: wholeNumberOrNull(form.bedrooms),
    budgetPerPersonCents: form.budgetPerPerson.trim() === '' ? null : cents(form.budgetPerPerson),
    catering: form.catering,
    cateringNote: orNull(form.cateringNote),
    equipment: form.equipment,
    equipmentNote: orNull(form.equipmentNote),
    message: orNull(form.message),
    mustHaves: CRITERION_VALUES.filter((criterion) => form.mustHaves.includes(criterion) && isAsked(form, criterion)),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.companyName.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    venueIds,
    language,
    consent: form.consent,
  };
}
