import { ReviewStatus } from '../../features/venues/venue.terms.ts';
import type { DemoFlags } from './demo-venue.types.ts';

interface SliderPlace {
  order: number;
  start: string | null;
  end: string | null;
}

/** The slider of the home page. The fourth one is past its dates on purpose: the page must leave it out. */
const SLIDER: Record<string, SliderPlace> = {
  'Château de Pintray-Noizelles': { order: 1, start: null, end: null },
  'Le Rivage d’Albigny': { order: 2, start: '2025-01-01', end: null },
  'Les Chais Poyenne': { order: 3, start: null, end: '2099-12-31' },
  'Hôtel Etxe-Gaina': { order: 4, start: '2025-06-01', end: '2025-09-30' },
  'Mas Véroncelle': { order: 5, start: '2025-01-01', end: '2099-12-31' },
  'Hôtel de Courcenay': { order: 6, start: null, end: null },
};

const TOP5 = [
  'La Maison aux Trois Loggias',
  'Château de Sylvie-la-Chaussée',
  'Forum Debourg',
  'Domaine d’Araggio-Suttanu',
  'Hôtel du Chapitre-aux-Anges',
];

const PREMIER_PAGE = new Set([
  'L’Atelier Vaucanson',
  'Les Salons du Bouloi',
  'Chalet des Drus Rouges',
  'La Cale aux Longs-Courriers',
  'Villa Roc-Éden',
  'Hôtel de Pastel-Dalbade',
]);

const FEATURED = new Set([
  'Hôtel Haussoullier',
  'Hôtel Malmousque-Levant',
  'Les Comptoirs du Carénage',
  'Château d’Arzelier',
  'La Tannerie du Bain-aux-Plantes',
  'Hôtel des Planches-Marines',
  'Château Puyvalade',
  'La Filature Vanhoutte-Moulins',
  'Domaine des Cent-Ouvrées',
  'Palais Garnieri',
]);

const FAVOURITES = new Set([
  'L’Atelier Vaucanson',
  'La Belle de Serin',
  'La Fabrique Pastourelle',
  'Domaine de Franchard-Bois',
  'La Bastide de l’Arc-Bleu',
  'Le Fort d’Izoard',
  'Mas Sant-Elm',
  'L’Ostréa d’Eyrac',
  'La Hortillonne',
  'Maison Vincelles-Chouilly',
  'Manoir de la Valleuse',
  'Les Longères de Kermario-Vihan',
  'Villa Saltimbanque-Océan',
  'Rendez-vous de Chasse de l’Étang-Bleu',
  'Les Combes d’en Haut',
  'Clos du Nebbiu',
]);

interface Review {
  status: ReviewStatus;
  published: boolean;
}

/** The houses that the public must not see, one of each case of moderation. */
const HIDDEN: Record<string, Review> = {
  'Les Turbines du Drac': { status: ReviewStatus.DRAFT, published: false },
  'Domaine d’Ambroizeau': { status: ReviewStatus.PENDING, published: false },
  'Hôtel Gruber-Corbin': { status: ReviewStatus.PENDING, published: false },
  'Loft Riquier-Magnan': { status: ReviewStatus.REJECTED, published: false },
  'Le Bloc-Courrouze': { status: ReviewStatus.APPROVED, published: false },
};

/** Houses of owner 0, the demo client: four public ones, a draft and a pending one. */
const CLIENT_VENUES = new Set([
  'L’Atelier Vaucanson',
  'La Maison aux Trois Loggias',
  'Le Rivage d’Albigny',
  'Chalet des Drus Rouges',
  'Les Turbines du Drac',
  'Domaine d’Ambroizeau',
]);

/** Every name that this file speaks of, so that a test can tell a misspelt one. */
export const NAMED_VENUES: readonly string[] = [
  ...Object.keys(SLIDER),
  ...TOP5,
  ...PREMIER_PAGE,
  ...FEATURED,
  ...FAVOURITES,
  ...Object.keys(HIDDEN),
  ...CLIENT_VENUES,
];

/** Where the administrator shows a venue. Orders start at 1. */
export function demoFlags(name: string): DemoFlags {
  const slider = SLIDER[name];
  const top5 = TOP5.indexOf(name);
  return {
    featured: FEATURED.has(name),
    favourite: FAVOURITES.has(name),
    top5Order: top5 === -1 ? null : top5 + 1,
    premierPage: PREMIER_PAGE.has(name),
    sliderOrder: slider?.order ?? null,
    sliderStart: slider?.start ?? null,
    sliderEnd: slider?.end ?? null,
  };
}

/** Review status and publication of a venue: approved and public unless it is one of the hidden cases. */
export function demoReview(name: string): Review {
  return HIDDEN[name] ?? { status: ReviewStatus.APPROVED, published: true };
}

/** Index of the owner: 0 for the demo client's houses, the others in turn over the other owners. */
export function demoOwnerIndex(name: string, position: number, owners: number): number {
  return CLIENT_VENUES.has(name) ? 0 : 1 + ((position * 7) % (owners - 1));
}
