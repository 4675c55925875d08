import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import type { OwnerQuote, OwnerVenue, QuoteProgress } from './owner-quote.ts';

export const PROGRESS_NAMES = {
  TO_ANSWER: msg({ id: 'ownerQuotes.toAnswer', message: 'To answer' }),
  ANSWERED: msg({ id: 'ownerQuotes.answered', message: 'Answered' }),
  ENDED: msg({ id: 'ownerQuotes.ended', message: 'Closed' }),
} as const satisfies Record<QuoteProgress, MessageDescriptor>;

/** “12 – 14 March 2027, flexible”. */
export function useDaysOf(): (request: Pick<OwnerQuote, 'startDate' | 'endDate' | 'flexibleDates'>) => string {
  const { t } = useLingui();
  const { dateRange } = useFormats();
  return ({ startDate, endDate, flexibleDates }) => {
    const flexible = t({ id: 'quote.flexible', message: 'flexible' });
    if (startDate === null || endDate === null) return t({ id: 'ownerQuotes.openDates', message: 'Flexible dates' });
    const days = dateRange(startDate, endDate);
    return flexibleDates ? `${days}, ${flexible}` : days;
  };
}

/** The value of a request before tax: what was quoted for it, or else the budget of all its people; null = unknown. */
export function useWorthOf(): (
  request: Pick<OwnerQuote, 'budgetPerPerson' | 'participants' | 'venues'>,
) => string | null {
  const { t } = useLingui();
  const { money } = useFormats();
  return ({ budgetPerPerson, participants, venues }) => {
    const quoted = venues.flatMap(({ answer }) => answer?.totals?.exclVat ?? []);
    const dearest = quoted.toSorted((one, other) => other.amount - one.amount)[0];
    if (dearest) {
      const amount = money(dearest);
      return quoted.length > 1
        ? t({ id: 'ownerQuotes.quotedUpTo', message: `quoted: up to ${amount} excl. VAT` })
        : t({ id: 'ownerQuotes.quoted', message: `quoted: ${amount} excl. VAT` });
    }
    if (budgetPerPerson === null) return null;
    const budget = money({ ...budgetPerPerson, amount: budgetPerPerson.amount * participants });
    return t({ id: 'ownerQuotes.budget', message: `budget: ${budget} excl. VAT` });
  };
}

/** The outcome of a request for its owner, in one word. */
export function useStatusOf(): (request: OwnerQuote) => {
  text: string;
  tone: 'copper' | 'gold' | 'sage' | 'neutral';
} {
  const { t } = useLingui();
  return ({ progress, state, venues }) => {
    const chosen = venues.some(({ answer }) => answer?.chosenAt);
    if (chosen) return { text: t({ id: 'ownerQuotes.won', message: 'You have been chosen' }), tone: 'sage' };
    if (state === 'WON')
      return { text: t({ id: 'ownerQuotes.lost', message: 'Another venue was chosen' }), tone: 'neutral' };
    if (progress === 'ENDED') return { text: t({ id: 'ownerQuotes.isEnded', message: 'Closed' }), tone: 'neutral' };
    if (progress === 'TO_ANSWER') {
      const replied = venues.some(({ answer }) => answer?.kind === 'QUESTION' && answer.reply !== null);
      return replied
        ? { text: t({ id: 'ownerQuotes.replied', message: 'Your question is answered' }), tone: 'copper' }
        : { text: t({ id: 'ownerQuotes.toAnswer', message: 'To answer' }), tone: 'copper' };
    }
    const kinds = venues.map(({ answer }) => answer?.kind);
    if (kinds.includes('OFFER')) return { text: t({ id: 'ownerQuotes.offered', message: 'Quote sent' }), tone: 'gold' };
    if (kinds.includes('QUESTION'))
      return { text: t({ id: 'ownerQuotes.asked', message: 'Question asked' }), tone: 'gold' };
    return { text: t({ id: 'ownerQuotes.declined', message: 'Declined' }), tone: 'neutral' };
  };
}

type Fit = OwnerVenue['fit'][number];

/** How a venue stands to one thing, in a few words and in a sentence. */
export function useFitLabels(layoutAsked = false): (fit: Fit) => { short: string; long: string } {
  const { t } = useLingui();
  const { number, money } = useFormats();
  return ({ criterion, verdict, wanted, listed }) => {
    const amount = (cents: number | null) => money({ amount: cents ?? 0, currency: 'EUR' });
    const have = number(listed ?? 0);
    const need = number(wanted ?? 0);
    switch (criterion) {
      case 'PARTICIPANTS':
        if (verdict === 'UNKNOWN')
          return {
            short: t({ id: 'fit.roomUnknown', message: 'Room size not listed' }),
            long: layoutAsked
              ? t({ id: 'fit.roomUnknownText', message: 'Your listing names no room in this layout.' })
              : t({ id: 'fit.sizeUnknownText', message: 'Your listing gives no room size for this event.' }),
          };
        return {
          short: t({ id: 'fit.room', message: `Room: ${have} for ${need}` }),
          long: layoutAsked
            ? t({
                id: 'fit.roomInLayout',
                message: `Your largest room in this layout holds ${have} people; ${need} are expected.`,
              })
            : t({
                id: 'fit.roomText',
                message: `Your largest room for this event holds ${have} people; ${need} are expected.`,
              }),
        };
      case 'BEDROOMS':
        if (verdict === 'UNKNOWN')
          return {
            short: t({ id: 'fit.bedroomsUnknown', message: 'Bedrooms not listed' }),
            long: t({
              id: 'fit.bedroomsUnknownText',
              message: `Your listing mentions no bedrooms; ${need} are needed.`,
            }),
          };
        return {
          short: t({ id: 'fit.bedrooms', message: `Bedrooms: ${have} for ${need}` }),
          long: t({ id: 'fit.bedroomsText', message: `You have ${have} bedrooms; ${need} are needed.` }),
        };
      case 'BUDGET': {
        const budget = amount(wanted);
        const price = amount(listed);
        if (verdict === 'UNKNOWN')
          return {
            short: t({ id: 'fit.budgetUnknown', message: `Budget: ${budget}` }),
            long: t({ id: 'fit.budgetUnknownText', message: `The budget is ${budget} per person excl. VAT.` }),
          };
        return {
          short: t({ id: 'fit.budget', message: `Budget: ${budget}` }),
          long: t({
            id: 'fit.budgetText',
            message: `The budget is ${budget} per person excl. VAT; your prices start at ${price}.`,
          }),
        };
      }
      default:
        if (verdict === 'UNKNOWN')
          return {
            short: t({ id: 'fit.datesOption', message: 'Dates on option' }),
            long: t({ id: 'fit.datesOptionText', message: 'Your calendar holds an option on these dates.' }),
          };
        return verdict === 'MATCH'
          ? {
              short: t({ id: 'fit.dates', message: 'Dates to come' }),
              long: t({ id: 'fit.datesText', message: 'The dates are still to come, or open.' }),
            }
          : {
              short: t({ id: 'fit.datesImpossible', message: 'Dates not possible' }),
              long: t({
                id: 'fit.datesImpossibleText',
                message: 'These dates are no longer possible: suggest others.',
              }),
            };
    }
  };
}
