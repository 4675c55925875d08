import { QuoteAnswerKind, type QuotePriceBasis } from '../features/quotes/quote.enums.ts';
import { demoRows } from './demo-data.ts';

/** The answer of a demo venue to a request. */
export interface DemoAnswer {
  /** The e-mail address of the sender, by which the request is found. */
  to: string;
  venue: string;
  daysAgo: number;
  kind: QuoteAnswerKind;
  text: string;
  /** Days from today; required for an offer. */
  validFor?: number;
  lines?: [label: string, euros: number, vatPercent: number, basis: QuotePriceBasis, quantity?: number][];
  chosenDaysAgo?: number;
}

/** Answers to requests. */
export const DEMO_ANSWERS = demoRows<DemoAnswer>('answers.json', {
  to: 'string',
  venue: 'string',
  daysAgo: 'number',
  kind: { oneOf: Object.values(QuoteAnswerKind) },
  text: 'string',
  validFor: 'number|missing',
  lines: 'list|missing',
  chosenDaysAgo: 'number|missing',
});
