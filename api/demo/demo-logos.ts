import { demoRows, demoText } from './demo-data.ts';

/** The logo of a client company of the demo world, in one colour on a transparent background. */
export interface DemoLogo {
  name: string;
  /** Part of its file name. */
  slug: string;
  svg: string;
}

/** The fictional client companies of the home page, in their order. */
export function demoLogos(): DemoLogo[] {
  const rows = demoRows<Omit<DemoLogo, 'svg'>>('logos.json', { name: 'string', slug: 'string' });
  return rows.map((row) => ({ ...row, svg: demoText(`logos/${row.slug}.svg`).trim() }));
}
