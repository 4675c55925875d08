import { demoRows } from './demo-data.ts';

/** A promotion of the demo world. Days are relative to the day of the seed: [-3, 10] began three days before. */
export interface DemoPromotion {
  /** Name of the venue. */
  venue: string;
  title: string;
  text: string;
  days: [start: number, end: number];
  /** Either percent off, or a price per participant in cents before tax with its tax rate, or nothing: an extra. */
  percent?: number;
  price?: [cents: number, vat: number];
}

/** Promotions that run on the first day, then future ones, then past ones. */
export const DEMO_PROMOTIONS = demoRows<DemoPromotion>('promotions.json', {
  venue: 'string',
  title: 'string',
  text: 'string',
  days: 'list',
  percent: 'number|missing',
  price: 'list|missing',
});
