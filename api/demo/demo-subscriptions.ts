import { demoRows } from './demo-data.ts';
import { demoOwners } from './demo-people.ts';

/** The subscription of an owner of the demo world. */
export interface DemoSubscription {
  email: string;
  plan: 'Essentiel' | 'Premium';
  /** Days until its last one. */
  daysLeft: number;
  method: 'CARD' | 'TRANSFER';
  paid: boolean;
}

/** The owner with more venues than their plan allows, as an example. */
export const OWNER_BEYOND_PLAN = 'karim.haddad@halles-et-cie.example';

/** The demo client has the largest plan; other owners have subscriptions in other states. */
const TOLD = new Map(
  demoRows<DemoSubscription>('subscriptions.json', {
    email: 'string',
    plan: { oneOf: ['Essentiel', 'Premium'] },
    daysLeft: 'number',
    method: { oneOf: ['CARD', 'TRANSFER'] },
    paid: 'boolean',
  }).map((told) => [told.email, told]),
);

/** The subscriptions of all owners, in the order of `demoOwners()`. */
export function demoSubscriptions(): DemoSubscription[] {
  return demoOwners().map(({ email }, index) => ({
    email,
    ...(TOLD.get(email) ?? {
      plan: index % 2 === 0 ? 'Premium' : 'Essentiel',
      daysLeft: 60 + ((index * 53) % 290),
      method: index % 3 === 0 ? 'TRANSFER' : 'CARD',
      paid: true,
    }),
  }));
}

/** The number of venues of an owner whose plan has three. */
const FEW = 3;
const TOO_MANY = 5;

/** The owners of so many venues, except the demo client’s: as many as the plan of each allows, the rest for those without a limit. */
export function demoOwnersOf(count: number): number[] {
  const plans = demoSubscriptions().map(({ email, plan }, owner) => ({ email, plan, owner }));
  const few = plans
    .filter(({ plan }) => plan === 'Essentiel')
    .flatMap(({ email, owner }) => Array<number>(email === OWNER_BEYOND_PLAN ? TOO_MANY : FEW).fill(owner));
  const many = plans.slice(1).filter(({ plan }) => plan === 'Premium');
  const owners = [
    ...few,
    ...Array.from({ length: count - few.length }, (_, place) => many[place % many.length]!.owner),
  ];
  // Far apart in the list, so that nobody owns a whole region.
  return owners.map((_, place) => owners[(place * 7) % owners.length]!);
}
