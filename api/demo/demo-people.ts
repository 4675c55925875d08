import { Role } from '../features/accounts/account.enums.ts';
import { demoRows } from './demo-data.ts';

/** A person of the demo world. The seeder sets the password. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  company: string;
  /** From the ranges that Arcep (the French regulator) reserves for fiction. */
  phone: string;
  email: string;
  role: 'ADMIN' | 'TEAM' | 'CLIENT';
}

const PERSON = { firstName: 'string', lastName: 'string', company: 'string', phone: 'string', email: 'string' };

/** The owners in the order of `DemoVenue.ownerIndex`; the first one is the demo client. */
const OWNERS = demoRows<Omit<DemoPerson, 'role'>>('owners.json', PERSON);

const STAFF = demoRows<DemoPerson>('staff.json', { ...PERSON, role: { oneOf: ['ADMIN', 'TEAM'] } });

/** The thirty owners of the demo venues, in the order of `DemoVenue.ownerIndex`. */
export function demoOwners(): DemoPerson[] {
  return OWNERS.map((owner) => ({ ...owner, role: 'CLIENT' }));
}

/** The accounts to sign in with: administrator, team, client (the same person as owner 0). */
export function demoAccounts(): DemoPerson[] {
  return [...STAFF, ...demoOwners().slice(0, 1)];
}

/** The addresses of those accounts by role, which anybody may sign in to. */
export function demoAccountsByRole(): ReadonlyMap<Role, string> {
  return new Map(demoAccounts().map(({ role, email }) => [Role[role], email]));
}
