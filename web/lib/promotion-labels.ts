import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Money, useFormats } from './formats.ts';
import { usePageInfo } from './page-info.tsx';

/** What an offer consists of: a discount, a price before tax, or neither: something extra. */
export type Offer = { readonly discountPercent: number | null; readonly price: Money | null };
/** The same with the rate of the tax on the price. */
type TaxedOffer = Offer & { readonly vatPercent: number | null };

/** Days before the end from which an offer is said to end soon. */
const SOON_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

export type OfferKind = 'discount' | 'price' | 'extra';

export function offerKind({ discountPercent, price }: Offer): OfferKind {
  if (discountPercent !== null) return 'discount';
  return price === null ? 'extra' : 'price';
}

/** Whole days from one day to another (YYYY-MM-DD). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** What is said of offers, in the language of the page. */
export function usePromotionLabels() {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const { money, percent, date } = useFormats();

  const figure = ({ discountPercent, price }: Offer): string => {
    if (discountPercent !== null) return `\u2212${percent(discountPercent / 100)}`;
    return price === null ? t({ id: 'offer.extra', message: 'Complimentary' }) : money(price);
  };
  return {
    /** "−20 %", "84 €", "Offert". */
    figure,
    /** The same where nothing stands beside it: "84 € HT". */
    shortly(offer: Offer): string {
      const amount = figure(offer);
      return offer.price === null ? amount : t({ id: 'offer.price', message: `${amount} excl. VAT` });
    },
    /** What the figure is about, in a few words. */
    unit({ discountPercent, price, vatPercent }: TaxedOffer): string {
      if (discountPercent !== null) return t({ id: 'offer.discountUnit', message: 'off the usual rate' });
      if (price === null) return t({ id: 'offer.extraUnit', message: 'with your booking' });
      const taxed = money({ ...price, amount: Math.round(price.amount * (1 + (vatPercent ?? 0) / 100)) });
      return t({ id: 'offer.priceUnit', message: `excl. VAT per person, ${taxed} incl. VAT` });
    },
    /** "jusqu’au 12 décembre 2026", and when that is near, how near. */
    deadline(endsOn: string): { text: string; soon: boolean } {
      const left = daysBetween(today, endsOn);
      if (left <= 0) return { text: t({ id: 'offer.lastDay', message: 'ends today' }), soon: true };
      if (left > SOON_DAYS) {
        const day = date(endsOn);
        return { text: t({ id: 'offer.until', message: `until ${day}` }), soon: false };
      }
      const text = t({ id: 'offer.daysLeft', message: plural(left, { one: '# day left', other: '# days left' }) });
      return { text, soon: true };
    },
    /** The whole of it in words, for those who don't see the figure. */
    spoken({ discountPercent, price }: Offer): string {
      if (discountPercent !== null) {
        const off = percent(discountPercent / 100);
        return t({ id: 'offer.spokenDiscount', message: `Offer: ${off} off` });
      }
      if (price === null) return t({ id: 'offer.spokenExtra', message: 'Offer: a complimentary extra' });
      const amount = money(price);
      return t({ id: 'offer.spokenPrice', message: `Offer: ${amount} excl. VAT per person` });
    },
  };
}
