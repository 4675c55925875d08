import { demoRows } from './demo-data.ts';

/** An offer of the demo world. Days count from the day on which it is written: [-3, 10] began three days before. */
export interface DemoPromotion {
  /** Name of the venue. */
  venue: string;
  title: string;
  text: string;
  days: [start: number, end: number];
  /** Either percent off, or cents a participant before tax and the rate of the tax, or nothing: then something is offered. */
  percent?: number;
  price?: [cents: number, vat: number];
}

/** Offers that run on the first day, then those to come, then those that are over. */
export const DEMO_PROMOTIONS = demoRows<DemoPromotion>('promotions.json', {
  venue: 'string',
  title: 'string',
  text: 'string',
  days: 'list',
  percent: 'number|missing',
  price: 'list|missing',
});
