import { QuoteAnswerKind, QuotePriceBasis } from '../../features/quotes/quote.terms.ts';

const { PER_PARTICIPANT, FLAT } = QuotePriceBasis;

/** What a venue of the demo world answered to a request. */
export interface DemoAnswer {
  /** E-mail address of who asks, by which the request is found. */
  to: string;
  venue: string;
  daysAgo: number;
  kind: QuoteAnswerKind;
  text: string;
  /** Days from today; an offer has them. */
  validFor?: number;
  lines?: [label: string, euros: number, vatPercent: number, basis: QuotePriceBasis, quantity?: number][];
  chosenDaysAgo?: number;
}

/** Answers to the requests that have some. */
export const DEMO_ANSWERS: readonly DemoAnswer[] = [
  {
    to: 'b.castan@coop-monts.example',
    venue: 'Chez Célestine Morel',
    daysAgo: 16,
    kind: QuoteAnswerKind.OFFER,
    text: 'La salle du fond vous est réservée, service compris.',
    validFor: 5,
    lines: [['Menu des adhérents, vin compris', 58, 10, PER_PARTICIPANT]],
  },
  {
    to: 'i.traore@groupe-aubepine.example',
    venue: 'Le Rivage d’Albigny',
    daysAgo: 15,
    kind: QuoteAnswerKind.OFFER,
    text: 'Votre après-midi libre se passe au bord de l’eau : deux canots vous attendent.',
    validFor: 30,
    chosenDaysAgo: 4,
    lines: [
      ['Chambre et petit déjeuner', 118, 10, PER_PARTICIPANT, 2],
      ['Forfait journée d’étude', 64, 10, PER_PARTICIPANT, 2],
      ['Régie son et lumière', 850, 20, FLAT],
    ],
  },
  {
    to: 'i.traore@groupe-aubepine.example',
    venue: 'Prieuré de Clairmont-le-Lac',
    daysAgo: 14,
    kind: QuoteAnswerKind.DECLINED,
    text: 'La maison est retenue en entier ces jours-là.',
  },
  {
    to: 'ma.dutheil@labo-dutheil.example',
    venue: 'Chalet des Drus Rouges',
    daysAgo: 5,
    kind: QuoteAnswerKind.OFFER,
    text: 'La salle des Guides a la fibre et deux caméras : vos collègues à distance vous verront tous.',
    validFor: 25,
    lines: [
      ['Forfait journée d’étude, déjeuner compris', 72, 10, PER_PARTICIPANT, 2],
      ['Dîner savoyard', 46, 10, PER_PARTICIPANT],
      ['Chambre simple', 135, 10, FLAT, 12],
      ['Visioconférence avec technicien', 480, 20, FLAT, 2],
    ],
  },
  {
    to: 'ma.dutheil@labo-dutheil.example',
    venue: 'Le Rivage d’Albigny',
    daysAgo: 4,
    kind: QuoteAnswerKind.QUESTION,
    text: 'Vos deux collègues à distance doivent-ils prendre la parole, ou seulement suivre ?',
  },
];
