import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Money, useFormats } from '../../lib/formats.ts';

/** The labels of a plan. */
export type Plan = {
  readonly price: Money;
  readonly durationMonths: number | null;
  readonly venueLimit: number | null;
  readonly photoLimit: number | null;
  readonly promotionLimit: number | null;
  readonly homepage: boolean;
};

/** What is said of plans, in the language of the page. */
export function usePlanLabels() {
  const { t } = useLingui();
  const { money, number } = useFormats();
  return {
    /** "290 € HT", "Gratuit" */
    price: ({ price }: Pick<Plan, 'price'>): string => {
      if (price.amount === 0) return t({ id: 'plan.free', message: 'Free' });
      const amount = money(price);
      return t({ id: 'plan.price', message: `${amount} excl. VAT` });
    },
    /** "par an", "sans limite de durée" */
    duration: ({ durationMonths }: Pick<Plan, 'durationMonths'>): string => {
      if (durationMonths === null) return t({ id: 'plan.endless', message: 'no time limit' });
      if (durationMonths === 12) return t({ id: 'plan.yearly', message: 'per year' });
      return t({
        id: 'plan.months',
        message: plural(durationMonths, { one: 'for # month', other: 'for # months' }),
      });
    },
    /** For whom it is made. */
    suits: ({ venueLimit }: Pick<Plan, 'venueLimit'>): string =>
      venueLimit === null
        ? t({ id: 'plan.suitsMany', message: 'For groups of venues' })
        : venueLimit > 1
          ? t({ id: 'plan.suitsSome', message: 'For a few venues that want more requests' })
          : t({ id: 'plan.suitsOne', message: 'To try with a first venue' }),
    /** What it allows, one line each. */
    allows: ({ venueLimit, photoLimit, promotionLimit, homepage }: Plan): string[] => {
      return [
        venueLimit === null
          ? t({ id: 'plan.venuesAny', message: 'Unlimited venues' })
          : t({ id: 'plan.venues', message: plural(venueLimit, { one: '# venue', other: '# venues' }) }),
        photoLimit === null
          ? t({ id: 'plan.photosAny', message: 'Unlimited photos' })
          : t({
              id: 'plan.photos',
              message: plural(photoLimit, { one: '# photo per venue', other: '# photos per venue' }),
            }),
        promotionLimit === null
          ? t({ id: 'plan.promotionsAny', message: 'Unlimited offers' })
          : t({
              id: 'plan.promotions',
              message: plural(promotionLimit, { one: '# offer at a time', other: '# offers at a time' }),
            }),
        ...(homepage ? [t({ id: 'plan.homepage', message: 'Can appear on the home page' })] : []),
      ];
    },
    /** "3 sur 5", "3, sans limite" */
    used: (count: number, limit: number | null): string => {
      const [have, may] = [number(count), limit === null ? '' : number(limit)];
      return limit === null
        ? t({ id: 'plan.usedAny', message: `${have}, unlimited` })
        : t({ id: 'plan.used', message: `${have} of ${may}` });
    },
    daysLeft: (days: number): string =>
      days === 0
        ? t({ id: 'plan.lastDay', message: 'Ends today' })
        : t({ id: 'plan.daysLeft', message: plural(days, { one: '# day left', other: '# days left' }) }),
  };
}

type Offered = Plan & { readonly id: string; readonly isFree: boolean };
type Usage = { readonly venues: number; readonly photos: number; readonly promotions: number };

/** The plan to recommend: the cheapest paid one that has room for what is used, dearer than one's own; null = there is none. */
export function recommendedPlan(
  plans: readonly Offered[],
  own: { readonly price: Money } | null = null,
  { venues, photos, promotions }: Usage = { venues: 0, photos: 0, promotions: 0 },
): string | null {
  const holds = (limit: number | null, used: number) => limit === null || used <= limit;
  const fitting = plans.filter(
    ({ isFree, price, venueLimit, photoLimit, promotionLimit }) =>
      !isFree &&
      price.amount > (own?.price.amount ?? 0) &&
      holds(venueLimit, venues) &&
      holds(photoLimit, photos) &&
      holds(promotionLimit, promotions),
  );
  return fitting.toSorted((one, other) => one.price.amount - other.price.amount)[0]?.id ?? null;
}
