import { euros } from '../../../platform/graphql/money.ts';
import { QUOTE } from '../../../../schema/constants.ts';
import { SearchCondition } from '../near-miss.types.ts';
import type { ParsedSearch } from './parsed-search.types.ts';
import type { Phrases } from './phrases.ts';
import { type FoundNumber, isYear, numberAt } from './number-tokens.ts';
import { type QueryText, Use } from './query-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Without a currency, smaller numbers are no price: "une par personne". */
const LEAST_WITHOUT_CURRENCY = 10;
/** What all participants may cost is at least this much for each. Cents. */
const LEAST_SHARE_CENTS = 1_000;
/** No event costs so little: such an amount is meant for each participant. Cents. */
const MOST_FOR_ONE_CENTS = 20_000;

/** Reads what one participant may cost: "max 80 € par personne", "moins de 100€/pers", "budget par personne : 90 €". */
export function readPrices(query: QueryText, vocabulary: Vocabulary, into: ParsedSearch): void {
  for (let at = 0; at < query.words.length; at++) {
    const found = priceAfter(query, vocabulary, at) ?? priceBefore(query, vocabulary, at);
    if (!found || found.cents < 1 || found.cents > QUOTE.maxBudgetCents) continue;
    const from = startOf(query, vocabulary, found.from);
    if (from === null) continue;
    into.maxPricePerPerson = euros(Math.min(found.cents, into.maxPricePerPerson?.amount ?? found.cents));
    query.understand(from, found.end - from, SearchCondition.BUDGET);
    at = found.end - 1;
  }
}

/** The first amount that is not said to be for each participant. Its words are kept: they are no number of something else. */
export function findBudget(query: QueryText, vocabulary: Vocabulary): FoundPrice | null {
  const { currency, budget } = vocabulary.prices;
  const isOfMoney = query.words.some((_, at) => currency.longestAt(query, at) ?? budget.longestAt(query, at));
  if (!isOfMoney) return null;
  for (let at = 0; at < query.words.length; at++) {
    const found = query.isFree(at) ? budgetAt(query, vocabulary, at) : null;
    if (!found) continue;
    query.use(at, found.amountEnd - at, Use.KEPT);
    return found;
  }
  return null;
}

/**
 * Takes such an amount as the budget of a number of people, in equal parts ("5000 € pour 50 personnes"), or if it is so small that it can
 * only be for one, as the price for each ("moins de 90 €"). After the people of the text are known.
 * @param people those that the search asks for beside its text; null = it does not say.
 */
export function takeBudget(
  query: QueryText,
  { cents, from, end }: FoundPrice,
  people: number | null,
  into: ParsedSearch,
): void {
  if (into.maxPricePerPerson) return;
  const participants = into.capacity ?? people;
  const share = shareOf(cents, participants);
  if (share !== null) into.maxPricePerPerson = euros(share);
  else if (participants === null && cents > 0) into.totalBudget = euros(cents);
  else return;
  query.understand(from, end - from, SearchCondition.BUDGET);
}

interface FoundPrice {
  cents: number;
  from: number;
  end: number;
}

/** "80 € par personne", "€80 per person", "80 par personne". */
function priceAfter(query: QueryText, vocabulary: Vocabulary, at: number): FoundPrice | null {
  const { prices, units } = vocabulary;
  const amount = amountAt(query, vocabulary, at);
  if (!amount) return null;
  const net = past(query, prices.atMost, past(query, prices.net, amount.end));
  const people = units.longestAt(query, net);
  const one =
    prices.perPerson.longestAt(query, net)?.length ??
    (amount.isMoney && people?.meaning === 'people' ? people.length : 0);
  if (!one) return null;
  return finished(query, vocabulary, { ...amount, end: net + one });
}

/** "budget par personne : 90 €". */
function priceBefore(query: QueryText, vocabulary: Vocabulary, at: number): FoundPrice | null {
  const { prices, units } = vocabulary;
  const budget = prices.budget.longestAt(query, at)?.length;
  if (!budget) return null;
  const people = units.longestAt(query, at + budget);
  const one =
    prices.perPerson.longestAt(query, at + budget)?.length ?? (people?.meaning === 'people' ? people.length : 0);
  if (!one) return null;
  const amount = amountAt(query, vocabulary, past(query, prices.atMost, at + budget + one));
  return amount && finished(query, vocabulary, { ...amount, from: at });
}

/** An amount of money, or a number without a unit after "budget", which is neither for a time nor for a room. */
function budgetAt(query: QueryText, vocabulary: Vocabulary, at: number): (FoundPrice & { amountEnd: number }) | null {
  const { prices, units } = vocabulary;
  const amount = amountAt(query, vocabulary, at);
  const found = amount && finished(query, vocabulary, amount);
  const from = found && startOf(query, vocabulary, found.from);
  if (!found || from === null || prices.perTimeOrRoom.longestAt(query, found.end)) return null;
  // "petit budget 30 personnes", "budget 2027".
  const isOther = units.longestAt(query, amount.end) !== null || isYear(found.cents / 100);
  const isBudget = amount.hasCurrency || (prices.budget.longestAt(query, from) !== null && !isOther);
  return isBudget ? { ...found, from, amountEnd: amount.end } : null;
}

/** The part of one participant, in whole euros; null = the amount may mean anything. */
function shareOf(cents: number, people: number | null): number | null {
  const share = people ? Math.floor(cents / people / 100) * 100 : 0;
  if (share >= LEAST_SHARE_CENTS) return Math.min(share, QUOTE.maxBudgetCents);
  return cents > 0 && cents <= MOST_FOR_ONE_CENTS ? cents : null;
}

/** An amount with or without a currency, the greater one of a range. `isMoney`: the currency follows it. */
function amountAt(
  query: QueryText,
  vocabulary: Vocabulary,
  from: number,
): (FoundPrice & { isMoney: boolean; hasCurrency: boolean }) | null {
  const { currency } = vocabulary.prices;
  // Not the second number of "5000 € 50 personnes".
  const begin = /^\d/.test(query.words[from - 1]?.text ?? '') ? from : past(query, currency, from);
  const number = numberAt(query, vocabulary, begin);
  if (!number || number.rounded) return null;
  const { cents, end: after } = withCents(query, withThousands(query, number));
  const end = past(query, currency, after);
  const isMoney = end > after;
  const hasCurrency = isMoney || begin > from;
  const isPrice = hasCurrency || (number.digits && number.value >= LEAST_WITHOUT_CURRENCY);
  return isPrice ? { cents, from, end, isMoney, hasCurrency } : null;
}

/** "10 000 €", "10 k€". Not for other numbers: "69 100 personnes" is a department and 100 people. */
function withThousands(query: QueryText, number: FoundNumber): FoundNumber {
  const next = query.words[number.end]?.text ?? '';
  if (number.digits && number.value < 1_000 && query.isFree(number.end) && next === 'k')
    return { ...number, value: number.value * 1_000, end: number.end + 1 };
  const hasThousands = number.digits && number.value < 1_000 && query.isFree(number.end) && /^\d00$/.test(next);
  return hasThousands ? { ...number, value: number.value * 1_000 + Number(next), end: number.end + 1 } : number;
}

/** "85,50". */
function withCents(query: QueryText, { value, digits, end }: FoundNumber) {
  const next = query.words[end]?.text ?? '';
  const hasCents = digits && query.isFree(end) && /^\d{2}$/.test(next) && /^[.,]$/.test(query.gapBefore(end));
  return hasCents ? { cents: value * 100 + Number(next), end: end + 1 } : { cents: value * 100, end };
}

/** With what follows a price; a price with tax is not compared with those before tax. */
function finished(query: QueryText, { prices }: Vocabulary, found: FoundPrice): FoundPrice | null {
  if (prices.gross.longestAt(query, found.end)) return null;
  return { ...found, end: past(query, prices.atMost, past(query, prices.net, found.end)) };
}

/** The word at which what is said of a price begins; null = it is the least one: "à partir de 50 € par personne". */
function startOf(query: QueryText, { prices }: Vocabulary, from: number): number | null {
  let start = from;
  for (;;) {
    if (prices.atLeast.endingBefore(query, start)) return null;
    const words = prices.before.endingBefore(query, start) ?? 0;
    if (words === 0 || !query.isFree(start - words)) return start;
    start -= words;
  }
}

/** The index after the phrases of one kind. */
function past(query: QueryText, phrases: Phrases<unknown>, at: number): number {
  let end = at;
  for (let found = phrases.longestAt(query, end); found; found = phrases.longestAt(query, end)) end += found.length;
  return end;
}
