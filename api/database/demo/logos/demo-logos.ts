import { lettering, type Lettering } from './letters.ts';
import { MARKS, type Mark } from './marks.ts';

/** The logo of a client company of the demo world, one ink on nothing. */
export interface DemoLogo {
  name: string;
  /** Part of its address. */
  slug: string;
  svg: string;
}

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 6;
/** Seen on paper and on ink alike. */
const INK = '#71858b';
const MARK_BOX = 60;

type Style = Omit<Lettering, 'size'>;

const BOLD: Style = { weight: 2.1, spacing: 3.2, round: false };
const LIGHT: Style = { weight: 0.95, spacing: 5.2, round: false };
const SOFT: Style = { weight: 1.7, spacing: 3.2, round: true };

/** Companies that nobody has founded. */
const COMPANIES: readonly (readonly [
  name: string,
  slug: string,
  mark: keyof typeof MARKS,
  Style,
  'beside' | 'above',
])[] = [
  ['Arvelune', 'arvelune', 'sail', LIGHT, 'beside'],
  ['Cindrelys', 'cindrelys', 'petals', SOFT, 'above'],
  ['Galdora', 'galdora', 'rise', BOLD, 'beside'],
  ['Borévia', 'borevia', 'polestar', LIGHT, 'above'],
  ['Fervance', 'fervance', 'wave', SOFT, 'beside'],
  ['Domarège', 'domarege', 'arches', LIGHT, 'above'],
  ['Helvorine', 'helvorine', 'cell', BOLD, 'beside'],
  ['Kernavel', 'kernavel', 'lighthouse', SOFT, 'beside'],
  ['Lumandre', 'lumandre', 'sunrise', LIGHT, 'above'],
  ['Orvaland', 'orvaland', 'rings', BOLD, 'above'],
  ['Sylvorage', 'sylvorage', 'fir', SOFT, 'beside'],
  ['Verdanceau', 'verdanceau', 'leaf', LIGHT, 'beside'],
];

/** The client companies that the home page of the demo world names, in their order. */
export function demoLogos(): DemoLogo[] {
  return COMPANIES.map(([name, slug, mark, style, place]) => ({
    name,
    slug,
    svg: svgOf(place === 'beside' ? beside(name, MARKS[mark], style) : above(name, MARKS[mark], style)),
  }));
}

function svgOf(content: string): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g fill="none" stroke="${INK}">${content}</g></svg>`;
}

function markAt({ fill, line }: Mark, x: number, y: number, size: number, weight: number): string {
  const scale = size / MARK_BOX;
  return [
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">`,
    fill ? `<path d="${fill}" fill="${INK}" stroke="none"/>` : '',
    line ? `<path d="${line}" stroke-width="${(2 + weight * 1.6).toFixed(1)}"/>` : '',
    '</g>',
  ].join('');
}

/** The mark to the left of the name, both as large as fits. */
function beside(name: string, mark: Mark, style: Style): string {
  const word = name.toUpperCase();
  const [markSize, gap] = [66, 20];
  const widthAt = (size: number): number => lettering(word, 0, 0, { ...style, size }).width;
  const size = Math.min(36, (30 * (WIDTH - MARGIN * 2 - markSize - gap)) / widthAt(30));
  const left = (WIDTH - markSize - gap - widthAt(size)) / 2;
  const { svg } = lettering(word, left + markSize + gap, (HEIGHT - size) / 2, { ...style, size });
  return markAt(mark, left, (HEIGHT - markSize) / 2, markSize, style.weight) + svg;
}

/** The mark over the name. */
function above(name: string, mark: Mark, style: Style): string {
  const word = name.toUpperCase();
  const widthAt = (size: number): number => lettering(word, 0, 0, { ...style, size }).width;
  const size = Math.min(26, (26 * (WIDTH - MARGIN * 8)) / widthAt(26));
  const markSize = 58;
  const { svg } = lettering(word, (WIDTH - widthAt(size)) / 2, HEIGHT - size - 8, { ...style, size });
  return markAt(mark, (WIDTH - markSize) / 2, 4, markSize, style.weight) + svg;
}
