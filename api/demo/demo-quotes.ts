import { EventType, type RoomLayout } from '../features/venues/venue.enums.ts';
import {
  CateringOption,
  EquipmentOption,
  type QuoteActor,
  QuoteCriterion,
  type QuoteRequestAction,
} from '../features/quotes/quote.enums.ts';
import { demoRows } from './demo-data.ts';

/** A quote request of the demo world. Days are relative to the day of the seed. */
export interface DemoQuote {
  person: [firstName: string, lastName: string, company: string, email: string, phone: string];
  language?: 'en';
  eventType: EventType;
  /** Null = open. */
  days: [start: number, end: number] | null;
  participants: number;
  layout?: RoomLayout;
  bedrooms?: number;
  budgetEuros?: number;
  catering: CateringOption[];
  equipment: EquipmentOption[];
  mustHaves: QuoteCriterion[];
  message: string;
  /** Names. */
  venues: string[];
  sentDaysAgo: number;
  /** The actions on it, each so many days ago. */
  steps: [action: QuoteRequestAction, actor: QuoteActor, daysAgo: number][];
  rejectionReason?: string;
}

/** One request in each state, oldest first. The first venues are the demo client's. */
export const DEMO_QUOTES = demoRows<DemoQuote>('quotes.json', {
  person: 'list',
  language: 'string|missing',
  eventType: { oneOf: Object.values(EventType) },
  days: 'list|null',
  participants: 'number',
  layout: 'string|missing',
  bedrooms: 'number|missing',
  budgetEuros: 'number|missing',
  catering: { listOf: Object.values(CateringOption) },
  equipment: { listOf: Object.values(EquipmentOption) },
  mustHaves: { listOf: Object.values(QuoteCriterion) },
  message: 'string',
  venues: 'list',
  sentDaysAgo: 'number',
  steps: 'list',
  rejectionReason: 'string|missing',
});
