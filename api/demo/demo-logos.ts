import { demoRows, demoText } from './demo-data.ts';

/** The logo of a client company of the demo world, one ink on nothing. */
export interface DemoLogo {
  name: string;
  /** Part of its address. */
  slug: string;
  svg: string;
}

/** The client companies that the home page of the demo world names, in their order; nobody has founded them. */
export function demoLogos(): DemoLogo[] {
  const rows = demoRows<Omit<DemoLogo, 'svg'>>('logos.json', { name: 'string', slug: 'string' });
  return rows.map((row) => ({ ...row, svg: demoText(`logos/${row.slug}.svg`).trim() }));
}
