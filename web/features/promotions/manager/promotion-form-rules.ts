import { PROMOTION } from '../../../../schema/owner-limits.ts';
import { atMost, between, firstIssue, required, wholeCents } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { cents, typedEuros, wholeNumber } from '../../../lib/typed-numbers.ts';
import type { SavePromotionMutationVariables } from './promotions-admin.gen.ts';
import type { AdminPromotion } from './use-promotions.ts';

export type OfferKind = 'discount' | 'price' | 'extra';

/** A promotion as the form holds it. */
export type PromotionForm = {
  venueId: string;
  title: string;
  text: string;
  kind: OfferKind;
  discountPercent: string;
  /** In euros: "84" or "84,50". */
  price: string;
  vatPercent: string;
  startsOn: string;
  endsOn: string;
};

export const PROMOTION_FIELDS = [
  'venueId',
  'title',
  'text',
  'kind',
  'discountPercent',
  'price',
  'vatPercent',
  'startsOn',
  'endsOn',
] as const satisfies readonly (keyof PromotionForm)[];

/** Rates of French law for what venues sell. */
export const VAT_RATES = ['10', '20', '5.5', '0'] as const;
const DISCOUNT = { min: 1, max: 90 };

export function formOf(promotion: AdminPromotion | null, venueId: string, today: string): PromotionForm {
  if (!promotion) {
    const empty = { title: '', text: '', discountPercent: '', price: '', vatPercent: '10', endsOn: '' };
    return { ...empty, venueId, kind: 'discount', startsOn: today };
  }
  const { discountPercent, price, vatPercent, title, text, startsOn, endsOn, venue } = promotion;
  return {
    venueId: venue.id,
    title,
    text,
    kind: discountPercent !== null ? 'discount' : price === null ? 'extra' : 'price',
    discountPercent: discountPercent === null ? '' : String(discountPercent),
    price: price === null ? '' : typedEuros(price.amount),
    vatPercent: String(vatPercent ?? 10),
    startsOn,
    endsOn,
  };
}

/** A new promotion like another one, from today; its last day is to be chosen. */
export function copyOf(promotion: AdminPromotion, today: string): PromotionForm {
  return { ...formOf(promotion, promotion.venue.id, today), startsOn: today, endsOn: '' };
}

/** What is wrong with a promotion, by the rules and codes of the API. */
export function promotionIssues(
  form: PromotionForm,
  { today, endedBefore }: { today: string; endedBefore: string | null },
): FieldIssues<PromotionForm> {
  const found: [keyof PromotionForm, FieldIssue | undefined][] = [
    ['venueId', firstIssue(form.venueId, required)],
    ['title', firstIssue(form.title, required, atMost(PROMOTION.title))],
    ['text', firstIssue(form.text, required, atMost(PROMOTION.text))],
    [
      'discountPercent',
      form.kind === 'discount'
        ? firstIssue(form.discountPercent, required, between(wholeNumber, DISCOUNT.min, DISCOUNT.max, 'notWhole'))
        : undefined,
    ],
    [
      'price',
      form.kind === 'price'
        ? firstIssue(form.price, required, wholeCents, (value) => priceIssue(cents(value)))
        : undefined,
    ],
    ['startsOn', firstIssue(form.startsOn, required)],
    ['endsOn', firstIssue(form.endsOn, required) ?? endIssue(form, today, endedBefore)],
  ];
  return Object.fromEntries(found.filter(([, issue]) => issue !== undefined));
}

function priceIssue(amount: number): FieldIssue | undefined {
  if (Number.isNaN(amount)) return { code: 'notNumber' };
  if (amount < 1) return { code: 'tooSmall', params: { min: '0,01' } };
  return amount > PROMOTION.maxPriceCents
    ? { code: 'tooGreat', params: { max: PROMOTION.maxPriceCents / 100 } }
    : undefined;
}

function endIssue(
  { startsOn, endsOn }: PromotionForm,
  today: string,
  endedBefore: string | null,
): FieldIssue | undefined {
  if (startsOn && endsOn < startsOn) return { code: 'endBeforeStart' };
  return endsOn < today && endsOn !== endedBefore ? { code: 'pastDate' } : undefined;
}

/** What the API takes. */
export function inputOf(
  form: PromotionForm,
  promotion: AdminPromotion | null,
): SavePromotionMutationVariables['input'] {
  const { venueId, title, text, kind, startsOn, endsOn } = form;
  return {
    ...(promotion ? { id: promotion.id, version: promotion.version } : {}),
    venueId,
    title: title.trim(),
    text: text.trim(),
    discountPercent: kind === 'discount' ? wholeNumber(form.discountPercent) : null,
    priceCents: kind === 'price' ? cents(form.price) : null,
    vatPercent: kind === 'price' ? Number(form.vatPercent) : null,
    startsOn,
    endsOn,
  };
}
