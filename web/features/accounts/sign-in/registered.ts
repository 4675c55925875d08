import { tabStorage } from '../../../lib/tab-storage.ts';

const KEY = 'registered';

/** The content of the page after a registration. */
export type Registered = { readonly number: string; readonly email: string };

export function keepRegistered(registered: Registered): void {
  tabStorage.write(KEY, registered);
}

/** The registration that was made in this tab; null = none. */
export function keptRegistered(): Registered | null {
  const kept = tabStorage.read(KEY) as Partial<Registered> | null;
  return typeof kept?.number === 'string' && typeof kept.email === 'string'
    ? { number: kept.number, email: kept.email }
    : null;
}
