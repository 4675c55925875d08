import type { Caller } from '../authz.ts';

/** What every operation is given beside the services of its feature. */
export interface OperationContext {
  /** Where the operation comes from, as tries are counted by; empty for the product's own pages. */
  address: string;
  /** Who asks, as far as the gates have found out. */
  caller: Caller;
}
